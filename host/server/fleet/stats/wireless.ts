import type { DataOf } from '../../../../src/api/endpoint';
import type { apComplex, wirelessWeek } from '../../../../src/api/contract/stats';
import { beijingDay, day } from '../../../../src/domain/time';
import type { Sql } from '../../kit/store/db';

/** Wireless terminals and traffic (specification, section 3). */
export async function readWireless(
  sql: Sql,
  accountId: string,
  now: number,
): Promise<DataOf<typeof apComplex>['ap_flow']> {
  const [users] = await sql.query<{ online: number; online_5g: number; download: number; upload: number }>(
    `SELECT count(*) AS online, count(*) FILTER (WHERE band = '5G') AS online_5g,
       round(coalesce(sum(down), 0)) AS download, round(coalesce(sum(up), 0)) AS upload
     FROM client WHERE account_id = $1 AND online AND band IS NOT NULL`,
    [accountId],
  );
  const week = await readWirelessWeek(sql, accountId, now);
  return { ...users!, week_flow: week.reduce((sum, row) => sum + row.bytes, 0) };
}

/** Wireless bytes of each of the last seven whole days. */
export async function readWirelessWeek(sql: Sql, accountId: string, now: number): Promise<DataOf<typeof wirelessWeek>> {
  const rows = await sql.query<{ date: string; bytes: number }>(
    `SELECT day::text AS date, sum(wireless) AS bytes FROM account_day
     WHERE account_id = $1 AND day >= $2 AND day < $3 GROUP BY day`,
    [accountId, beijingDay(now - 7 * day), beijingDay(now)],
  );
  const byDate = new Map(rows.map((row) => [row.date, row.bytes]));
  return Array.from({ length: 7 }, (_, i) => {
    const date = beijingDay(now - (7 - i) * day);
    return { date, bytes: byDate.get(date) ?? 0 };
  });
}
