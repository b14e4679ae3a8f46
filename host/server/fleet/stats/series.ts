import type { DataOf } from '../../../../src/api/endpoint';
import type * as contract from '../../../../src/api/contract/stats';
import {
  addDays,
  beijingDay,
  beijingMidnight,
  day,
  dayStart,
  hour,
  iso,
  monthStart,
} from '../../../../src/domain/time';
import type { IncomeSource } from '../../../../src/domain/income';
import type { Sql } from '../../kit/store/db';

/**
 * Income of the days from `first` to `last`, both included, in fen: the same entries as in the statement of the account; of
 * one source where it is told.
 */
export async function incomeOf(
  sql: Sql,
  accountId: string,
  first: string,
  last: string,
  source?: IncomeSource,
): Promise<number> {
  const [row] = await sql.query<{ fen: number }>(
    `SELECT coalesce(sum(amount_fen), 0) AS fen FROM wallet_entry
     WHERE account_id = $1 AND kind = 'income' AND at >= $2 AND at < $3 AND ($4::text IS NULL OR source = $4)`,
    [accountId, new Date(beijingMidnight(first)), new Date(beijingMidnight(addDays(last, 1))), source ?? null],
  );
  return row!.fen;
}

/** Income of yesterday, the day before and this month. */
export async function readIncome(sql: Sql, accountId: string, now: number): Promise<DataOf<typeof contract.income>> {
  const [today, yesterday, before] = [now, now - day, now - 2 * day].map(beijingDay) as [string, string, string];
  return {
    yesterday_fen: await incomeOf(sql, accountId, yesterday, yesterday),
    before_fen: await incomeOf(sql, accountId, before, before),
    month_fen: await incomeOf(sql, accountId, beijingDay(monthStart(now)), today),
  };
}

/** Users of the last 7 or 30 whole days. Days that nothing is known of count as empty, so that the axis has no holes. */
export async function readClientTrend(
  sql: Sql,
  accountId: string,
  days: 7 | 30,
  now: number,
): Promise<DataOf<typeof contract.clientNum>> {
  const rows = await sql.query<{ date: string; online: number; new_users: number }>(
    `SELECT day::text AS date, sum(online) AS online, sum(new_users) AS new_users FROM account_day
     WHERE account_id = $1 AND day >= $2 AND day < $3 GROUP BY day`,
    [accountId, beijingDay(now - days * day), beijingDay(now)],
  );
  const byDate = new Map(rows.map((row) => [row.date, row]));
  return Array.from({ length: days }, (_, i) => {
    const date = beijingDay(now - (days - i) * day);
    const { online = 0, new_users = 0 } = byDate.get(date) ?? {};
    return { date, online_number: online, new_user_number: new_users, old_user_number: online - new_users };
  });
}

/** Online and authenticated users by hour since midnight. */
export async function readToday(sql: Sql, accountId: string, now: number): Promise<DataOf<typeof contract.today>> {
  return sql.query(
    `SELECT hour AS at, sum(online) AS online, sum(auth) AS auth FROM account_hour
     WHERE account_id = $1 AND hour >= $2 AND hour <= $3 GROUP BY hour ORDER BY hour`,
    [accountId, iso(dayStart(now)), iso(now)],
  );
}

/** The whole account's throughput, by hour or (30 days) by day. */
export async function readTraffic(
  sql: Sql,
  accountId: string,
  range: '24h' | '7d' | '30d',
  now: number,
): Promise<DataOf<typeof contract.traffic>> {
  const byDay = range === '30d';
  const rows = await sql.query<{ at: string; down: number; up: number; online: number }>(
    byDay
      ? `SELECT day::text AS at, sum(bytes_down) AS down, sum(bytes_up) AS up, sum(online) AS online FROM account_day
         WHERE account_id = $1 AND day > $2 GROUP BY day ORDER BY day`
      : `SELECT hour AS at, sum(bytes_down) AS down, sum(bytes_up) AS up, sum(online) AS online FROM account_hour
         WHERE account_id = $1 AND hour > $2 GROUP BY hour ORDER BY hour`,
    [accountId, byDay ? beijingDay(now - 30 * day) : iso(now - (range === '24h' ? day : 7 * day))],
  );
  return rows.map((row) => {
    const start = byDay ? beijingMidnight(row.at) : Date.parse(row.at);
    const seconds = Math.max(1, Math.min(byDay ? day : hour, now - start) / 1000);
    return {
      at: iso(start),
      down: Math.round((row.down * 8) / seconds),
      up: Math.round((row.up * 8) / seconds),
      online: row.online,
    };
  });
}
