import type { Db, Sql } from '../../kit/store/db';
import { markDevices } from '../../fleet/alarms/alarms';
import { day, dayNumber, dayStart, iso } from '../../../../src/domain/time';
import { resumeAps } from './access-points';
import { writeDetails } from './details';
import { historyRows, writeHistory } from './history';
import { pastAlarms } from './past-alarms';
import { alarmDays } from './plan';
import { clientId } from './client-rows';
import { absentOf, resumeStays } from './client-stays';
import { presentAt, writeInterfaces, writeLive, writeSilent, type Absent, type Present } from './present';
import { writePorts } from './ports';
import { writeScans } from './scans';
import { endSessions, writeAlarms, writeClients, writeFleet } from './writes';
import { crowdOf, fleetOf } from './world';
import type { Fleet } from './fleet';
import { restartsOf } from './restarts';
import type { Crowd } from './people';
import type { Plan } from './plan';

/** Hours of single gateways that a first start writes at once; the rest follows in the background. */
const hoursAtOnce = 2 * day;

/**
 * Brings a simulated fleet to the present: makes it when it is not there, else fills the gap since it was written last.
 * All of it or nothing. Running it again changes nothing but what the time in between brought.
 */
export async function bringUp(db: Db, plan: Plan, now: number): Promise<void> {
  const fleet = fleetOf(plan);
  const crowd = crowdOf(fleet);
  await db.tx(async (sql) => {
    const [before] = await sql.query<{ ticked_at: string }>(
      'SELECT ticked_at FROM simulation WHERE account_id = $1 FOR UPDATE',
      [plan.accountId],
    );
    const since = before ? Math.max(Date.parse(before.ticked_at), now - plan.historyDays * day) : undefined;
    if (since !== undefined && since >= now) return;
    if (since === undefined) await writeFleet(sql, fleet, now);
    const isThere = await thereOf(sql, plan.accountId);
    const firstDay = dayNumber(since ?? now - plan.historyDays * day);
    const hoursFrom = since === undefined ? now - hoursAtOnce : dayStart(since);
    await writeHistory(sql, historyRows(fleet, crowd, firstDay, now, hoursFrom, isThere));
    const isAbsent = await absentOf(sql, plan.accountId);
    const present = presentAt(fleet, crowd, now, isThere, isAbsent, await restartsOf(sql, plan.accountId));
    await writePresent(sql, fleet, crowd, present, isAbsent);
    if (since !== undefined) {
      await resumeStays(sql, fleet, crowd, since, now, isAbsent);
      await resumeAps(sql, fleet, crowd, since, now, isThere);
    }
    await bringAlarms(sql, fleet, since ?? now - alarmDays * day, now, isThere);
    await sql.query(
      `INSERT INTO simulation (account_id, seed, started_at, ticked_at, hours_from) VALUES ($1, $2, $3, $3, $4)
       ON CONFLICT (account_id) DO UPDATE SET ticked_at = excluded.ticked_at`,
      [plan.accountId, plan.seed, iso(now), iso(dayStart(hoursFrom) + day)],
    );
    await writeDetails(sql, fleet, crowd.residents, now);
    await writePorts(sql, fleet, present);
    await writeScans(sql, fleet, present);
  });
}

/** Which devices of an account's simulated fleet are there: some may have been given back, spares bound. */
export async function thereOf(sql: Sql, accountId: string): Promise<(id: string) => boolean> {
  const rows = await sql.query<{ id: string }>('SELECT id FROM device WHERE account_id = $1 AND simulated', [
    accountId,
  ]);
  const ids = new Set(rows.map((row) => row.id));
  return (id) => ids.has(id);
}

/** Gateways that could be upgraded, and to what: people upgrade them, whatever they started with. */
export async function outdated(sql: Sql, accountId: string): Promise<Map<string, string>> {
  const rows = await sql.query<{ id: string; version: string }>(
    `SELECT id, firmware_new AS version FROM device
     WHERE account_id = $1 AND kind = 'gateway' AND simulated AND firmware_new IS NOT NULL`,
    [accountId],
  );
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Writes the whole fleet as it is at a moment, whatever was there before. */
async function writePresent(sql: Sql, fleet: Fleet, crowd: Crowd, present: Present, isAbsent: Absent): Promise<void> {
  const { at } = present;
  await writeLive(sql, fleet, present);
  await writeSilent(sql, fleet, present);
  await writeInterfaces(sql, present);
  const states = [
    ...present.gateways.map((state) => ({ ...state, id: state.gateway.id })),
    ...present.children.map((state) => ({ ...state, id: state.child.id })),
  ];
  await sql.query(
    `UPDATE device d SET status = r.status, status_since = r.since
     FROM unnest($1::text[], $2::text[], $3::timestamptz[]) AS r(id, status, since)
     WHERE d.id = r.id AND (d.status <> r.status OR d.status_since > r.since)`,
    [
      states.map((state) => state.id),
      states.map((state) => (state.silent ? 'offline' : 'online')),
      states.map((state) => iso(state.since)),
    ],
  );
  const today = dayNumber(at);
  const recent = [...crowd.sessionsOn(today - 1), ...crowd.sessionsOn(today)].filter(
    ({ person, session }) => session.start <= at && !isAbsent(clientId(person), at),
  );
  recent.sort((a, b) => a.session.start - b.session.start);
  await endSessions(
    sql,
    recent.filter(({ session }) => session.end <= at),
    at,
  );
  await writeClients(sql, fleet, present, recent);
}

/** Alarms that came and went since `since`, and what is open now. */
async function bringAlarms(
  sql: Sql,
  fleet: Fleet,
  since: number,
  now: number,
  isThere: (id: string) => boolean,
): Promise<void> {
  const { accountId } = fleet.plan;
  const newer = await outdated(sql, accountId);
  const alarms = pastAlarms(fleet, now - alarmDays * day, now).filter(
    (alarm) => isThere(alarm.device_id) && (alarm.kind !== 'firmware_new' || newer.has(alarm.device_id)),
  );
  const lasting = alarms.filter((alarm) => alarm.state !== 'cleared');
  await sql.query(
    `UPDATE alarm a SET state = 'cleared', cleared_at = $2
     WHERE a.account_id = $1 AND a.simulated AND a.state <> 'cleared' AND NOT EXISTS (
       SELECT 1 FROM unnest($3::text[], $4::text[], $5::text[]) AS r(device_id, kind, subject)
       WHERE r.device_id = a.device_id AND r.kind = a.kind AND r.subject = a.subject
     )`,
    [
      accountId,
      iso(now),
      lasting.map((alarm) => alarm.device_id),
      lasting.map((alarm) => alarm.kind),
      lasting.map((alarm) => alarm.subject),
    ],
  );
  await writeAlarms(
    sql,
    alarms.filter((alarm) => alarm.state !== 'cleared' || Date.parse(alarm.raised_at) >= since),
  );
  const rows = await sql.query<{ id: string }>('SELECT id FROM device WHERE account_id = $1 AND simulated', [
    accountId,
  ]);
  await markDevices(
    sql,
    rows.map((row) => row.id),
  );
}
