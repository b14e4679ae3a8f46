import { day, dayStart, iso } from '../../../../src/domain/time';
import type { Sql, Tx } from '../store/db';
import type { HistoryKind } from './kinds';

/** Lines of one account. */
export interface Lines {
  account: string;
  /** Which of them, of a log that holds several kinds; empty for others. */
  of: string;
}

/**
 * How many lines there are from one moment until another: those of whole days are kept by the store, the rest is counted.
 * Rows of `history_change` are what was written lately, until `addUp`.
 */
export async function linesBetween(
  sql: Sql,
  { table, by, counted }: HistoryKind,
  { account, of }: Lines,
  from: number,
  to: number,
): Promise<number> {
  const start = dayStart(from) === from ? from : dayStart(from) + day;
  const end = Math.max(start, dayStart(to));
  const kept = (sums: string) =>
    `(SELECT coalesce(sum(lines), 0) FROM ${sums} WHERE account_id = $1 AND history = '${table}' AND kind = $2 AND day >= $4 AND day < $5)`;
  const line = `SELECT count(*) FROM ${table} l WHERE l.account_id = $1 AND ${counted} = $2 AND l.${by} >=`;
  const [sum] = await sql.query<{ total: number }>(
    `SELECT (${kept('history_count')} + ${kept('history_change')} +
       (${line} $3 AND l.${by} < least($4::timestamptz, $6::timestamptz)) + (${line} $5 AND l.${by} < $6))::bigint AS total`,
    [account, of, ...[from, start, end, to].map(iso)],
  );
  return sum!.total;
}

/** Adds up what was written since the last time. */
export async function addUp(sql: Sql): Promise<void> {
  await sql.query(
    `WITH gone AS (DELETE FROM history_change RETURNING *)
     INSERT INTO history_count (account_id, history, kind, day, lines)
     SELECT g.account_id, g.history, g.kind, g.day, sum(g.lines) FROM gone g JOIN account a ON a.id = g.account_id
     GROUP BY 1, 2, 3, 4 HAVING sum(g.lines) <> 0
     ON CONFLICT (account_id, history, kind, day) DO UPDATE SET lines = history_count.lines + excluded.lines`,
  );
}

/** Uncounts the lines of a part that is dropped; nobody writes there any more. */
export async function uncount(sql: Tx, { table, by, counted }: HistoryKind, part: string): Promise<void> {
  if (counted === undefined) return;
  await sql.query(
    `INSERT INTO history_change (account_id, history, kind, day, lines)
     SELECT l.account_id, '${table}', ${counted}, date_trunc('day', l.${by}, 'Asia/Shanghai'), -count(*)
     FROM ${part} l GROUP BY 1, 3, 4`,
  );
  // Days of parts that were dropped before.
  await sql.query('DELETE FROM history_count WHERE lines = 0');
}
