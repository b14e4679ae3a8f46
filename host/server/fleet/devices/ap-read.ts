import type { apAir, apHistory, ApStay, apStays, Heard } from '../../../../src/api/contract/access-point';
import type { apDetail } from '../../../../src/api/contract/equipment';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { day, hour, iso, minute } from '../../../../src/domain/time';
import { readPage } from '../../kit/sql/page';
import { searchPatterns } from '../../kit/sql/search';
import type { Sql } from '../../kit/store/db';
import { clientName } from '../clients/client-read';
import { usedNow } from '../clients/client-sessions';
import { sampleHours } from './ap-samples';
import { readDevices, toApRow } from './device-read';

/** One access point of an account; undefined when there is none. */
export async function readAp(
  sql: Sql,
  accountId: string,
  id: string,
  now: number,
): Promise<DataOf<typeof apDetail> | undefined> {
  const [row] = await readDevices(sql, accountId, [id]);
  if (row?.kind !== 'ap') return undefined;
  const { blinking_until: until, status } = row;
  const blinks = status === 'online' && until !== null && Date.parse(until) > now;
  return { ...toApRow(row, now), blinking_until: blinks ? until : null };
}

/** Networks that are told of all that are heard. */
const mostHeard = 100;

/** What an access point of an account hears of others; undefined when there is none. */
export async function readAir(
  sql: Sql,
  accountId: string,
  id: string,
  now: number,
): Promise<DataOf<typeof apAir> | undefined> {
  const ap = await readAp(sql, accountId, id, now);
  if (!ap) return undefined;
  const [scan] = await sql.query<{ at: string | null; total: number }>(
    'SELECT at, jsonb_array_length(heard) AS total FROM ap_scan WHERE device_id = $1',
    [id],
  );
  // Whose BSSIDs they are, only those of the same network know.
  const heard = await sql.query<Heard>(
    `SELECT h.bssid, h.ssid, h.band, h.channel, h.signal, a.id AS ap_id, a.remark AS ap_remark, a.status AS ap_status
     FROM ap_scan s CROSS JOIN LATERAL
       jsonb_to_recordset(s.heard) AS h(bssid text, ssid text, band text, channel integer, signal integer)
     LEFT JOIN LATERAL (
       SELECT d.id, d.remark, d.status FROM device d JOIN ap_scan o ON o.device_id = d.id
       WHERE d.account_id = $1 AND d.gateway_id = $3 AND d.kind = 'ap' AND h.bssid = ANY(o.bssids) LIMIT 1
     ) a ON true
     WHERE s.device_id = $2 ORDER BY h.signal DESC, h.bssid LIMIT ${mostHeard}`,
    [accountId, id, ap.gwid],
  );
  const { channel_2g, channel_5g, busy_2g, busy_5g, noise_2g, noise_5g, simulated } = ap;
  return {
    at: scan?.at ?? null,
    heard,
    more: Math.max(0, (scan?.total ?? 0) - heard.length),
    ...{ channel_2g, channel_5g, busy_2g, busy_5g, noise_2g, noise_5g, simulated },
  };
}

const ranges = { '1h': hour, '24h': day, '7d': 7 * day, '30d': 30 * day } as const;
type Point = DataOf<typeof apHistory>['points'][number];

/** How an access point was, oldest first; undefined for a stretch that ends before it starts. */
export async function readApHistory(
  sql: Sql,
  { id, range = '24h', from, to }: ParsedOf<typeof apHistory>,
  now: number,
): Promise<DataOf<typeof apHistory> | undefined> {
  const given = from !== undefined && to !== undefined;
  const span = given ? { from, to } : { from: now - ranges[range], to: now };
  if (span.from >= span.to) return undefined;
  const closely = span.to - span.from <= sampleHours * hour && span.from >= now - sampleHours * hour;
  const numbers = 'round(down) AS down, round(up) AS up, clients_2g, clients_5g, busy_2g, busy_5g';
  const points = closely
    ? await sql.query<Point>(
        `SELECT at, ${numbers} FROM ap_sample WHERE device_id = $1 AND at > $2 AND at <= $3 ORDER BY at`,
        [id, iso(span.from), iso(span.to)],
      )
    : // The hour that the stretch starts in belongs to it.
      await sql.query<Point>(
        `SELECT hour AS at, ${numbers} FROM ap_hour WHERE device_id = $1 AND hour > $2 AND hour <= $3 ORDER BY hour`,
        [id, iso(span.from - hour), iso(span.to)],
      );
  if (!closely) return { step: hour / 1000, points };
  const steps = points.slice(1).map((point, i) => Date.parse(point.at) - Date.parse(points[i]!.at));
  steps.sort((a, b) => a - b);
  return { step: (steps[Math.floor(steps.length / 2)] ?? 2 * minute) / 1000, points };
}

/** One page of the stays at an access point of an account. */
export async function stayPage(
  sql: Sql,
  accountId: string,
  { id, q, band, ...paging }: ParsedOf<typeof apStays>,
): Promise<DataOf<typeof apStays>> {
  const params: unknown[] = [accountId, id];
  const param = (value: unknown) => `$${params.push(value)}`;
  const where = ['s.account_id = $1', 's.ap_id = $2'];
  if (band) where.push(`s.band = ${param(band)}`);
  if (q) where.push(`c.search LIKE ANY(${param(searchPatterns(q))}::text[])`);
  return readPage<ApStay>(
    sql,
    {
      select: 's.id',
      from: `FROM client_session s JOIN client c ON c.id = s.client_id WHERE ${where.join(' AND ')}`,
      params,
      order: 's.start_at DESC, s.id DESC',
      whole: (found) =>
        `SELECT s.id, s.client_id, ${clientName} AS name, c.mac, c.vendor, s.ssid, s.band, s.signal, s.start_at AS start,
           s.end_at AS "end", ${usedNow.down} AS bytes_down, ${usedNow.up} AS bytes_up, s.simulated
         FROM client_session s JOIN client c ON c.id = s.client_id WHERE s.id IN (${found})`,
    },
    paging,
  );
}
