import { beijingDay, day } from '../../../../src/domain/time';
import type { Sql } from '../../kit/store/db';

/** Which days a model covers (specification, section 9): the last 30 whole days, or everything. */
export type ModelDays = '30' | 'history';

/** First and last day of a model. */
export const modelRange = (days: ModelDays, now: number): readonly [first: string, last: string] => [
  days === '30' ? beijingDay(now - 30 * day) : '1970-01-01',
  beijingDay(now - day),
];

/** A sum over days. */
export interface StatSum {
  metric: string;
  slot: string;
  name: string;
  value: number;
}

/** Sums of metrics over the days of a model, and how many days there were. */
export async function statSums(
  sql: Sql,
  accountId: string,
  metrics: readonly string[],
  [first, last]: readonly [string, string],
): Promise<{ sums: StatSum[]; days: number }> {
  const sums = await sql.query<StatSum>(
    `SELECT metric, slot, name, sum(value) AS value FROM account_stat_day
     WHERE account_id = $1 AND metric = ANY($2::text[]) AND day BETWEEN $3 AND $4 GROUP BY metric, slot, name`,
    [accountId, metrics, first, last],
  );
  const [count] = await sql.query<{ days: number }>(
    'SELECT count(DISTINCT day) AS days FROM account_day WHERE account_id = $1 AND day BETWEEN $2 AND $3',
    [accountId, first, last],
  );
  return { sums, days: Math.max(1, count!.days) };
}

/** The biggest of a metric, as name and value. */
export const biggest = (sums: readonly StatSum[], metric: string, most = Infinity) =>
  sums
    .filter((row) => row.metric === metric && row.value > 0)
    .sort((a, b) => b.value - a.value || a.name.localeCompare(b.name))
    .slice(0, most)
    .map(({ name, value }) => ({ name, value }));

/** Value of one name of a metric; 0 when it never occurred. */
export const valueOf = (sums: readonly StatSum[], metric: string, name: string, slot = ''): number =>
  sums.find((row) => row.metric === metric && row.name === name && row.slot === slot)?.value ?? 0;
