import type { Word } from '../../../../src/api/refusal/words';
import type { ParsedOf } from '../../../../src/api/endpoint';
import type {
  SdwanGroup,
  sdwanGroupAssign,
  sdwanGroupRemove,
  sdwanGroups,
} from '../../../../src/api/contract/sdwan-group';
import type { Context } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { iso } from '../../../../src/domain/time';
import { noteChange } from '../../account/logs/record-action';
import {
  childrenOf,
  hangUnder,
  inTreeOrder,
  isWithin,
  missing,
  nameOf,
  nounOf,
  readTree,
  type CountedGroup,
  type Forest,
} from '../../account/tree/tree';
import { briefs } from './read';
import { because, invalid, refuse } from '../../kit/refusal';

/** What a tree sorts, beside what is said of its groups. */
interface Sorted extends Forest {
  /** Where a member keeps its group, what it is called, and what else a move changes in it. */
  members: { table: string; column: string; label: string; noun: string; word: Word; also: string };
  none: string;
  /** Groups with what is right in them, over `$1` the account, `$2` the kind, `$3` the time and `$4` the service. */
  counted: string;
}
type Kind = 'network' | 'department';

/** Groups of networks and departments of accounts. */
export const sdwanForests: Readonly<Record<Kind, Sorted>> = {
  network: {
    table: 'sdwan_group',
    kinds: ['network'],
    noun: '分组',
    deepest: 5,
    most: 200,
    members: { table: 'sdwan_network', column: 'group_id', label: 'name', noun: '组网', word: 'networks', also: '' },
    none: '未分组',
    counted: `SELECT g.id, g.parent_id, g.name, count(b.id) AS count, count(b.id) FILTER (WHERE b.state = 'normal') AS online
      FROM sdwan_group g LEFT JOIN (${briefs('$3')}) b ON b.group_id = g.id AND ($4::text IS NULL OR b.service = $4)
      WHERE g.account_id = $1 AND g.kind = $2 GROUP BY g.id ORDER BY g.position, g.id`,
  },
  department: {
    table: 'sdwan_group',
    kinds: ['department'],
    noun: '部门',
    deepest: 8,
    most: 500,
    members: {
      table: 'sdwan_account',
      column: 'department_id',
      label: 'username',
      noun: '账号',
      word: 'accounts',
      also: ', rev = rev + 1',
    },
    none: '未分配部门',
    counted: `SELECT g.id, g.parent_id, g.name, count(a.id) AS count, count(a.id) FILTER (WHERE a.online > 0) AS online
      FROM sdwan_group g LEFT JOIN sdwan_account a ON a.department_id = g.id
      WHERE g.account_id = $1 AND g.kind = $2 AND $3::timestamptz IS NOT NULL AND coalesce($4::text, '') IS NOT NULL GROUP BY g.id ORDER BY g.position, g.id`,
  },
};

/** Every group of a kind of the caller. */
export async function groupList(
  { db, caller, now }: Context,
  { kind, service }: ParsedOf<typeof sdwanGroups>,
): Promise<SdwanGroup[]> {
  const { counted } = sdwanForests[kind];
  return inTreeOrder(await db.query<CountedGroup>(counted, [caller.accountId, kind, iso(now()), service ?? null]));
}

/**
 * Removes a group. What is right in it goes into `to`, and so do the groups right below it; without `to` a group with
 * anything in it stays. Gives how many members went elsewhere.
 */
export async function removeSdwanGroup(
  context: Context,
  { kind, id, to }: ParsedOf<typeof sdwanGroupRemove>,
): Promise<number> {
  const { db, caller } = context;
  const { accountId } = caller;
  const forest = sdwanForests[kind];
  const { members, noun } = forest;
  return db.tx(async (sql) => {
    const tree = await readTree(sql, forest, accountId);
    const group = tree.get(id);
    if (!group || (typeof to === 'string' && !tree.has(to))) throw missing(forest);
    if (typeof to === 'string' && isWithin(tree, to, id)) throw invalid({ to: because('notBelowRemoved') });
    const below = childrenOf(tree, kind, id);
    // Held before they are counted: what comes in meanwhile waits, and then finds the group gone.
    await sql.query('SELECT 1 FROM sdwan_group WHERE id = $1 FOR UPDATE', [id]);
    const [inside] = await sql.query<{ count: number }>(
      `SELECT count(*) AS count FROM ${members.table} WHERE account_id = $1 AND ${members.column} = $2`,
      [accountId, id],
    );
    const count = inside!.count;
    if (to === undefined && (below.length > 0 || count > 0)) {
      throw refuse('groupNotEmpty', {
        name: group.name,
        below: below.length,
        noun: nounOf(forest),
        count,
        members: members.word,
      });
    }
    for (const child of below) {
      await hangUnder(sql, forest, accountId, tree, child, to ?? null);
      child.parent_id = to ?? null;
    }
    await sql.query(
      `UPDATE ${members.table} SET ${members.column} = $3${members.also} WHERE account_id = $1 AND ${members.column} = $2`,
      [accountId, id, to ?? null],
    );
    await sql.query('DELETE FROM sdwan_group WHERE account_id = $1 AND id = $2', [accountId, id]);
    const target = to === undefined ? '' : to === null ? forest.none : nameOf(tree, to);
    noteChange(context, {
      名称: [group.name, ''],
      [`上级${noun}`]: [nameOf(tree, group.parent_id), ''],
      [`${members.noun}移到`]: count > 0 ? [`${count} 个`, target] : ['', ''],
      [`下级${noun}移到`]: below.length > 0 ? [below.map(({ name }) => name).join('、'), target] : ['', ''],
    });
    return count;
  });
}

/** Members whose groups a line of the log names one by one. */
const mostLogged = 20;

/** Puts networks or accounts into a group; those of another account are left alone. Gives how many moved. */
export async function assignSdwanGroup(
  context: Context,
  { kind, ids, group }: ParsedOf<typeof sdwanGroupAssign>,
): Promise<number> {
  const { db, caller } = context;
  const forest = sdwanForests[kind];
  const { table, column, label, noun, also } = forest.members;
  return db.tx(async (sql) => {
    const name = await mustBeGroup(sql, caller.accountId, kind, group);
    const rows = await sql.query<{ id: string; label: string; before: string | null }>(
      `SELECT m.id, m.${label} AS label, (SELECT g.name FROM sdwan_group g WHERE g.id = m.${column}) AS before
       FROM ${table} m WHERE m.account_id = $1 AND m.id = ANY($2::text[]) AND m.${column} IS DISTINCT FROM $3
       ORDER BY m.id FOR UPDATE OF m`,
      [caller.accountId, ids, group],
    );
    await sql.query(`UPDATE ${table} SET ${column} = $3${also} WHERE account_id = $1 AND id = ANY($2::text[])`, [
      caller.accountId,
      rows.map(({ id }) => id),
      group,
    ]);
    const facts = rows
      .slice(0, mostLogged)
      .map((row) => [`${row.label} ${forest.noun}`, [row.before ?? forest.none, name]] as const);
    const rest = rows.length - facts.length;
    noteChange(
      context,
      Object.fromEntries(rest > 0 ? [...facts, ['其余', ['', `${rest} 个${noun}`]] as const] : facts),
    );
    return rows.length;
  });
}

/** The name of a group of an account, which stays until the transaction ends; 404 for any other. */
export async function mustBeGroup(sql: Sql, accountId: string, kind: Kind, id: string | null): Promise<string> {
  const forest = sdwanForests[kind];
  if (id === null) return forest.none;
  const [row] = await sql.query<{ name: string }>(
    'SELECT name FROM sdwan_group WHERE account_id = $1 AND id = $2 AND kind = $3 FOR SHARE',
    [accountId, id, kind],
  );
  if (!row) throw missing(forest);
  return row.name;
}
