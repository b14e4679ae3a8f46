import type { Context } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { noteChange } from '../../account/logs/record-action';
import type { Change } from '../../account/logs/facts';
import { childrenOf, missing, nameOf, readTree, type Forest } from '../../account/tree/tree';
import { mustBeUnused } from '../../account/tree/uses';
import { refuse } from '../../kit/refusal';

/** Groups of gateways and of firewalls. */
export const deviceGroups: Forest = {
  table: 'device_group',
  kinds: ['gateway', 'firewall'],
  noun: '分组',
  deepest: 5,
  most: 500,
};

const ungrouped = '未分组';

/** Removes a group that nothing acts on; its devices stay without one. Gives how many those are. */
export async function removeGroup(context: Context, id: string): Promise<number> {
  const { db, caller } = context;
  return db.tx(async (sql) => {
    const tree = await readTree(sql, deviceGroups, caller.accountId);
    const group = tree.get(id);
    if (!group) throw missing(deviceGroups);
    if (childrenOf(tree, group.kind, id).length > 0) throw refuse('groupsInside');
    await mustBeUnused(sql, context, id);
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
const mostLogged = 20;

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
     LIMIT ${mostLogged}`,
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
    if (!target) throw missing(deviceGroups);
    kinds.splice(0, kinds.length, target.kind);
  }
  const moved = await sql.query<{ id: string }>(
    `UPDATE device SET group_id = $3 WHERE account_id = $1 AND id = ANY($2::text[]) AND kind = ANY($4::text[])
     RETURNING id`,
    [accountId, ids, group, kinds],
  );
  return moved.map(({ id }) => id);
}
