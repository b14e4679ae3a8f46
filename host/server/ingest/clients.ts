import { mac as macRule, normalMac } from '../../../src/rules';
import type { Sql } from '../db';
import { insertRows } from '../fleet/bulk';
import { chinaDay, iso } from '../fleet/china-time';
import type { KnownDevice } from './identify';
import type { Report } from './report';

/** Writes the terminals that a gateway sees; all others behind it are gone. Gives how many there are. */
export async function takeClients(
  sql: Sql,
  device: KnownDevice,
  told: NonNullable<Report['clients']>,
  now: number,
): Promise<number> {
  const rows = new Map<string, object>();
  for (const one of told) {
    if (!one.mac || macRule(one.mac)) continue;
    const mac = normalMac(one.mac).toUpperCase();
    const id = `${device.gwid}_${mac.replaceAll(':', '').toLowerCase()}`;
    rows.set(id, {
      id,
      account_id: device.accountId,
      gateway_id: device.gwid,
      mac,
      hostname: one.name ?? '',
      ip: one.ip ?? '',
      online: true,
      online_since: iso(now),
      first_seen: iso(now),
      last_seen: iso(now),
      day: chinaDay(now),
      first_day: chinaDay(now),
      simulated: false,
    });
  }
  await sql.query(
    `UPDATE client SET online = false, down = 0, up = 0 WHERE gateway_id = $1 AND online AND NOT (id = ANY($2::text[]))`,
    [device.gwid, [...rows.keys()]],
  );
  await insertRows(
    sql,
    'client',
    columns,
    [...rows.values()],
    `ON CONFLICT (id) DO UPDATE SET
       online_since = CASE WHEN client.online THEN client.online_since ELSE excluded.online_since END,
       online = true, last_seen = excluded.last_seen, day = excluded.day, ip = excluded.ip,
       hostname = coalesce(nullif(excluded.hostname, ''), client.hostname)`,
  );
  return rows.size;
}

const columns = {
  id: 'text',
  account_id: 'text',
  gateway_id: 'text',
  mac: 'text',
  hostname: 'text',
  ip: 'text',
  online: 'boolean',
  online_since: 'timestamptz',
  first_seen: 'timestamptz',
  last_seen: 'timestamptz',
  day: 'date',
  first_day: 'date',
  simulated: 'boolean',
};
