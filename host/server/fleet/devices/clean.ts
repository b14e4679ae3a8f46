import { beijingDay, day, hour, iso } from '../../../../src/domain/time';
import { keptDays } from '../../../../src/domain/retention';
import type { Db } from '../../kit/store/db';
import { settleStays } from '../clients/past-stays';
import { cleanAps } from './ap-samples';
import { hourDays } from './throughput';

/** How long things are kept. Days and months of an account are kept for ever. */
const kept = {
  events: hour,
  hours: hourDays * day,
  // As long as their stays, which go with them, and the rest of the last day.
  clients: (keptDays.stays + 1) * day,
  commands: 30 * day,
  stays: keptDays.stays * day,
  blocks: 180 * day,
  alarms: 400 * day,
};

/** Versions of a device's configuration that one can go back to, beside the first. */
const versionsKept = 200;

/** Tables that change all the time: the embedded store does not tidy up by itself. */
const busy = [
  'device_live',
  'device_interface',
  'client',
  'client_rate',
  'client_left',
  'client_session',
  'outbox_event',
  'device_count',
  'simulation',
  'device',
  'account_hour',
  'ap_sample',
  'ap_hour',
  'ap_scan',
  'running_config',
];

/** Takes away what is old. */
export async function clean(db: Db, now: number): Promise<void> {
  await db.query('DELETE FROM outbox_event WHERE at < $1', [iso(now - kept.events)]);
  await db.query('DELETE FROM device_hour WHERE hour < $1', [iso(now - kept.hours)]);
  await cleanAps(db, now);
  await db.query('DELETE FROM client_left WHERE day < $1', [beijingDay(now)]);
  await db.query('DELETE FROM client WHERE NOT online AND day < $1', [beijingDay(now - kept.clients)]);
  await db.query(
    `DELETE FROM config_version v USING device_config c
     WHERE c.device_id = v.device_id AND v.version > 0 AND v.version < c.running_version - $1`,
    [versionsKept],
  );
  await db.query('DELETE FROM command WHERE created_at < $1', [iso(now - kept.commands)]);
  await db.query('DELETE FROM client_session WHERE end_at < $1', [iso(now - kept.stays)]);
  await settleStays(db, now);
  await db.query('DELETE FROM client_block WHERE released_at < $1', [iso(now - kept.blocks)]);
  await db.query(`DELETE FROM alarm WHERE state = 'cleared' AND raised_at < $1`, [iso(now - kept.alarms)]);
  if (db.kind === 'postgres') return;
  for (const table of busy) await db.exec(`VACUUM (ANALYZE) ${table}`);
}
