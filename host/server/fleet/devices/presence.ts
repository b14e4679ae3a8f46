import type { AlarmKind } from '../../../../src/domain/alarm-kinds';
import type { DeviceKind } from '../../../../src/domain/device';
import type { Db, Sql } from '../../kit/store/db';
import { endStays } from '../clients/client-sessions';
import { clearAlarms, raiseAlarms, type AlarmDevice } from '../alarms/alarms';
import { condition, type Condition } from '../alarms/alarm-words';
import { iso, minute, second } from '../../../../src/domain/time';
import { publish, type FleetEvent } from '../../kit/stream/publish';

/** Seconds between two reports of a device. */
export const reportInterval = 15;
/** Silence after which a device counts as offline: four reports missed. */
const offlineAfter = 4 * reportInterval * second;
/** APs of one gateway that must fall silent together for one alarm about the controller instead of one for each. */
const lostTogether = 5;
/** How close together that is. */
const togetherWithin = 3 * minute;

const offlineKind: Readonly<Record<DeviceKind, AlarmKind>> = {
  gateway: 'gateway_offline',
  ap: 'ap_offline',
  switch: 'switch_offline',
  firewall: 'firewall_offline',
};
const offlineKinds = [...Object.values(offlineKind), 'ap_lost'];

interface Changed {
  id: string;
  account_id: string;
  kind: DeviceKind;
  gateway_id: string;
  remark: string;
  gateway_remark: string;
  simulated: boolean;
}
const changed = `d.id, d.account_id, d.kind, d.gateway_id, d.remark, d.simulated,
  coalesce((SELECT p.remark FROM device p WHERE p.id = d.gateway_id AND p.account_id = d.account_id), d.remark) AS gateway_remark`;

const toDevice = (row: Changed): AlarmDevice => ({
  id: row.id,
  accountId: row.account_id,
  kind: row.kind,
  gatewayId: row.gateway_id,
  remark: row.gateway_remark,
  simulated: row.simulated,
});

/**
 * Devices that report again: they are online, and what was raised about their silence is cleared. Gives those that were not.
 * The ids are of devices that were found behind the gateway that reports, in its account.
 */
export async function markOnline(sql: Sql, now: number, ids: readonly string[]): Promise<string[]> {
  const back = await sql.query<Changed>(
    `UPDATE device d SET status = 'online', status_since = $2
     WHERE d.id = ANY($1::text[]) AND d.status = 'offline' RETURNING ${changed}`,
    [ids, iso(now)],
  );
  const found = back.map(({ id }) => id);
  if (back.length === 0) return found;
  await writeLog(sql, now, 'online', back);
  const open = await sql.query<{ id: string }>(
    `SELECT a.id FROM alarm a WHERE a.device_id = ANY($1::text[]) AND a.state <> 'cleared' AND a.kind = ANY($2::text[])
       AND a.kind <> 'ap_lost'
     UNION ALL
     SELECT a.id FROM alarm a WHERE a.device_id = ANY($3::text[]) AND a.state <> 'cleared' AND a.kind = 'ap_lost'
       AND (SELECT count(*) FROM device d WHERE d.gateway_id = a.device_id AND d.kind = 'ap' AND d.status = 'offline') < $4`,
    [found, offlineKinds, [...new Set(back.map((row) => row.gateway_id))], lostTogether],
  );
  await clearAlarms(
    sql,
    now,
    open.map((alarm) => alarm.id),
  );
  await publish(sql, now, [...statusEvents(back, 'online'), ...(await countEvents(sql, back))]);
  return found;
}

/**
 * Decides who is offline: whoever has not reported for `offlineAfter`, unless the service that takes reports was itself
 * away in that time. Raises an alarm for each, but none for devices behind a gateway that is silent itself.
 */
export async function decideOffline(db: Db, now: number): Promise<void> {
  const since = await beat(db, now);
  if (now - since < offlineAfter) return;
  await db.tx(async (sql) => {
    const silent = await sql.query<Changed>(
      `UPDATE device d SET status = 'offline', status_since = coalesce(l.last_seen, $2)
       FROM device_live l WHERE l.device_id = d.id AND d.status = 'online' AND (l.last_seen IS NULL OR l.last_seen < $1)
       RETURNING ${changed}`,
      [iso(now - offlineAfter), iso(now)],
    );
    if (silent.length > 0) {
      await settle(sql, now, silent);
      await raiseAlarms(sql, now, await alarmsFor(sql, now, silent));
    }
    await raiseAlarms(sql, now, await overdue(sql, now));
  });
}

/** Devices that said that they restart: offline until they report again, which is nothing to be alarmed about. */
export async function markRestarting(sql: Sql, now: number, ids: readonly string[]): Promise<void> {
  const gone = await sql.query<Changed>(
    `UPDATE device d SET status = 'offline', status_since = $2
     WHERE d.id = ANY($1::text[]) AND d.status = 'online' RETURNING ${changed}`,
    [ids, iso(now)],
  );
  if (gone.length > 0) await settle(sql, now, gone);
}

/** What follows from devices having fallen silent. */
async function settle(sql: Sql, now: number, silent: readonly Changed[]): Promise<void> {
  await sql.query(
    'UPDATE device_live SET clients = 0, clients_2g = 0, clients_5g = 0, down = 0, up = 0, cpu = NULL, memory = NULL WHERE device_id = ANY($1::text[])',
    [silent.map((row) => row.id)],
  );
  await sendHome(sql, now, silent);
  await writeLog(sql, now, 'offline', silent);
  await publish(sql, now, [...statusEvents(silent, 'offline'), ...(await countEvents(sql, silent))]);
}

/** Devices that fell silent with their gateway and did not come back with it: they have no alarm yet. */
async function overdue(sql: Sql, now: number): Promise<{ device: AlarmDevice; condition: Condition }[]> {
  const rows = await sql.query<Changed>(
    `SELECT ${changed} FROM device d JOIN device g ON g.id = d.gateway_id AND g.account_id = d.account_id
     WHERE d.status = 'offline' AND d.kind <> 'gateway' AND d.alarm_count = 0 AND d.status_since < $1
       AND g.status = 'online' AND g.status_since < $1
       AND NOT EXISTS (SELECT 1 FROM alarm a WHERE a.device_id = g.id AND a.kind = 'ap_lost' AND a.state <> 'cleared')`,
    [iso(now - offlineAfter)],
  );
  return rows.map((row) => ({
    device: toDevice(row),
    condition: condition(offlineKind[row.kind], { name: row.remark }),
  }));
}

/** Nobody is online through what is silent: a gateway, an access point, a switch. */
async function sendHome(sql: Sql, now: number, silent: readonly Changed[]): Promise<void> {
  const left = await sql.query<{ id: string }>(
    `UPDATE client SET online = false, last_seen = $2, down = 0, up = 0
     WHERE online AND (gateway_id = ANY($1::text[]) OR ap_id = ANY($1::text[]) OR switch_id = ANY($1::text[]))
     RETURNING id`,
    [silent.map((row) => row.id), iso(now)],
  );
  await endStays(
    sql,
    left.map(({ id }) => ({ id, at: now })),
  );
}

async function alarmsFor(
  sql: Sql,
  now: number,
  silent: readonly Changed[],
): Promise<{ device: AlarmDevice; condition: Condition }[]> {
  const parents = await sql.query<Changed & { status: string; lost: number }>(
    `SELECT ${changed}, d.status, (
       SELECT count(*) FROM device c WHERE c.gateway_id = d.id AND c.kind = 'ap' AND c.status = 'offline'
         AND c.status_since >= $2
     ) AS lost
     FROM device d WHERE d.id = ANY($1::text[])`,
    [[...new Set(silent.map((row) => row.gateway_id))], iso(now - offlineAfter - togetherWithin)],
  );
  const wanted: { device: AlarmDevice; condition: Condition }[] = [];
  const quiet = new Set<string>();
  for (const parent of parents) {
    if (parent.status === 'offline') quiet.add(parent.id);
    else if (parent.lost >= lostTogether) {
      wanted.push({ device: toDevice(parent), condition: condition('ap_lost', { detail: String(parent.lost) }) });
    }
  }
  const together = new Set(wanted.map(({ device }) => device.id));
  for (const row of silent) {
    if (row.kind !== 'gateway' && quiet.has(row.gateway_id)) continue;
    if (row.kind === 'ap' && together.has(row.gateway_id)) continue;
    wanted.push({ device: toDevice(row), condition: condition(offlineKind[row.kind], { name: row.remark }) });
  }
  return wanted;
}

/** Since when this service has been up without a gap longer than the silence that it judges. */
async function beat(db: Db, now: number): Promise<number> {
  const [row] = await db.query<{ since: string }>(
    `INSERT INTO service_beat (name, since, at) VALUES ('ingest', $1, $1)
     ON CONFLICT (name) DO UPDATE SET at = excluded.at,
       since = CASE WHEN service_beat.at < $2 THEN excluded.at ELSE service_beat.since END
     RETURNING since`,
    [iso(now), iso(now - offlineAfter)],
  );
  return Date.parse(row!.since);
}

const writeLog = (sql: Sql, now: number, status: 'online' | 'offline', rows: readonly Changed[]) =>
  sql.query(
    `INSERT INTO online_log (account_id, device_id, device_kind, remark, at, status, simulated)
     SELECT account_id, id, kind, remark, $2, $3, simulated FROM device WHERE id = ANY($1::text[])`,
    [rows.map((row) => row.id), iso(now), status],
  );

const statusEvents = (rows: readonly Changed[], status: 'online' | 'offline'): FleetEvent[] =>
  [...new Set(rows.map((row) => row.account_id))].flatMap((accountId) => {
    const gateways = rows.filter((row) => row.account_id === accountId && row.kind === 'gateway');
    if (gateways.length === 0) return [];
    return [
      { accountId, kind: 'gateway.changed', payload: { gateways: gateways.map(({ id }) => ({ gwid: id, status })) } },
    ];
  });

/** How many devices of each kind the accounts of these devices have now. */
export async function countEvents(sql: Sql, rows: readonly { account_id: string }[]): Promise<FleetEvent[]> {
  const counts = await sql.query<{ account_id: string; kind: string; total: number; online: number; alarmed: number }>(
    'SELECT account_id, kind, total, online, alarmed FROM device_count WHERE account_id = ANY($1::text[])',
    [[...new Set(rows.map((row) => row.account_id))]],
  );
  const byAccount = new Map<string, typeof counts>();
  for (const row of counts) byAccount.set(row.account_id, [...(byAccount.get(row.account_id) ?? []), row]);
  return [...byAccount].map(([accountId, kinds]) => ({
    accountId,
    kind: 'counts',
    payload: Object.fromEntries(
      kinds.map((row) => [row.kind, { all: row.total, online: row.online, alarm: row.alarmed }]),
    ),
  }));
}
