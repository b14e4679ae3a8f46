import type { Sql, Tx } from './db';
import { byNumber, migrate, type Migration } from './migrate';

/** A line of a dump. Values are PostgreSQL's own text, so that each comes back as it was on either store. */
export type DumpLine = Partition | { table: string; columns: Column[] } | { sequence: string; value: string } | DumpRow;

/** A part of a table that is made while the server runs, such as one for each day. */
interface Partition {
  partition: string;
  of: string;
  bound: string;
}

/** A column and its type. */
export interface Column {
  name: string;
  type: string;
}

/** Where a move to this store, which has not come to its end, keeps how far it is. */
export const moving = 'netpane_move';

/** Rows that are read or written at a time, and characters of them from which on it is fewer. */
const batch = 500;
const enough = 1_000_000;

/** The migrations that a store has had. Empty for one without any. */
export async function appliedMigrations(db: Sql): Promise<Pick<Migration, 'name' | 'sha256'>[]> {
  if (!(await tablesOf(db)).includes('migration')) return [];
  const applied = await db.query<Pick<Migration, 'name' | 'sha256'>>('SELECT name, sha256 FROM migration');
  return applied.sort((a, b) => byNumber(a.name, b.name));
}

/** Whether the store has any table. */
export const isFilled = async (db: Sql): Promise<boolean> => (await tablesOf(db)).length > 0;

/** Tells all rows as they are at one moment, while others go on writing. */
export async function dump(sql: Tx, take: (line: DumpLine) => Promise<void>): Promise<void> {
  await sql.exec('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const { partitions, tables, sequences } = await contentsOf(sql);
  for (const partition of partitions) await take(partition);
  for (const { table, columns } of tables) {
    await take({ table, columns });
    for await (const rows of rowsOf(sql, table, columns)) for (const row of rows) await take(row);
  }
  for (const sequence of sequences) await take(sequence);
}

/** What a store has beside its shape: parts of tables that were made while it ran, tables with rows, and how far numbers are. */
export interface Contents {
  partitions: Partition[];
  tables: { table: string; columns: Column[] }[];
  sequences: { sequence: string; value: string }[];
}

/** Looks what there is. Rows of a part are among those of its table. */
export async function contentsOf(sql: Sql): Promise<Contents> {
  const partitions = await sql.query<Partition>(
    `SELECT c.relname AS partition, p.relname AS of, pg_get_expr(c.relpartbound, c.oid) AS bound
     FROM pg_class c JOIN pg_inherits i ON i.inhrelid = c.oid JOIN pg_class p ON p.oid = i.inhparent
     WHERE c.relispartition AND c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace ORDER BY 1`,
  );
  const parts = new Set(partitions.map(({ partition }) => partition));
  const tables: Contents['tables'] = [];
  for (const table of await tablesOf(sql))
    if (!parts.has(table)) tables.push({ table, columns: await columnsOf(sql, table) });
  const sequences = await sql.query<Contents['sequences'][number]>(
    `SELECT sequencename AS sequence, last_value::text AS value FROM pg_sequences
     WHERE schemaname = current_schema() AND last_value IS NOT NULL ORDER BY 1`,
  );
  return { partitions, tables, sequences };
}

/** A row of a dump: the text of each of its columns. */
export type DumpRow = (string | null)[];

/** The rows of a table, some at a time: the wider they are, the fewer. Without the first `but` of them. */
export async function* rowsOf(sql: Tx, table: string, columns: readonly Column[], but = 0): AsyncGenerator<DumpRow[]> {
  const values = columns.map(({ name }) => `${quoted(name)}::text`).join(', ');
  const name = quoted(table);
  await sql.exec(`DECLARE ${name} CURSOR FOR SELECT ARRAY[${values}]::text[] AS row FROM ${name}`);
  if (but > 0) await sql.exec(`MOVE FORWARD ${but} FROM ${name}`);
  let next = 4;
  for (let rows: { row: DumpRow }[]; (rows = await sql.query(`FETCH ${next} FROM ${name}`)).length > 0;) {
    yield rows.map(({ row }) => row);
    const width = rows.reduce((sum, { row }) => sum + widthOf(row), 0) / rows.length;
    next = Math.max(1, Math.min(batch, next * 8, Math.floor(enough / width)));
  }
  await sql.exec(`CLOSE ${name}`);
}

const widthOf = (row: DumpRow): number => row.reduce((sum, text) => sum + (text?.length ?? 4), 1);

/**
 * Makes the store what the lines say, in the shape of the given migrations, whatever was in it before; gives the number of
 * rows. In the transaction of `sql`: all of it or nothing.
 */
export async function restore(
  sql: Tx,
  migrations: readonly Migration[],
  lines: AsyncIterable<DumpLine>,
): Promise<number> {
  const references = await emptyShape(sql, migrations);
  const count = await load(sql, lines);
  await holdTogether(sql, references);
  return count;
}

/** A rule between tables. */
export interface Reference {
  table: string;
  name: string;
  definition: string;
}

/**
 * Makes the store one in the shape of the given migrations without a row, whatever was in it before. Until `holdTogether`
 * rows may come in any order, and set nothing off; gives the rules between tables that it takes away for that.
 */
export async function emptyShape(sql: Tx, migrations: readonly Migration[]): Promise<Reference[]> {
  await clear(sql);
  await migrate({ exec: sql.exec, tx: (work) => work(sql) }, migrations);
  const references = await sql.query<Reference>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND conparentid = 0 AND connamespace = current_schema()::regnamespace`,
  );
  const tables = (await tablesOf(sql)).map(quoted);
  await sql.exec(`
    TRUNCATE ${tables.join(', ')};
    ${references.map(({ table, name }) => `ALTER TABLE ${table} DROP CONSTRAINT ${name};`).join('')}
    ${tables.map((table) => `ALTER TABLE ${table} DISABLE TRIGGER USER;`).join('')}
  `);
  return references;
}

/** Puts back what `emptyShape` took away. */
export async function holdTogether(sql: Tx, references: readonly Reference[]): Promise<void> {
  const tables = (await tablesOf(sql)).map(quoted);
  await sql.exec(`
    ${references.map(({ table, name, definition }) => `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition};`).join('')}
    ${tables.map((table) => `ALTER TABLE ${table} ENABLE TRIGGER USER;`).join('')}
  `);
}

async function load(sql: Tx, lines: AsyncIterable<DumpLine>): Promise<number> {
  let insert: string | undefined;
  let rows: DumpRow[] = [];
  let width = 0;
  let count = 0;
  const flush = async () => {
    if (insert && rows.length > 0) await sql.query(insert, [JSON.stringify(rows)]);
    count += rows.length;
    rows = [];
    width = 0;
  };
  for await (const line of lines) {
    if (Array.isArray(line)) {
      rows.push(line);
      width += widthOf(line);
      if (rows.length === batch || width >= enough) await flush();
      continue;
    }
    await flush();
    if ('table' in line) insert = insertOf(line.table, line.columns);
    else if ('sequence' in line) await setSequence(sql, line);
    else await sql.exec(partitionOf(line));
  }
  await flush();
  return count;
}

/** Numbers go on from where they were. */
export const setSequence = (sql: Sql, { sequence, value }: Contents['sequences'][number]) =>
  sql.query('SELECT setval($1::text::regclass, $2)', [quoted(sequence), value]);

/** Makes such a part where it is not there yet. */
export const partitionOf = ({ partition, of, bound }: Partition): string =>
  `CREATE TABLE IF NOT EXISTS ${quoted(partition)} PARTITION OF ${quoted(of)} ${bound}`;

/** Writes rows, which are its parameter as JSON. */
export const insertOf = (table: string, columns: readonly Column[]): string =>
  `INSERT INTO ${quoted(table)} (${columns.map(({ name }) => quoted(name)).join(', ')}) OVERRIDING SYSTEM VALUE
   SELECT ${columns.map(({ type }, at) => `(row->>${at})::${type}`).join(', ')}
   FROM json_array_elements($1::json) AS line (row)`;

/** Takes away the tables and functions that migrations make; what belongs to an extension stays. */
async function clear(sql: Tx): Promise<void> {
  const drops = await sql.query<{ drop: string }>(
    `SELECT format('DROP TABLE IF EXISTS %I CASCADE', tablename) AS drop FROM pg_tables WHERE schemaname = current_schema()
     UNION ALL
     SELECT format('DROP SEQUENCE IF EXISTS %I', sequencename) FROM pg_sequences WHERE schemaname = current_schema()
     UNION ALL
     SELECT format('DROP FUNCTION IF EXISTS %s CASCADE', p.oid::regprocedure) FROM pg_proc p
     WHERE pronamespace = current_schema()::regnamespace
       AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`,
  );
  await sql.exec([...drops.map(({ drop }) => drop), `DROP SCHEMA IF EXISTS ${moving} CASCADE`].join(';\n'));
}

const tablesOf = async (sql: Sql): Promise<string[]> =>
  (
    await sql.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() ORDER BY 1`,
    )
  ).map(({ name }) => name);

/** Without those that are computed from others. */
const columnsOf = (sql: Sql, table: string): Promise<Column[]> =>
  sql.query<Column>(
    `SELECT attname AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute
     WHERE attrelid = $1::text::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [quoted(table)],
  );

/** A name as it stands in a statement. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
