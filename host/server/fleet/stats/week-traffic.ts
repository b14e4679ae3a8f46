import type { DataOf } from '../../../../src/api/endpoint';
import type { weekTraffic } from '../../../../src/api/contract/stats';
import { beijingDay, day } from '../../../../src/domain/time';
import type { Db } from '../../kit/store/db';

/** Networks in the list. */
const leaders = 3;

/** Traffic of the last seven whole days: total, leaders, the rest. */
export async function readWeekTraffic(db: Db, accountId: string, now: number): Promise<DataOf<typeof weekTraffic>> {
  const [from, to] = [beijingDay(now - 7 * day), beijingDay(now - day)];
  const [sum] = await db.query<{ total: number }>(
    `SELECT coalesce(sum(bytes_down + bytes_up), 0) AS total FROM account_day
     WHERE account_id = $1 AND day BETWEEN $2 AND $3`,
    [accountId, from, to],
  );
  const [count] = await db.query<{ total: number }>(
    `SELECT coalesce(sum(total), 0) AS total FROM device_count WHERE account_id = $1 AND kind = 'gateway'`,
    [accountId],
  );
  const list = await leadersOf(db, accountId, from, to);
  const led = list.reduce((all, one) => all + one.bytes, 0);
  const total = sum!.total;
  return {
    from,
    to,
    total,
    list,
    others: { count: Math.max(0, count!.total - list.length), bytes: Math.max(0, total - led) },
  };
}

async function leadersOf(db: Db, accountId: string, from: string, to: string) {
  const read = () =>
    db.query<{ gwid: string; remark: string; bytes: number; simulated: boolean }>(
      `SELECT t.device_id AS gwid, d.remark, t.bytes, d.simulated FROM account_top t
       JOIN device d ON d.id = t.device_id AND d.account_id = t.account_id
       WHERE t.account_id = $1 AND t.day = $2 ORDER BY t.rank LIMIT $3`,
      [accountId, to, leaders],
    );
  const known = await read();
  if (known.length > 0) return known;
  // Whole days do not change any more: worked out once a day, by whoever asks first. Some more than are shown are
  // kept, for when one of them is given back.
  await db.query(
    `INSERT INTO account_top (account_id, day, rank, device_id, bytes)
     SELECT $1, $3, row_number() OVER (ORDER BY bytes DESC, device_id), device_id, bytes FROM (
       SELECT device_id, sum(bytes_down + bytes_up) AS bytes FROM device_day
       WHERE account_id = $1 AND day BETWEEN $2 AND $3 GROUP BY device_id
       ORDER BY bytes DESC, device_id LIMIT $4
     ) top WHERE bytes > 0 ON CONFLICT DO NOTHING`,
    [accountId, from, to, leaders * 4],
  );
  return read();
}
