import type { ParsedOf } from '../../../src/api/endpoint';
import type { groupCreate } from '../../../src/api/contract/group';
import { groupName, required } from '../../../src/rules';
import { checks } from '../../../src/text';
import { newId } from '../auth/secrets';
import type { Context } from '../context';
import type { Sql } from '../db';
import { fail, invalid, notFound } from '../handler';
import { noteChange } from '../logs/record-action';
import type { Change } from '../logs/facts';
import { validate } from '../validate';

/** Levels of a tree, and groups of an account: more than that nobody finds anything in. */
const deepest = 5;
const mostGroups = 500;

/** Code of a refused change to the tree of groups. */
const refused = 4044;
const noGroup = '没有找到这个分组';

interface Group {
  id: string;
  kind: string;
  parent_id: string | null;
  name: string;
  position: number;
}

/** Every group of an account. Locks the account's tree, so that two changes at once cannot make a circle of it. */
async function readTree(sql: Sql, accountId: string): Promise<Map<string, Group>> {
  await sql.query('SELECT 1 FROM account WHERE id = $1 FOR UPDATE', [accountId]);
  const rows = await sql.query<Group>(
    'SELECT id, kind, parent_id, name, position FROM device_group WHERE account_id = $1',
    [accountId],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

const siblings = (tree: Map<string, Group>, kind: string, parent: string | null): Group[] =>
  [...tree.values()].filter((one) => one.kind === kind && one.parent_id === parent);

/** Levels from the top down to a group; 0 above the top. */
function depthOf(tree: Map<string, Group>, id: string | null): number {
  const group = id === null ? undefined : tree.get(id);
  return group ? 1 + depthOf(tree, group.parent_id) : 0;
}

/** Levels of a group and what is below it. */
function heightOf(tree: Map<string, Group>, { id, kind }: Group): number {
  return 1 + Math.max(0, ...siblings(tree, kind, id).map((child) => heightOf(tree, child)));
}

function mustBeFree(others: readonly Group[], name: string, self?: string): void {
  if (others.some((one) => one.id !== self && one.name === name)) throw invalid({ name: ['同级已有同名分组'] });
}

const ungrouped = '未分组';
const nameOf = (tree: Map<string, Group>, id: string | null) => (id !== null && tree.get(id)?.name) || '顶级';

const checkName = (name: string) => validate({ name: checks('分组名称', required, groupName)(name) });
const nextPosition = (others: readonly Group[]) => Math.max(-1, ...others.map((one) => one.position)) + 1;

/** Makes a group; 422 for its name, 404 for a parent that is not the account's or of another kind. */
export async function createGroup(
  context: Context,
  { kind, name, parent: above }: ParsedOf<typeof groupCreate>,
): Promise<{ id: string }> {
  checkName(name);
  const { db, caller } = context;
  const parent = above ?? null;
  return db.tx(async (sql) => {
    const tree = await readTree(sql, caller.accountId);
    if (parent !== null && tree.get(parent)?.kind !== kind) throw notFound(noGroup);
    if (tree.size >= mostGroups) throw fail(refused, `最多 ${mostGroups} 个分组`);
    if (depthOf(tree, parent) >= deepest) throw fail(refused, `分组最多 ${deepest} 级`);
    const others = siblings(tree, kind, parent);
    mustBeFree(others, name);
    noteChange(context, { 名称: ['', name], 上级分组: ['', nameOf(tree, parent)] });
    const id = newId('grp');
    await sql.query(
      'INSERT INTO device_group (id, account_id, kind, parent_id, name, position) VALUES ($1, $2, $3, $4, $5, $6)',
      [id, caller.accountId, kind, parent, name, nextPosition(others)],
    );
    return { id };
  });
}

/** Names a group. */
export async function renameGroup(context: Context, id: string, name: string): Promise<void> {
  checkName(name);
  const { db, caller } = context;
  await db.tx(async (sql) => {
    const tree = await readTree(sql, caller.accountId);
    const group = tree.get(id);
    if (!group) throw notFound(noGroup);
    mustBeFree(siblings(tree, group.kind, group.parent_id), name, id);
    noteChange(context, { 名称: [group.name, name] });
    await sql.query('UPDATE device_group SET name = $3 WHERE account_id = $1 AND id = $2', [
      caller.accountId,
      id,
      name,
    ]);
  });
}

/** Puts a group under another; refused below itself and too deep. */
export async function moveGroup(context: Context, id: string, parent: string | null): Promise<void> {
  const { db, caller } = context;
  await db.tx(async (sql) => {
    const tree = await readTree(sql, caller.accountId);
    const group = tree.get(id);
    if (!group) throw notFound(noGroup);
    if (parent !== null && tree.get(parent)?.kind !== group.kind) throw notFound(noGroup);
    if (parent === group.parent_id) return;
    for (let above = parent; above !== null; above = tree.get(above)!.parent_id) {
      if (above === id) throw fail(refused, '不能移动到自己或自己的下级');
    }
    if (depthOf(tree, parent) + heightOf(tree, group) > deepest) throw fail(refused, `分组最多 ${deepest} 级`);
    const others = siblings(tree, group.kind, parent);
    if (others.some((one) => one.name === group.name)) throw fail(refused, '目标分组下已有同名分组');
    noteChange(context, { [`${group.name} 上级分组`]: [nameOf(tree, group.parent_id), nameOf(tree, parent)] });
    await sql.query('UPDATE device_group SET parent_id = $3, position = $4 WHERE account_id = $1 AND id = $2', [
      caller.accountId,
      id,
      parent,
      nextPosition(others),
    ]);
  });
}

/** Removes a group; its devices stay without one. Gives how many those are. */
export async function removeGroup(context: Context, id: string): Promise<number> {
  const { db, caller } = context;
  return db.tx(async (sql) => {
    const tree = await readTree(sql, caller.accountId);
    const group = tree.get(id);
    if (!group) throw notFound(noGroup);
    if (siblings(tree, group.kind, id).length > 0) throw fail(refused, '请先删除或移走下级分组');
    const released = await sql.query(
      'UPDATE device SET group_id = NULL WHERE account_id = $1 AND group_id = $2 RETURNING id',
      [caller.accountId, id],
    );
    await sql.query('DELETE FROM device_group WHERE account_id = $1 AND id = $2', [caller.accountId, id]);
    const { name, parent_id } = group;
    const devices = String(released.length);
    noteChange(context, { 名称: [name, ''], 上级分组: [nameOf(tree, parent_id), ''], 组内设备: [devices, ''] });
    return released.length;
  });
}

/** Puts devices into a group; those that are not the account's or of another kind are left alone. Gives how many. */
export async function assignGroup(context: Context, ids: readonly string[], group: string | null): Promise<number> {
  const { db, caller } = context;
  return db.tx(async (sql) => {
    const change = await changeOfGroup(sql, caller.accountId, ids, group);
    const moved = await assignIn(sql, caller.accountId, ids, group);
    if (moved.length > 0) noteChange(context, change);
    return moved.length;
  });
}

/** Devices whose groups a line of the log names one by one. */
const mostTold = 20;

/** The groups that devices are in and shall be in, for the log of actions. */
export async function changeOfGroup(
  sql: Sql,
  accountId: string,
  ids: readonly string[],
  group: string | null,
): Promise<Change> {
  const rows = await sql.query<{ remark: string; before: string; after: string; total: number }>(
    `SELECT d.remark, coalesce(g.name, $4) AS before, coalesce(t.name, $4) AS after, count(*) OVER () AS total FROM device d
     LEFT JOIN device_group g ON g.id = d.group_id LEFT JOIN device_group t ON t.account_id = $1 AND t.id = $3
     WHERE d.account_id = $1 AND d.id = ANY($2::text[]) AND d.group_id IS DISTINCT FROM $3 ORDER BY d.remark, d.id
     LIMIT ${mostTold}`,
    [accountId, ids, group, ungrouped],
  );
  const facts = rows.map(({ remark, before, after }) => [`${remark} 分组`, [before, after]] as const);
  const rest = (rows[0]?.total ?? 0) - rows.length;
  return Object.fromEntries(rest > 0 ? [...facts, ['其余', ['', `${rest} 台`]] as const] : facts);
}

/** Puts devices into a group inside a transaction; the ids of those that are in it now. 404 when there is no such group. */
export async function assignIn(
  sql: Sql,
  accountId: string,
  ids: readonly string[],
  group: string | null,
): Promise<string[]> {
  const kinds = ['gateway', 'firewall'];
  if (group !== null) {
    const [target] = await sql.query<{ kind: string }>(
      'SELECT kind FROM device_group WHERE account_id = $1 AND id = $2 FOR SHARE',
      [accountId, group],
    );
    if (!target) throw notFound(noGroup);
    kinds.splice(0, kinds.length, target.kind);
  }
  const moved = await sql.query<{ id: string }>(
    `UPDATE device SET group_id = $3 WHERE account_id = $1 AND id = ANY($2::text[]) AND kind = ANY($4::text[])
     RETURNING id`,
    [accountId, ids, group, kinds],
  );
  return moved.map(({ id }) => id);
}
