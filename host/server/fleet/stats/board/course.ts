import type { boardCourse } from '../../../../../src/api/contract/board';
import type { DataOf, ParsedOf } from '../../../../../src/api/endpoint';
import { beijingDay, beijingMidnight, day, hour, iso } from '../../../../../src/domain/time';
import type { Sql } from '../../../kit/store/db';
import { behindGroup } from './group';

interface Row {
  at: string;
  down: number;
  up: number;
  clients: number;
}

/**
 * Throughput or terminals of a group over time. The whole account is counted in advance; a group is added up of what is
 * counted in advance of its gateways.
 */
export async function readCourse(
  sql: Sql,
  accountId: string,
  { group, course, range }: ParsedOf<typeof boardCourse>,
  now: number,
): Promise<DataOf<typeof boardCourse>> {
  const byDay = range === '30d' && course === 'traffic';
  const from = byDay ? beijingDay(now - 30 * day) : iso(now - (range === '24h' ? day : 7 * day));
  const rows = await sql.query<Row>(statementOf(byDay, group), [
    accountId,
    ...(group === undefined ? [] : [group]),
    from,
    byDay ? beijingDay(now) : iso(now),
  ]);
  return rows.map(({ at, down, up, clients }) => {
    const start = byDay ? beijingMidnight(at) : Date.parse(at);
    const seconds = Math.max(1, Math.min(byDay ? day : hour, now - start) / 1000);
    const rate = (bytes: number) => Math.round((bytes * 8) / seconds);
    return course === 'clients'
      ? { at: iso(start), value: clients, up: null }
      : { at: iso(start), value: rate(down), up: rate(up) };
  });
}

/** Parameters: the account, the group where there is one, from when, until when. */
function statementOf(byDay: boolean, group: string | undefined): string {
  const sums = 'sum(bytes_down) AS down, sum(bytes_up) AS up';
  if (byDay) {
    return group !== undefined
      ? `SELECT day::text AS at, ${sums}, 0 AS clients FROM device_day
         WHERE account_id = $1 AND ${behindGroup('device_id', '$2', group)} AND day > $3 AND day <= $4 GROUP BY day ORDER BY day`
      : `SELECT day::text AS at, ${sums}, 0 AS clients FROM account_day
         WHERE account_id = $1 AND day > $2 AND day <= $3 GROUP BY day ORDER BY day`;
  }
  return group !== undefined
    ? `SELECT hour AS at, ${sums}, coalesce(sum(clients), 0) AS clients FROM device_hour
       WHERE account_id = $1 AND ${behindGroup('device_id', '$2', group)} AND hour > $3 AND hour <= $4 GROUP BY hour ORDER BY hour`
    : `SELECT hour AS at, ${sums}, sum(online) AS clients FROM account_hour
       WHERE account_id = $1 AND hour > $2 AND hour <= $3 GROUP BY hour ORDER BY hour`;
}
