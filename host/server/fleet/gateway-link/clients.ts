import { mac as macRule, normalMac } from '../../../../src/rules';
import type { Sql } from '../../kit/store/db';
import { insertRows } from '../../kit/sql/bulk';
import { beijingDay, iso } from '../../../../src/domain/time';
import { endStays, stayId, writeStays, type StayRow } from '../clients/client-sessions';
import { macVendor } from '../../../../src/domain/mac-vendor';
import type { KnownDevice } from '../../kit/context/context';
import type { Report } from './reported';

/** New terminals of one gateway in a day: a fair brings some thousands. Any more are made up. */
const mostNew = 20_000;

/**
 * Writes the terminals that a gateway sees; all others behind it are gone. Gives how many there are.
 * @param aps ids of its access points by their MAC
 */
export async function takeClients(
  sql: Sql,
  device: KnownDevice,
  reported: NonNullable<Report['clients']>,
  aps: ReadonlyMap<string, string>,
  now: number,
): Promise<number> {
  const rows = new Map<string, object>();
  for (const one of reported) {
    if (!one.mac || macRule(one.mac)) continue;
    const mac = normalMac(one.mac).toUpperCase();
    const id = `${device.gwid}_${mac.replaceAll(':', '').toLowerCase()}`;
    rows.set(id, {
      id,
      account_id: device.accountId,
      gateway_id: device.gwid,
      ap_id: one.ap && !macRule(one.ap) ? aps.get(normalMac(one.ap).toUpperCase()) : undefined,
      ssid: one.ssid,
      band: one.band,
      signal: one.signal,
      mac,
      hostname: one.name ?? '',
      vendor: await macVendor(mac),
      ip: one.ip ?? '',
      online: true,
      online_since: iso(now),
      first_seen: iso(now),
      last_seen: iso(now),
      day: beijingDay(now),
      first_day: beijingDay(now),
      simulated: false,
    });
  }
  await leaveOut(sql, device, rows, now);
  const gone = await sql.query<{ id: string }>(
    `UPDATE client SET online = false, down = 0, up = 0 WHERE gateway_id = $1 AND online AND NOT (id = ANY($2::text[]))
     RETURNING id`,
    [device.gwid, [...rows.keys()]],
  );
  await endStays(
    sql,
    gone.map(({ id }) => ({ id, at: now })),
  );
  await insertRows(
    sql,
    'client',
    columns,
    [...rows.values()],
    `ON CONFLICT (id) DO UPDATE SET
       online_since = CASE WHEN client.online THEN client.online_since ELSE excluded.online_since END,
       online = true, last_seen = excluded.last_seen, day = excluded.day, ip = excluded.ip,
       ap_id = excluded.ap_id, ssid = excluded.ssid, band = excluded.band, signal = excluded.signal,
       hostname = coalesce(nullif(excluded.hostname, ''), client.hostname), vendor = excluded.vendor`,
  );
  await endMoved(sql, [...rows.keys()], now);
  await beginStays(sql, device, [...rows.keys()], now);
  return rows.size;
}

/** Leaves out what comes to a gateway to which as many came today as may. They are counted when some come. */
async function leaveOut(sql: Sql, { gwid }: KnownDevice, rows: Map<string, object>, now: number): Promise<void> {
  const came = await sql.query<{ id: string }>(
    `SELECT r.id FROM unnest($1::text[]) WITH ORDINALITY AS r(id, place)
     WHERE NOT EXISTS (SELECT 1 FROM client c WHERE c.id = r.id) ORDER BY r.place`,
    [[...rows.keys()]],
  );
  if (came.length === 0) return;
  const [known] = await sql.query<{ count: number }>(
    'SELECT count(*) AS count FROM client WHERE gateway_id = $1 AND first_day = $2',
    [gwid, beijingDay(now)],
  );
  for (const { id } of came.slice(Math.max(0, mostNew - known!.count))) rows.delete(id);
}

/** Who walked to another access point ended a stay. */
async function endMoved(sql: Sql, ids: readonly string[], now: number): Promise<void> {
  const moved = await sql.query<{ id: string }>(
    `SELECT c.id FROM client c JOIN client_session s ON s.client_id = c.id AND s.end_at IS NULL
     WHERE c.id = ANY($1::text[]) AND s.ap_id IS DISTINCT FROM c.ap_id`,
    [ids],
  );
  await endStays(
    sql,
    moved.map(({ id }) => ({ id, at: now })),
  );
}

/** Terminals that are there without an open stay have just come. */
async function beginStays(sql: Sql, device: KnownDevice, ids: readonly string[], now: number): Promise<void> {
  const came = await sql.query<Pick<StayRow, 'id' | 'ap_id' | 'ssid' | 'band' | 'signal'>>(
    `SELECT c.id, c.ap_id, c.ssid, c.band, c.signal FROM client c WHERE c.id = ANY($1::text[])
       AND NOT EXISTS (SELECT 1 FROM client_session s WHERE s.client_id = c.id AND s.end_at IS NULL)`,
    [ids],
  );
  await writeStays(
    sql,
    came.map(({ id, ...place }) => ({
      ...place,
      id: stayId(id, now),
      account_id: device.accountId,
      client_id: id,
      gateway_id: device.gwid,
      start_at: iso(now),
      end_at: null,
      bytes_down: 0,
      bytes_up: 0,
      simulated: false,
    })),
  );
}

const columns = {
  id: 'text',
  account_id: 'text',
  gateway_id: 'text',
  ap_id: 'text',
  ssid: 'text',
  band: 'text',
  signal: 'integer',
  mac: 'text',
  hostname: 'text',
  vendor: 'text',
  ip: 'text',
  online: 'boolean',
  online_since: 'timestamptz',
  first_seen: 'timestamptz',
  last_seen: 'timestamptz',
  day: 'date',
  first_day: 'date',
  simulated: 'boolean',
};
