import { beijingDay, day, dayNumber, hour, iso, minute, second } from '../../../../src/domain/time';
import type { Db } from '../../kit/store/db';
import { publish } from '../../kit/stream/publish';
import { markOnline } from '../../fleet/devices/presence';
import { watch } from '../../fleet/alarms/watch';
import { apSampleEvery, fillApHours, fillApSamples, sampleAps } from './access-points';
import { bringUp, outdated, thereOf } from './bring-up';
import { clientId, clientRates } from './client-rows';
import { dayHours, historyRows, writeHistory, writeHours } from './history';
import { hourlyDays, shortPause, type Plan } from './plan';
import { emptySilent, hangsOn, presentAt, writeInterfaces, writeLive, type Present } from './present';
import { absentOf, fillStaysBack, moveStays } from './client-stays';
import { countHits } from './hits';
import { writePorts } from './ports';
import { restartsOf } from './restarts';
import { fillSamples, sampleEvery, writeSamples } from './samples';
import { scanEvery, writeScans } from './scans';
import { childReading, gatewayReading } from './state';
import { stayAt } from './stays';
import { crowdOf, fleetOf } from './world';
import { adopt } from './adopt';
import { endSessions, writeClients } from './writes';
import type { Fleet } from './fleet';

/** Seconds between two steps of the simulation. */
export const tickEvery = 15;
/** Each terminal's rates move once in so many steps. */
const slices = 4;

/**
 * One step: the simulated devices report, people come and go, rollups of today grow. One server at a time does it.
 * @param live what else happens once a minute
 */
export async function tick(
  db: Db,
  plan: Plan,
  now: number,
  live?: (db: Db, accountId: string, now: number) => Promise<void>,
): Promise<void> {
  const before = await claim(db, plan.accountId, now);
  if (before === undefined) return;
  if (now - before > shortPause) return catchUp(db, plan, now);
  const fleet = fleetOf(plan);
  const crowd = crowdOf(fleet);
  const isThere = await thereOf(db, plan.accountId);
  await adopt(db, fleet, now);
  const isAbsent = await absentOf(db, plan.accountId);
  const restarts = await restartsOf(db, plan.accountId);
  const present = presentAt(fleet, crowd, now, isThere, isAbsent, restarts);
  const back = await report(db, fleet, present);
  const last = presentAt(fleet, crowd, before, isThere, isAbsent, restarts);
  await movePeople(db, fleet, present, last, back);
  await moveStays(db, fleet, present, last);
  const step = (every: number) => Math.floor(before / every) !== Math.floor(now / every);
  if (step(sampleEvery * second)) {
    const sampled = Math.floor(now / (sampleEvery * second)) * sampleEvery * second;
    await writeSamples(db, present.gateways, sampled, (id) => present.behind.get(id)?.length ?? 0);
  }
  if (step(apSampleEvery)) await sampleAps(db, fleet, present);
  if (step(scanEvery)) await writeScans(db, fleet, present);
  if (step(minute)) {
    await writePorts(db, fleet, present);
    await countHits(db, plan.accountId, now);
    await live?.(db, plan.accountId, now);
    const first = dayNumber(before);
    const rows = historyRows(fleet, crowd, first, now, before - (before % hour), isThere);
    if (!step(5 * minute)) rows.stats = [];
    await writeHistory(db, rows);
  }
}

/** After a pause without a new start: the fleet is made present again, and the stays that this left out come back. */
async function catchUp(db: Db, plan: Plan, now: number): Promise<void> {
  await bringUp(db, plan, now);
  while (await fillStaysOf(db, plan, now));
}

/** Takes the step for this server; gives when the last one was, or undefined when another server was faster. */
async function claim(db: Db, accountId: string, now: number): Promise<number | undefined> {
  const [row] = await db.query<{ before: string }>(
    `WITH last AS (SELECT ticked_at FROM simulation WHERE account_id = $1 FOR UPDATE)
     UPDATE simulation s SET ticked_at = CASE WHEN last.ticked_at < $4 THEN s.ticked_at ELSE $2 END
     FROM last WHERE s.account_id = $1 AND last.ticked_at <= $3 RETURNING last.ticked_at AS before`,
    [accountId, iso(now), iso(now - (tickEvery - 5) * second), iso(now - shortPause)],
  );
  return row && Date.parse(row.before);
}

/** The same way as reports of real devices: state, presence, rules, stream. Gives the devices that were taken for silent. */
async function report(db: Db, fleet: Fleet, present: Present): Promise<Set<string>> {
  const speaking = present.gateways.filter((state) => !state.silent);
  const children = present.children.filter((state) => !state.silent);
  await db.tx(async (sql) => {
    await writeLive(sql, fleet, present);
    await emptySilent(sql, present);
    await writeInterfaces(sql, present);
  });
  return db.tx(async (sql) => {
    const back = await markOnline(sql, present.at, [
      ...speaking.map(({ gateway }) => gateway.id),
      ...children.map(({ child }) => child.id),
    ]);
    const newer = await outdated(sql, fleet.plan.accountId);
    await watch(sql, present.at, [
      ...speaking.map((state) => gatewayReading(fleet, state, newer.get(state.gateway.id) ?? null)),
      ...children.map((state) => childReading(fleet, state)),
    ]);
    const gateways = speaking.map((state) => ({
      gwid: state.gateway.id,
      status: 'online',
      clients: present.behind.get(state.gateway.id)?.length ?? 0,
      down: Math.round(state.down),
      up: Math.round(state.up),
      cpu: state.cpu,
      memory: state.memory,
      disk_used: state.diskUsed,
      uptime: Math.max(0, Math.floor((present.at - state.startedAt) / second)),
      last_seen: iso(present.at),
    }));
    await publish(sql, present.at, [
      { accountId: fleet.plan.accountId, kind: 'gateway.changed', payload: { gateways } },
    ]);
    return new Set(back);
  });
}

async function movePeople(
  db: Db,
  fleet: Fleet,
  present: Present,
  last: Present,
  back: ReadonlySet<string>,
): Promise<void> {
  const was = new Set(last.online.map(({ person }) => person.key));
  const is = new Set(present.online.map(({ person }) => person.key));
  // Behind a gateway that fell silent they are online until that is noticed.
  await endSessions(
    db,
    last.online.filter(
      ({ person, session }) =>
        !is.has(person.key) && (session.end <= present.at || present.byId.get(person.gateway.id)?.silent === false),
    ),
    present.at,
  );
  await writeClients(
    db,
    fleet,
    present,
    // Who was sent home with a device that was only late is there again with it.
    present.online.filter(
      ({ person, session }) =>
        !was.has(person.key) ||
        (back.size > 0 &&
          hangsOn(fleet.plan.seed, person, stayAt(fleet.plan.seed, person, session, present.at)).some((id) =>
            back.has(id),
          )),
    ),
  );
  const slice = Math.floor(present.at / (tickEvery * second)) % slices;
  const moving = present.online.filter(({ person }) => person.key % slices === slice);
  const rates = moving.map(({ person }) => {
    const state = present.byId.get(person.gateway.id)!;
    const among = present.behind.get(person.gateway.id)!.length;
    return clientRates(fleet.plan.seed, person, present.at, state.down + state.up, among);
  });
  await db.query(
    `UPDATE client c SET down = l.down, up = l.up, last_seen = $4, day = $5,
       down_bytes = c.down_bytes + (l.down * $6 / 8)::bigint, up_bytes = c.up_bytes + (l.up * $6 / 8)::bigint
     FROM (
       SELECT r.id, ${limited('down')}, ${limited('up')}
       FROM unnest($1::text[], $2::float8[], $3::float8[]) AS r(id, down, up) JOIN client o ON o.id = r.id
     ) l WHERE c.id = l.id AND c.online`,
    [
      moving.map(({ person }) => clientId(person)),
      rates.map((one) => one.down),
      rates.map((one) => one.up),
      iso(present.at),
      beijingDay(present.at),
      slices * tickEvery,
    ],
  );
}

/** The rate of a terminal `o`, no more than it is allowed: limits are kilobytes a second. */
const limited = (way: 'down' | 'up') =>
  `CASE WHEN o.limit_${way} > 0 THEN least(r.${way}, o.limit_${way} * 8192.0) ELSE r.${way} END AS ${way}`;

/** Fills the stays of one more day; false when all are there. */
export function fillStaysOf(db: Db, plan: Plan, now: number): Promise<boolean> {
  const fleet = fleetOf(plan);
  return fillStaysBack(db, fleet, crowdOf(fleet), now);
}

/** Fills one more day of the hourly history of single gateways; false when all of it is there. */
export async function fillHours(db: Db, plan: Plan, now: number): Promise<boolean> {
  const [row] = await db.query<{ hours_from: string }>('SELECT hours_from FROM simulation WHERE account_id = $1', [
    plan.accountId,
  ]);
  if (!row) return false;
  const from = Date.parse(row.hours_from);
  if (from <= now - hourlyDays * day) return false;
  const date = dayNumber(from) - 1;
  await writeHours(db, dayHours(fleetOf(plan), date, now, await thereOf(db, plan.accountId)));
  await db.query('UPDATE simulation SET hours_from = $2 WHERE account_id = $1 AND hours_from = $3', [
    plan.accountId,
    iso(from - day),
    iso(from),
  ]);
  return true;
}

/** Fills the samples of the last hour, where there are none. */
export async function fillRecent(db: Db, plan: Plan, now: number): Promise<void> {
  const fleet = fleetOf(plan);
  const isThere = await thereOf(db, plan.accountId);
  await fillSamples(db, fleet, now - hour, now, isThere);
  await fillApSamples(db, fleet, crowdOf(fleet), now, isThere);
}

/** Fills some more hours of single access points; false when all are there. */
export async function fillApHoursOf(db: Db, plan: Plan, now: number): Promise<boolean> {
  const fleet = fleetOf(plan);
  return fillApHours(db, fleet, crowdOf(fleet), now, await thereOf(db, plan.accountId));
}
