import type { Db, Sql } from '../../kit/store/db';
import { columnArrays, rowsAs } from '../../kit/sql/bulk';
import { day, dayNumber, iso, minute, second, startOfDayNumber } from '../../../../src/domain/time';
import { endStays, stayId, writeStays, type StayRow } from '../../fleet/clients/client-sessions';
import { clientId } from './client-rows';
import type { Fleet } from './fleet';
import { unit } from '../../kit/hash';
import type { Crowd, Person } from './people';
import { shortPause } from './plan';
import { outagesDuring, outagesOf } from './outages';
import type { Absent, Guest, Present } from './present';
import { staysOf, type Stay } from './stays';

/** Days of stays that a simulated fleet starts with. */
const stayDays = 8;
/** How long somebody who was made to leave stays away. */
const kickedFor = minute;
/** A gap in milliseconds whose stays a start does not write at once. */
const longGap = day;

/** Who is kept away: terminals that are blocked, and those that were just made to leave. */
export async function absentOf(sql: Sql, accountId: string): Promise<Absent> {
  const rows = await sql.query<{ id: string; since: string; until: string | null }>(
    `SELECT c.id, b.active_at AS since, b.released_at AS until FROM client_block b
     JOIN client c ON c.gateway_id = b.gateway_id AND c.mac = b.mac
     WHERE b.account_id = $1 AND b.active_at IS NOT NULL AND c.simulated
     UNION ALL
     SELECT id, kicked_at, kicked_at + interval '${kickedFor / second} seconds' FROM client
     WHERE account_id = $1 AND simulated AND kicked_at IS NOT NULL`,
    [accountId],
  );
  const away = new Map<string, { since: number; until: number }[]>();
  for (const { id, since, until } of rows) {
    const span = { since: Date.parse(since), until: until === null ? Infinity : Date.parse(until) };
    away.set(id, [...(away.get(id) ?? []), span]);
  }
  return (id, at) => away.get(id)?.some(({ since, until }) => since <= at && at < until) ?? false;
}

const toRow = (fleet: Fleet, person: Person, stay: Stay, start: number): StayRow => ({
  id: stayId(clientId(person), start),
  account_id: fleet.plan.accountId,
  client_id: clientId(person),
  gateway_id: person.gateway.id,
  ap_id: stay.ap?.id ?? null,
  ssid: person.ssid,
  band: stay.band,
  signal: stay.signal,
  start_at: iso(start),
  end_at: null,
  bytes_down: 0,
  bytes_up: 0,
  simulated: true,
});

/** A stay of the past, with a plausible part of what its gateway carries. */
function pastRow(fleet: Fleet, person: Person, stay: Stay): StayRow {
  const { gateway, key } = person;
  const perSecond = gateway.weeklyBytes / 604_800 / Math.max(4, gateway.people * 10);
  const bytes = perSecond * ((stay.end - stay.start) / second) * 2 * unit(fleet.plan.seed, 721, key, stay.start) ** 2;
  return {
    ...toRow(fleet, person, stay, stay.start),
    end_at: iso(stay.end),
    bytes_down: Math.round(bytes * (1 - gateway.upShare)),
    bytes_up: Math.round(bytes * gateway.upShare),
  };
}

/**
 * Writes the stays that begin on a day, those of now without an end. What is there stays as it is, so that running it
 * again changes nothing. Terminals that are not in the store any more are left out. A stay ends where what it hangs on
 * falls silent, and none begins while that is.
 * @param since leaves out what ended before
 */
async function fillStays(
  sql: Sql,
  fleet: Fleet,
  crowd: Crowd,
  date: number,
  now: number,
  isAbsent: Absent,
  since = 0,
): Promise<void> {
  const { seed, accountId } = fleet.plan;
  const known = await sql.query<{ id: string }>('SELECT id FROM client WHERE account_id = $1 AND simulated', [
    accountId,
  ]);
  const ids = new Set(known.map(({ id }) => id));
  const start = startOfDayNumber(date);
  const outages = outagesOf(fleet, start, start + 2 * day);
  const rows = crowd.sessionsOn(date).flatMap(({ person, session }) =>
    ids.has(clientId(person))
      ? staysOf(seed, person, session)
          .filter(({ start }) => start <= now && !isAbsent(clientId(person), start))
          .flatMap((stay) => {
            const cuts = outagesDuring(seed, outages, person, stay).map((outage) => outage.start);
            const end = Math.min(stay.end, ...cuts);
            return end > Math.max(stay.start, since) ? [{ ...stay, end }] : [];
          })
          .map((stay) => (stay.end <= now ? pastRow(fleet, person, stay) : toRow(fleet, person, stay, stay.start)))
      : [],
  );
  await writeStays(sql, rows);
}

/** Fills the stays of one more day, of today first; false when all are there. */
export async function fillStaysBack(db: Db, fleet: Fleet, crowd: Crowd, now: number): Promise<boolean> {
  const { accountId } = fleet.plan;
  const [row] = await db.query<{ from: string | null }>(
    'SELECT stays_from AS "from" FROM simulation WHERE account_id = $1',
    [accountId],
  );
  if (!row) return false;
  const date = row.from === null ? dayNumber(now) : dayNumber(Date.parse(row.from)) - 1;
  if (date <= dayNumber(now) - stayDays) return false;
  await fillStays(db, fleet, crowd, date, now, await absentOf(db, accountId));
  await db.query(
    'UPDATE simulation SET stays_from = $2 WHERE account_id = $1 AND stays_from IS NOT DISTINCT FROM $3::timestamptz',
    [accountId, iso(startOfDayNumber(date)), row.from],
  );
  return true;
}

/**
 * Goes on after a gap: what was open when the server went away is written again as it came out, and what came since. A long
 * gap is left to `fillStaysBack`.
 */
export async function resumeStays(
  sql: Sql,
  fleet: Fleet,
  crowd: Crowd,
  since: number,
  now: number,
  isAbsent: Absent,
): Promise<void> {
  const { accountId } = fleet.plan;
  await sql.query('DELETE FROM client_session WHERE account_id = $1 AND simulated AND end_at IS NULL', [accountId]);
  if (now - since > longGap) {
    await sql.query('UPDATE simulation SET stays_from = NULL WHERE account_id = $1', [accountId]);
    return;
  }
  // What was open may have begun on the day before, and the last step may have come to nothing.
  for (let date = dayNumber(since) - 1; date <= dayNumber(now); date++)
    await fillStays(sql, fleet, crowd, date, now, isAbsent, since - shortPause);
}

const moved = { id: 'text', ap_id: 'text', band: 'text', signal: 'integer' };

/** Writes who came, who left and who walked to another access point since the last step. */
export async function moveStays(sql: Sql, fleet: Fleet, present: Present, last: Present): Promise<void> {
  const before = new Map(last.online.map((one) => [one.person.key, one]));
  const now = new Map(present.online.map((one) => [one.person.key, one]));
  const came = present.online.filter(({ person, stay }) => before.get(person.key)?.stay !== stay);
  const walked = came.filter(({ person }) => before.has(person.key));
  const left = last.online.filter(({ person }) => !now.has(person.key));
  const end = ({ person, stay }: Guest) => ({ id: clientId(person), at: Math.min(stay.end, present.at) });
  await endStays(sql, [...left.map(end), ...walked.map(({ person }) => end(before.get(person.key)!))]);
  await writeStays(
    sql,
    // Somebody who was kept away is back in the middle of a stay.
    came.map(({ person, stay }) => toRow(fleet, person, stay, Math.max(stay.start, last.at - minute))),
  );
  await sql.query(
    `UPDATE client c SET ap_id = r.ap_id, band = r.band, signal = r.signal FROM ${rowsAs(moved)} WHERE c.id = r.id`,
    columnArrays(
      moved,
      walked.map(({ person, stay }) => ({
        id: clientId(person),
        ap_id: stay.ap?.id,
        band: stay.band,
        signal: stay.signal,
      })),
    ),
  );
}
