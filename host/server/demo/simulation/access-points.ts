import { day, hour, hourStart, iso, minute } from '../../../../src/domain/time';
import { writeApHours, writeApSamples, type ApSample } from '../../fleet/devices/ap-samples';
import type { Db, Sql } from '../../kit/store/db';
import type { Fleet } from './fleet';
import type { Crowd } from './people';
import { apLive, presentAt, type Present } from './present';
import { sampledSince } from './samples';

/** Milliseconds between two samples of a simulated access point. */
export const apSampleEvery = 2 * minute;
/** Days of history that simulated access points start with: as long as the stays of terminals. */
const historyDays = 8;
/** Hours that one step of the background work fills. */
const hoursAtOnce = 6;
/** A gap in milliseconds that a start does not fill at once. */
const longGap = day;

/** How every access point that speaks is. */
const samplesOf = (fleet: Fleet, present: Present): ApSample[] =>
  present.children
    .filter(({ child, silent }) => child.kind === 'ap' && !silent)
    .map((state) => {
      const { device_id, down, up, clients_2g, clients_5g, busy_2g, busy_5g } = apLive(fleet, present, state);
      return { device_id, down, up, clients_2g, clients_5g, busy_2g, busy_5g };
    });

/** Writes one sample of every access point that speaks. */
export const sampleAps = (sql: Sql, fleet: Fleet, present: Present): Promise<void> =>
  writeApSamples(sql, Math.floor(present.at / apSampleEvery) * apSampleEvery, samplesOf(fleet, present));

/** Writes the samples that the last hour would have had, at the moments that have none. */
export async function fillApSamples(
  sql: Sql,
  fleet: Fleet,
  crowd: Crowd,
  now: number,
  isThere: (id: string) => boolean,
): Promise<void> {
  const from = Math.ceil((now - hour) / apSampleEvery) * apSampleEvery;
  const devices = fleet.gateways.flatMap(({ children }) => children);
  const sampled = await sampledSince(sql, 'ap_sample', devices, from);
  for (let at = from; at < now; at += apSampleEvery)
    if (!sampled.has(at)) await sampleAps(sql, fleet, presentAt(fleet, crowd, at, isThere));
}

/** Writes the hours between two moments that are over, as they were in their middle. */
async function writeHours(
  sql: Sql,
  fleet: Fleet,
  crowd: Crowd,
  from: number,
  to: number,
  isThere: (id: string) => boolean,
): Promise<void> {
  for (let at = hourStart(from); at + hour <= to; at += hour)
    await writeApHours(sql, at, samplesOf(fleet, presentAt(fleet, crowd, at + hour / 2, isThere)));
}

/** After a gap: the hours that it left out; a long gap is left to `fillApHours`. */
export async function resumeAps(
  sql: Sql,
  fleet: Fleet,
  crowd: Crowd,
  since: number,
  now: number,
  isThere: (id: string) => boolean,
): Promise<void> {
  if (now - since <= longGap) return writeHours(sql, fleet, crowd, since, now, isThere);
  await sql.query('UPDATE simulation SET ap_hours_from = NULL WHERE account_id = $1', [fleet.plan.accountId]);
}

/** Fills some more hours of the past, the latest first; false when all are there. */
export async function fillApHours(
  db: Db,
  fleet: Fleet,
  crowd: Crowd,
  now: number,
  isThere: (id: string) => boolean,
): Promise<boolean> {
  const { accountId } = fleet.plan;
  const [row] = await db.query<{ from: string | null }>(
    'SELECT ap_hours_from AS "from" FROM simulation WHERE account_id = $1',
    [accountId],
  );
  if (!row) return false;
  const to = row.from === null ? hourStart(now) : Date.parse(row.from);
  if (to <= now - historyDays * day) return false;
  const from = to - hoursAtOnce * hour;
  await writeHours(db, fleet, crowd, from, to, isThere);
  await db.query(
    'UPDATE simulation SET ap_hours_from = $2 WHERE account_id = $1 AND ap_hours_from IS NOT DISTINCT FROM $3::timestamptz',
    [accountId, iso(from), row.from],
  );
  return true;
}
