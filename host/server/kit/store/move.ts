import type { Db, Sql, Tx } from './db';
import {
  contentsOf,
  emptyShape,
  holdTogether,
  insertOf,
  isFilled,
  moving,
  partitionOf,
  quoted,
  rowsOf,
  setSequence,
  type Column,
  type Contents,
  type Reference,
} from './dump';
import type { Migration } from './migrate';

/** What was moved. */
export interface Moved {
  tables: number;
  rows: number;
}

/** One that cannot begin: the other store holds something that did not come from a move. */
export class NotEmpty extends Error {}

type Table = Contents['tables'][number];

/**
 * Carries every row of a store that nobody uses to another one, in the shape of these migrations, which are those of the
 * first. Cut off anywhere it is begun again and goes on behind the last rows that are safe. At the end each table has as
 * many rows as there, with the same sum, or it rejects. `done` is told of each table.
 */
export async function move(
  from: Db,
  to: Db,
  shape: readonly Migration[],
  done: (table: string, rows: number) => void,
): Promise<Moved> {
  const names = shape.map(({ name }) => name);
  if ((await shapeOfMove(to))?.join() !== names.join()) {
    if (!(await isMoving(to)) && (await isFilled(to))) throw new NotEmpty();
    await to.tx((sql) => begin(sql, shape));
  }
  const contents = await contentsOf(from);
  for (const partition of contents.partitions) await to.exec(partitionOf(partition));
  for (const table of contents.tables) {
    await copy(from, to, table);
    // One that was written to since the rows before were copied is copied anew, once.
    if (!(await areEqual(from, to, table))) {
      await to.tx(async (sql) => {
        await sql.exec(`TRUNCATE ${quoted(table.table)}`);
        await sql.query(`UPDATE ${moving}.progress SET rows = 0 WHERE name = $1`, [table.table]);
      });
      await copy(from, to, table);
      if (!(await areEqual(from, to, table))) throw new Error(`${table.table}: rows are not those of the first store`);
    }
    done(table.table, await copied(to, table.table));
  }
  return to.tx(async (sql) => {
    const [sum] = await sql.query<{ rows: number }>(`SELECT coalesce(sum(rows), 0) AS rows FROM ${moving}.progress`);
    for (const sequence of contents.sequences) await setSequence(sql, sequence);
    await holdTogether(sql, await sql.query<Reference>(`SELECT * FROM ${moving}.reference`));
    await sql.exec(`DROP SCHEMA ${moving} CASCADE`);
    return { tables: contents.tables.length, rows: sum!.rows };
  });
}

/** What a move keeps of itself: the shape, the rules between tables that are put back, and the rows that are safe. */
export const movingTables = `
  CREATE SCHEMA ${moving};
  CREATE TABLE ${moving}.shape (name text PRIMARY KEY);
  CREATE TABLE ${moving}.reference ("table" text NOT NULL, name text NOT NULL, definition text NOT NULL);
  CREATE TABLE ${moving}.progress (name text PRIMARY KEY, rows bigint NOT NULL);
`;

/** Whether a move to this store has begun and not come to its end. */
export async function isMoving(db: Sql): Promise<boolean> {
  const [row] = await db.query<{ there: boolean }>('SELECT to_regnamespace($1) IS NOT NULL AS there', [moving]);
  return row!.there;
}

/** The migrations of the store that is being moved. */
async function shapeOfMove(to: Db): Promise<string[] | undefined> {
  if (!(await isMoving(to))) return undefined;
  const rows = await to.query<{ name: string }>(`SELECT name FROM ${moving}.shape ORDER BY name`);
  return rows.map(({ name }) => name);
}

async function begin(sql: Tx, shape: readonly Migration[]): Promise<void> {
  const references = await emptyShape(sql, shape);
  await sql.exec(movingTables);
  await sql.query(`INSERT INTO ${moving}.shape SELECT unnest($1::text[])`, [shape.map(({ name }) => name)]);
  await sql.query(`INSERT INTO ${moving}.reference SELECT * FROM unnest($1::text[], $2::text[], $3::text[])`, [
    references.map(({ table }) => table),
    references.map(({ name }) => name),
    references.map(({ definition }) => definition),
  ]);
}

/** Copies the rows behind those that are there. Where a store has no other connection, nobody writes: their order stays. */
async function copy(from: Db, to: Db, { table, columns }: Table): Promise<void> {
  const insert = insertOf(table, columns);
  await to.query(`INSERT INTO ${moving}.progress VALUES ($1, 0) ON CONFLICT DO NOTHING`, [table]);
  const before = await copied(to, table);
  await from.tx(async (source) => {
    await source.exec('SET LOCAL synchronize_seqscans = off');
    for await (const rows of rowsOf(source, table, columns, before)) {
      await to.tx(async (sql) => {
        await sql.query(insert, [JSON.stringify(rows)]);
        await sql.query(`UPDATE ${moving}.progress SET rows = rows + $2 WHERE name = $1`, [table, rows.length]);
      });
    }
  });
}

async function copied(to: Db, table: string): Promise<number> {
  const [row] = await to.query<{ rows: number }>(`SELECT rows FROM ${moving}.progress WHERE name = $1`, [table]);
  return row?.rows ?? 0;
}

async function areEqual(one: Db, other: Db, { table, columns }: Table): Promise<boolean> {
  const sums = await Promise.all([one, other].map((db) => db.query(sumOf(table, columns))));
  return JSON.stringify(sums[0]) === JSON.stringify(sums[1]);
}

/** How many rows there are, and a sum of what stands in them that is the same in whichever order. */
const sumOf = (table: string, columns: readonly Column[]): string =>
  `SELECT count(*) AS rows, sum(('x' || left(md5(ROW(${columns.map(({ name }) => quoted(name)).join(', ')})::text), 15))::bit(60)::bigint)::text AS sum
   FROM ${quoted(table)}`;
