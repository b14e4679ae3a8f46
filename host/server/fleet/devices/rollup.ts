import { beijingDay, day, dayStart, hour, hourStart, iso } from '../../../../src/domain/time';
import type { Db } from '../../kit/store/db';

/**
 * Rolls the samples of real devices up: hours from samples, days from hours, accounts from devices. The hour under way
 * and the one before are worked out as a whole each time, so that running twice, late reports and several servers at
 * once all end in the same rows. Simulated devices write their rollups themselves.
 */
export async function rollUp(db: Db, now: number): Promise<void> {
  const from = hourStart(now) - hour;
  await db.query(
    `INSERT INTO device_hour (device_id, hour, account_id, bytes_down, bytes_up, peak_down, peak_up, cpu, memory, clients)
     SELECT s.device_id, date_trunc('hour', s.at, 'UTC'), d.account_id, sum(s.bytes_down), sum(s.bytes_up), max(s.down),
       max(s.up), avg(s.cpu), avg(s.memory), max(s.clients)
     FROM device_sample s JOIN device d ON d.id = s.device_id AND NOT d.simulated AND s.at >= d.bound_at
     WHERE s.at >= $1 GROUP BY 1, 2, 3
     ON CONFLICT (device_id, hour, account_id) DO UPDATE SET bytes_down = excluded.bytes_down,
       bytes_up = excluded.bytes_up, peak_down = excluded.peak_down, peak_up = excluded.peak_up, cpu = excluded.cpu,
       memory = excluded.memory, clients = excluded.clients`,
    [iso(from)],
  );
  for (const start of new Set([dayStart(from), dayStart(now)])) await rollDay(db, start, now);
}

/** Hours of real devices of one day in China; bound or not any more. */
const realHours = `FROM device_hour h JOIN device_identity i ON i.gwid = h.device_id AND NOT i.simulated
  WHERE h.hour >= $1 AND h.hour < $2`;

async function rollDay(db: Db, start: number, now: number): Promise<void> {
  const span = [iso(start), iso(start + day)];
  const date = beijingDay(start);
  await db.query(
    `INSERT INTO device_day (device_id, day, account_id, bytes_down, bytes_up, peak_down, peak_up, cpu, memory, clients)
     SELECT h.device_id, $3::date, h.account_id, sum(h.bytes_down), sum(h.bytes_up), max(h.peak_down), max(h.peak_up),
       avg(h.cpu), avg(h.memory), max(h.clients) ${realHours} GROUP BY h.device_id, h.account_id
     ON CONFLICT (device_id, day, account_id) DO UPDATE SET bytes_down = excluded.bytes_down, bytes_up = excluded.bytes_up,
       peak_down = excluded.peak_down, peak_up = excluded.peak_up, cpu = excluded.cpu, memory = excluded.memory,
       clients = excluded.clients`,
    [...span, date],
  );
  await db.query(
    `INSERT INTO account_hour (account_id, hour, simulated, bytes_down, bytes_up, wireless, online, auth)
     SELECT h.account_id, h.hour, false, sum(h.bytes_down), sum(h.bytes_up), sum(h.wireless), coalesce(sum(h.clients), 0), 0
     ${realHours} GROUP BY h.account_id, h.hour
     ON CONFLICT (account_id, hour, simulated) DO UPDATE SET bytes_down = excluded.bytes_down,
       bytes_up = excluded.bytes_up, wireless = excluded.wireless, online = excluded.online`,
    span,
  );
  await db.query(
    `INSERT INTO account_day (account_id, day, simulated, bytes_down, bytes_up, wireless, online, new_users, auth)
     SELECT h.account_id, $3::date, false, sum(h.bytes_down), sum(h.bytes_up), sum(h.wireless), 0, 0, 0
     FROM account_hour h WHERE NOT h.simulated AND h.hour >= $1 AND h.hour < $2 GROUP BY h.account_id
     ON CONFLICT (account_id, day, simulated) DO UPDATE SET bytes_down = excluded.bytes_down,
       bytes_up = excluded.bytes_up, wireless = excluded.wireless`,
    [...span, date],
  );
  await rollKinds(db, span, date);
  if (start === dayStart(now)) await rollUsers(db, date);
}

/** Real gateways do not tell kinds of traffic: all of it is unknown, and stands there as such. */
async function rollKinds(db: Db, span: readonly string[], date: string): Promise<void> {
  const replace = `ON CONFLICT (account_id, metric, day, slot, name, simulated) DO UPDATE SET value = excluded.value`;
  const columns = 'INSERT INTO account_stat_day (account_id, metric, day, slot, name, simulated, value)';
  const hours = 'FROM account_hour h WHERE NOT h.simulated AND h.hour >= $1 AND h.hour < $2';
  await db.query(
    `${columns} SELECT h.account_id, 'category', $3::date, '', 'Unknown', false, sum(h.bytes_down + h.bytes_up)
     ${hours} GROUP BY h.account_id ${replace}`,
    [...span, date],
  );
  await db.query(
    `${columns} SELECT h.account_id, 'app_stage', $3::date,
       lpad((floor(extract(hour FROM h.hour AT TIME ZONE 'Asia/Shanghai') / 4) * 4)::integer::text, 2, '0'),
       'Unknown', false, sum(h.bytes_down + h.bytes_up)
     ${hours} GROUP BY 1, 4 ${replace}`,
    [...span, date],
  );
}

/** Different real users of today, and how many of them are new. */
const rollUsers = (db: Db, date: string) =>
  db.query(
    `UPDATE account_day a SET online = u.online, new_users = u.new_users FROM (
       SELECT account_id, count(*) AS online, count(*) FILTER (WHERE first_day = $1) AS new_users
       FROM client WHERE day = $1 AND NOT simulated GROUP BY account_id
     ) u WHERE a.account_id = u.account_id AND a.day = $1 AND NOT a.simulated`,
    [date],
  );
