import { day, iso, monthStart } from '../../../../src/domain/time';
import type { Db, Tx } from '../store/db';
import { quoted } from '../store/dump';
import { copiedUntil } from './copy';
import { uncount } from './counts';
import type { HistoryKind, WithHistory } from './kinds';

/** A part that is there. */
interface Part {
  name: string;
  /** Where it ends, milliseconds since 1970. */
  ends: number;
}

/** Milliseconds that a change waits for those who read: everybody else waits behind it. The next turn tries again. */
const patience = 2_000;

/** How parts are kept. */
interface Keeping {
  /** How far back they are made; not at all unless given. */
  back?: number;
  /** What an archive is to have, and has not yet, stays however old it is. */
  archived?: boolean;
}

/** Makes the parts of all that features keep so, and drops those that are too old. */
export async function keepHistory(
  db: Db,
  features: readonly WithHistory[],
  now: number,
  keeping: Keeping = {},
): Promise<void> {
  for (const kind of features.flatMap(({ history = [] }) => history)) await keepParts(db, kind, now, keeping);
}

/**
 * Makes the parts of a table that rows are about to be written to, and those for rows that came before theirs was there;
 * drops those of which every row may go. Several servers may do it at the same time.
 */
async function keepParts(
  db: Db,
  kind: HistoryKind,
  now: number,
  { back = 0, archived = false }: Keeping,
): Promise<void> {
  const { table, step, ahead = 0 } = kind;
  const keep = (archived && kind.archived?.beside) || kind.keep;
  const parts = await partsOf(db, table);
  const copied = archived && kind.archived ? ((await copiedUntil(db, table)) ?? 0) : Infinity;
  const oldest = Math.min(now - keep, copied);
  const starts = new Set<number>();
  for (let start = startOf(step, Math.max(now - back, oldest)); start <= nextOf(step, now + ahead);) {
    starts.add(start);
    start = nextOf(step, start);
  }
  const strays = await strayOf(db, kind);
  // A month begins within a day in UTC.
  for (const at of strays.flatMap((start) => [start, start + day - 1]))
    if (nextOf(step, at) > oldest) starts.add(startOf(step, at));
  // Where a part ends inside a step the rest of the step stays without one: there is none such but by hand.
  const last = Math.max(-Infinity, ...parts.filter(({ name }) => name === `${table}_before`).map(({ ends }) => ends));
  const names = new Set(parts.map(({ name }) => name));
  for (const start of starts)
    if (start >= last && !names.has(nameOf(kind, start))) await gently(db, (sql) => make(sql, kind, start));
  for (const { name, ends } of parts) if (ends <= oldest) await gently(db, (sql) => drop(sql, kind, name));
  if (strays.length > 0) await gently(db, (sql) => empty(sql, kind, oldest));
}

const startOf = (step: HistoryKind['step'], at: number): number =>
  step === 'day' ? Math.floor(at / day) * day : monthStart(at);

const nextOf = (step: HistoryKind['step'], at: number): number =>
  step === 'day' ? startOf('day', at) + day : monthStart(at, 1);

/** A month is named as it is called in China, where it starts the evening before in UTC. */
const nameOf = ({ table, step }: HistoryKind, start: number): string =>
  step === 'day'
    ? `${table}_${iso(start).slice(0, 10).replaceAll('-', '')}`
    : `${table}_${iso(start + day)
        .slice(0, 7)
        .replace('-', '')}`;

async function partsOf(db: Db, table: string): Promise<Part[]> {
  const rows = await db.query<{ name: string; ends: string }>(
    `SELECT c.relname AS name,
       (regexp_match(pg_get_expr(c.relpartbound, c.oid), 'TO \\(''([^'']+)''\\)'))[1]::timestamptz AS ends
     FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
     WHERE i.inhparent = to_regclass($1) AND pg_get_expr(c.relpartbound, c.oid) <> 'DEFAULT' ORDER BY 1`,
    [table],
  );
  return rows.map(({ name, ends }) => ({ name, ends: Date.parse(ends) }));
}

/** Days of rows that no part is there for. */
async function strayOf(db: Db, { table, by }: HistoryKind): Promise<number[]> {
  const rows = await db.query<{ at: string }>(
    `SELECT DISTINCT date_trunc('day', ${by}, 'UTC') AS at FROM ${table}_other`,
  );
  return rows.map(({ at }) => Date.parse(at));
}

/** Makes a part with the rows that lie elsewhere until then. */
async function make(sql: Tx, kind: HistoryKind, start: number): Promise<void> {
  const { table, by, step } = kind;
  const name = nameOf(kind, start);
  const [from, to] = [iso(start), iso(nextOf(step, start))];
  const rows = await sql.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute
     WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [table],
  );
  const columns = rows.map((row) => quoted(row.name)).join(', ');
  await sql.exec(`
    LOCK TABLE ${table}_other IN ACCESS EXCLUSIVE MODE;
    CREATE TABLE ${name} (LIKE ${table} INCLUDING ALL);
    WITH moved AS (DELETE FROM ${table}_other WHERE ${by} >= '${from}' AND ${by} < '${to}' RETURNING ${columns})
      INSERT INTO ${name} (${columns}) SELECT ${columns} FROM moved;
    ALTER TABLE ${table} ATTACH PARTITION ${name} FOR VALUES FROM ('${from}') TO ('${to}');
  `);
}

async function drop(sql: Tx, kind: HistoryKind, name: string): Promise<void> {
  await sql.exec(`LOCK TABLE ${name} IN ACCESS EXCLUSIVE MODE`);
  await uncount(sql, kind, name);
  await sql.exec(`DROP TABLE ${name}`);
}

/** What is left where no part is, and may go. */
async function empty(sql: Tx, kind: HistoryKind, oldest: number): Promise<void> {
  const { table, by } = kind;
  const [found] = await sql.query<{ old: boolean | null }>(`SELECT max(${by}) < $1 AS old FROM ${table}_other`, [
    iso(oldest),
  ]);
  if (!found?.old) return;
  await sql.exec(`LOCK TABLE ${table}_other IN ACCESS EXCLUSIVE MODE`);
  await uncount(sql, kind, `${table}_other`);
  await sql.exec(`TRUNCATE ${table}_other`);
}

/** Does it while others read and write, or leaves it to the next turn. Another server may have done it in the same moment. */
async function gently(db: Db, work: (sql: Tx) => Promise<void>): Promise<void> {
  await db
    .tx(async (sql) => {
      await sql.exec(`SET LOCAL lock_timeout = ${patience}`);
      await work(sql);
    })
    .catch((error: unknown) => {
      // Made or dropped by another server, or somebody holds the table.
      if (!['42P01', '42P07', '42P17', '23505', '55P03'].includes((error as { code?: string }).code ?? '')) throw error;
    });
}
