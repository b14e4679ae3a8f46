import { day, hour, iso, minute } from '../../../../src/domain/time';
import type { Db, Sql } from '../store/db';
import { archivedKinds, type Archive, type Archived } from './archive';
import type { HistoryKind, WithHistory } from './kinds';

/** Milliseconds after which nobody is still about to write a row of that moment, unless a kind says otherwise. */
const usual = 2 * minute;

/** Rows of a batch, of which one that is not longer than a minute may have more. */
const most = 100_000;

type Kind = HistoryKind & { archived: Archived };

/** Makes what the archive keeps of the features. */
export async function setUpArchive(archive: Archive, features: readonly WithHistory[]): Promise<void> {
  for (const { archived } of archivedKinds(features))
    for (const statement of archived.setUp) await archive.exec(statement);
}

/**
 * Goes on after what the archive has, where that is more than the store knows of: one that came back from a backup would
 * bring it once more. Of a batch that was cut off the archive has nothing after its end: that is brought again.
 */
export async function resumeCopy(db: Sql, archive: Archive, features: readonly WithHistory[]): Promise<void> {
  for (const { table, by, shown = by, archived } of archivedKinds(features)) {
    const [last] = await archive.query<{ at: string }>(`SELECT max(${shown}) AS at FROM ${archived.tables[0]}`);
    const at = Date.parse(last!.at);
    await db.query(
      `UPDATE history_copied SET until = $2, planned = NULL WHERE name = $1 AND coalesce(planned, until) <= $3`,
      [table, iso(Math.floor(at / minute + 1) * minute), iso(at)],
    );
  }
}

/** From here on nothing is forgotten that the archive does not have. */
export async function beginCopy(db: Sql, features: readonly WithHistory[], now: number): Promise<void> {
  for (const { table, keep, ahead = 0 } of archivedKinds(features))
    await db.query('INSERT INTO history_copied (name, until) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      table,
      iso(Math.floor((now - 2 * (keep + ahead)) / hour) * hour),
    ]);
}

/**
 * Brings to the archive what it does not have yet, batch by batch. What is not there yet stays in the store, however long
 * the archive is away. Several servers may do it at the same time: a batch that comes twice counts once.
 */
export async function copyHistory(
  db: Db,
  archive: Archive,
  features: readonly WithHistory[],
  now: number,
): Promise<void> {
  for (const kind of archivedKinds(features)) {
    const end = Math.min(endOf(kind, now), await comingTo(db, kind));
    while (await copyBatch(db, archive, kind, end));
  }
}

/** Up to when rows can be brought. */
const endOf = ({ archived: { settled = usual } }: Kind, now: number): number =>
  Math.floor((now - settled) / minute) * minute;

/** The minute from which on rows are still on their way to the table. */
async function comingTo(db: Db, { archived: { coming } }: Kind): Promise<number> {
  const [row] = coming ? await db.query<{ at: string | null }>(coming) : [];
  return row?.at ? Math.floor(Date.parse(row.at) / minute) * minute : Infinity;
}

/** Milliseconds that the oldest of what the archive does not have has waited. */
export async function waited(db: Sql, features: readonly WithHistory[], now: number): Promise<number> {
  const waiting = archivedKinds(features).map(async (kind) => {
    const until = await copiedUntil(db, kind.table);
    return until === undefined ? 0 : endOf(kind, now + usual) - until;
  });
  return Math.max(0, ...(await Promise.all(waiting)));
}

/** Brings one batch; false when there is none. */
async function copyBatch(db: Db, archive: Archive, kind: Kind, end: number): Promise<boolean> {
  const { table, by, shown = by, archived } = kind;
  const start = await copiedUntil(db, table);
  if (start === undefined || start >= end) return false;
  const between = `FROM ${table} WHERE ${shown} >= $1 AND ${shown} < $2`;
  const [plan] = await db.query<{ planned: string }>(
    `UPDATE history_copied SET planned = coalesce(planned, $3) WHERE name = $1 AND date_trunc('milliseconds', until) = $2
     RETURNING coalesce(planned, until) AS planned`,
    [table, iso(start), iso(await endOfBatch(db, kind, start, end))],
  );
  // Another server has brought it.
  if (!plan) return true;
  const rows = await db.query(`SELECT ${archived.columns.join(', ')} ${between}`, [iso(start), plan.planned]);
  if (rows.length > 0) await archive.insert(archived.tables[0], rows, `${table} ${iso(start)}`);
  await db.query(
    `UPDATE history_copied SET until = $3, planned = NULL WHERE name = $1 AND date_trunc('milliseconds', until) = $2`,
    [table, iso(start), plan.planned],
  );
  return true;
}

/** A day, or an hour or a minute where that is many rows; where there are none, up to the next. */
async function endOfBatch(db: Db, { table, by, shown = by }: Kind, start: number, end: number): Promise<number> {
  for (const step of [day, hour]) {
    const far = Math.min(end, start + step);
    const [many] = await db.query<{ rows: number }>(
      `SELECT count(*) AS rows FROM (SELECT 1 FROM ${table} WHERE ${shown} >= $1 AND ${shown} < $2 LIMIT ${most + 1}) counted`,
      [iso(start), iso(far)],
    );
    if (many!.rows === 0) return nextOf(db, table, shown, far, end);
    if (many!.rows <= most) return far;
  }
  return start + minute;
}

/** The minute of the next row. */
async function nextOf(db: Db, table: string, by: string, from: number, end: number): Promise<number> {
  const [next] = await db.query<{ at: string | null }>(
    `SELECT min(${by}) AS at FROM ${table} WHERE ${by} >= $1 AND ${by} < $2`,
    [iso(from), iso(end)],
  );
  return next?.at ? Math.floor(Date.parse(next.at) / minute) * minute : end;
}

/** Up to when the archive has all of a table; undefined: it has nothing. */
export async function copiedUntil(sql: Sql, table: string): Promise<number | undefined> {
  const [row] = await sql.query<{ until: string }>('SELECT until FROM history_copied WHERE name = $1', [table]);
  return row && Date.parse(row.until);
}
