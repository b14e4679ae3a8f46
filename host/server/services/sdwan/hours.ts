import type { NetworkBrief } from '../../../../src/api/contract/sdwan';
import { hour, iso, minute } from '../../../../src/domain/time';
import type { Db, Sql } from '../../kit/store/db';

/** Milliseconds between two samples of a link's history. */
export const sampleEvery = 5 * minute;
/** Hours that a list draws. */
const drawn = 24;
/** Hours are kept a little longer than they are drawn: the first of them is not over. */
const keptFor = (drawn + 2) * hour;

const startOf = (at: number): number => Math.floor(at / hour) * hour;

/**
 * Counts the running hour anew, and the one before while something of it may not have been counted yet. A network that has
 * none of them (it is new, or nobody counted for a while) is counted for the whole day.
 */
export async function countHours(db: Db, now: number): Promise<void> {
  const from = startOf(now - 3 * sampleEvery);
  await db.query(
    `WITH late AS (
       SELECT DISTINCT s.network_id FROM sdwan_link_sample s WHERE s.at >= $1
         AND NOT EXISTS (SELECT 1 FROM sdwan_hour h WHERE h.network_id = s.network_id AND h.hour >= $1)
     ), counted AS (
       SELECT s.* FROM sdwan_link_sample s WHERE s.at >= $1
       UNION ALL SELECT s.* FROM late JOIN sdwan_link_sample s ON s.network_id = late.network_id AND s.at < $1 AND s.at >= $2
     )
     INSERT INTO sdwan_hour (network_id, hour, median, worst, loss, bits)
     SELECT network_id, date_trunc('hour', at), percentile_cont(0.5) WITHIN GROUP (ORDER BY latency), max(latency),
       max(loss), coalesce(sum(down + up), 0) / count(DISTINCT at)
     FROM counted GROUP BY 1, 2
     ON CONFLICT (network_id, hour) DO UPDATE SET median = excluded.median, worst = excluded.worst, loss = excluded.loss,
       bits = excluded.bits`,
    [iso(from), iso(startOf(now) - drawn * hour)],
  );
  await db.query('DELETE FROM sdwan_hour WHERE hour < $1', [iso(startOf(now) - keptFor)]);
}

/** The last 24 hours of networks, those that were measured. */
export async function readHours(sql: Sql, ids: readonly string[], now: number) {
  const rows = await sql.query<{ network_id: string; hours: NonNullable<NetworkBrief['hours']> }>(
    `SELECT network_id, json_agg(json_build_object('at', to_char(hour AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.000"Z"'),
       'median', round(median::numeric, 1), 'worst', round(worst::numeric, 1), 'loss', round(loss::numeric, 2),
       'bits', round(bits)) ORDER BY hour) AS hours
     FROM sdwan_hour WHERE network_id = ANY($1::text[]) AND hour > $2 GROUP BY network_id`,
    [ids, iso(startOf(now) - drawn * hour)],
  );
  return new Map(rows.map(({ network_id, hours }) => [network_id, hours]));
}
