import { groupName, required } from '../../../../src/rules';
import { newId } from '../../kit/secrets';
import type { Context } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { noteChange } from '../logs/record-action';
import { because, invalid, refuse } from '../../kit/refusal';
import { checks, validate } from '../../kit/validate';
import { lockAccount } from '../../kit/sql/lock';

/** Trees of groups of one table, and what a refusal calls them. */
export interface Forest {
  table: 'device_group' | 'sdwan_group';
  /** Kinds of tree that this is about; ids of another kind are not there. */
  kinds: readonly string[];
  noun: '分组' | '部门';
  /** Levels of a tree, and groups of one tree: more than that nobody finds anything in. */
  deepest: number;
  most: number;
}

/** What refusals say of groups that are called so. */
const words = {
  分组: { noun: 'groups', name: 'groupName', missing: 'noGroup' },
  部门: { noun: 'departments', name: 'departmentName', missing: 'noDepartment' },
} as const;
/** What a refusal calls the groups of a forest. */
export const nounOf = ({ noun }: Forest) => words[noun].noun;

export interface TreeGroup {
  id: string;
  kind: string;
  parent_id: string | null;
  name: string;
  position: number;
}
export type Tree = Map<string, TreeGroup>;

/** What a refusal says of a group that is not there. */
export const missing = ({ noun }: Forest) => refuse(words[noun].missing);

/** Every group of an account. Locks the account's trees, so that two changes at once cannot make a circle of one. */
export async function readTree(sql: Sql, { table, kinds }: Forest, accountId: string): Promise<Tree> {
  await lockAccount(sql, accountId);
  const rows = await sql.query<TreeGroup>(
    `SELECT id, kind, parent_id, name, position FROM ${table} WHERE account_id = $1 AND kind = ANY($2::text[])`,
    [accountId, kinds],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Groups right below one of a kind (null: at the top). */
export const childrenOf = (tree: Tree, kind: string, parent: string | null): TreeGroup[] =>
  [...tree.values()].filter((one) => one.kind === kind && one.parent_id === parent);

/** Levels from the top down to a group; 0 above the top. */
function depthOf(tree: Tree, id: string | null): number {
  const group = id === null ? undefined : tree.get(id);
  return group ? 1 + depthOf(tree, group.parent_id) : 0;
}

/** Levels of a group and what is below it. */
function heightOf(tree: Tree, { id, kind }: TreeGroup): number {
  return 1 + Math.max(0, ...childrenOf(tree, kind, id).map((child) => heightOf(tree, child)));
}

/** Name of a group, or of the top. */
export const nameOf = (tree: Tree, id: string | null) => (id !== null && tree.get(id)?.name) || '顶级';

const checkName = ({ noun }: Forest, name: string) =>
  validate({ name: checks(words[noun].name, required, groupName)(name) });
const nextPosition = (others: readonly TreeGroup[]) => Math.max(-1, ...others.map((one) => one.position)) + 1;

function mustBeFree(forest: Forest, others: readonly TreeGroup[], name: string, self?: string): void {
  if (others.some((one) => one.id !== self && one.name === name))
    throw invalid({ name: because('nameTakenBeside', { noun: nounOf(forest) }) });
}

/** Makes a group; 422 for its name, 404 for a parent that is not the account's or of another kind. */
export async function createGroup(
  context: Context,
  forest: Forest,
  { kind, name, parent: above }: { kind: string; name: string; parent?: string | undefined },
): Promise<{ id: string }> {
  checkName(forest, name);
  const { db, caller } = context;
  const { noun, deepest, most } = forest;
  const parent = above ?? null;
  return db.tx(async (sql) => {
    const tree = await readTree(sql, forest, caller.accountId);
    if (parent !== null && tree.get(parent)?.kind !== kind) throw missing(forest);
    if (tree.size >= most) throw refuse('treeFull', { most, noun: nounOf(forest) });
    if (depthOf(tree, parent) >= deepest) throw refuse('treeDepth', { noun: nounOf(forest), most: deepest });
    const others = childrenOf(tree, kind, parent);
    mustBeFree(forest, others, name);
    noteChange(context, { 名称: ['', name], [`上级${noun}`]: ['', nameOf(tree, parent)] });
    const id = newId('grp');
    await sql.query(
      `INSERT INTO ${forest.table} (id, account_id, kind, parent_id, name, position) VALUES ($1, $2, $3, $4, $5, $6)`,
      [id, caller.accountId, kind, parent, name, nextPosition(others)],
    );
    return { id };
  });
}

/** Names a group. */
export async function renameGroup(context: Context, forest: Forest, id: string, name: string): Promise<void> {
  checkName(forest, name);
  const { db, caller } = context;
  await db.tx(async (sql) => {
    const tree = await readTree(sql, forest, caller.accountId);
    const group = tree.get(id);
    if (!group) throw missing(forest);
    mustBeFree(forest, childrenOf(tree, group.kind, group.parent_id), name, id);
    noteChange(context, { 名称: [group.name, name] });
    await sql.query(`UPDATE ${forest.table} SET name = $3 WHERE account_id = $1 AND id = $2`, [
      caller.accountId,
      id,
      name,
    ]);
  });
}

/** Puts a group under another; refused below itself and too deep. */
export async function moveGroup(context: Context, forest: Forest, id: string, parent: string | null): Promise<void> {
  const { db, caller } = context;
  await db.tx(async (sql) => {
    const tree = await readTree(sql, forest, caller.accountId);
    const group = tree.get(id);
    if (!group) throw missing(forest);
    if (parent === group.parent_id) return;
    await hangUnder(sql, forest, caller.accountId, tree, group, parent);
    noteChange(context, {
      [`${group.name} 上级${forest.noun}`]: [nameOf(tree, group.parent_id), nameOf(tree, parent)],
    });
  });
}

/** Hangs a group under another one, where the tree stays one: neither a circle, nor too deep, nor a name twice. */
export async function hangUnder(
  sql: Sql,
  forest: Forest,
  accountId: string,
  tree: Tree,
  group: TreeGroup,
  parent: string | null,
): Promise<void> {
  const { deepest } = forest;
  if (parent !== null && tree.get(parent)?.kind !== group.kind) throw missing(forest);
  if (isWithin(tree, parent, group.id)) throw refuse('intoItself');
  if (depthOf(tree, parent) + heightOf(tree, group) > deepest)
    throw refuse('treeDepth', { noun: nounOf(forest), most: deepest });
  const others = childrenOf(tree, group.kind, parent);
  if (others.some((one) => one.name === group.name)) throw refuse('nameTakenThere', { noun: nounOf(forest) });
  await sql.query(`UPDATE ${forest.table} SET parent_id = $3, position = $4 WHERE account_id = $1 AND id = $2`, [
    accountId,
    group.id,
    parent,
    nextPosition(others),
  ]);
}

/** Whether a group (null: the top) is another one or below it. */
export function isWithin(tree: Tree, id: string | null, other: string): boolean {
  for (let at = id; at !== null; at = tree.get(at)?.parent_id ?? null) if (at === other) return true;
  return false;
}

/** A group as lists of groups tell of it. */
export interface CountedGroup {
  id: string;
  parent_id: string | null;
  name: string;
  count: number;
  online: number;
}

/** Groups in tree order: each right after its parent, which counts everything below it. */
export function inTreeOrder(rows: readonly CountedGroup[]): CountedGroup[] {
  const under = new Map<string | null, CountedGroup[]>();
  for (const row of rows) {
    const siblings = under.get(row.parent_id);
    if (siblings) siblings.push(row);
    else under.set(row.parent_id, [row]);
  }
  const walk = (parent: string | null): CountedGroup[] =>
    (under.get(parent) ?? []).flatMap((group) => {
      const below = walk(group.id);
      const children = below.filter((one) => one.parent_id === group.id);
      const sum = (key: 'count' | 'online') => children.reduce((all, one) => all + one[key], group[key]);
      return [{ ...group, count: sum('count'), online: sum('online') }, ...below];
    });
  return walk(null);
}

/** SQL of the ids of a group and everything below it; `$1` is the account. */
export const groupTree = (table: Forest['table'], root: string): string =>
  `WITH RECURSIVE tree AS (
     SELECT id FROM ${table} WHERE account_id = $1 AND id = ${root}
     UNION ALL SELECT g.id FROM ${table} g JOIN tree ON g.parent_id = tree.id
   ) SELECT id FROM tree`;
