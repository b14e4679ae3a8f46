import type { apAir, apHistory, ApStay, apStays, Heard } from '../../../../src/api/contract/access-point';
import type { apDetail } from '../../../../src/api/contract/equipment';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { day, hour, iso, minute } from '../../../../src/domain/time';
import type { Context } from '../../kit/context/context';
import { whereThere } from '../../kit/history/archive';
import { historyPage, type Condition } from '../../kit/history/page';
import { searchPatterns } from '../../kit/sql/search';
import type { Sql } from '../../kit/store/db';
import { usedOf } from '../clients/client-sessions';
import { allStays, pastStay } from '../clients/past-stays';
import { apNumbers, apSamplesIn, sampleHours, type ApPoint } from './ap-samples';
import { readDevices, toApRow } from './device-read';
import { archiveDays } from './sample-archive';
import { joinedMoments, stepOf } from './throughput';

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

/**
 * How an access point was, oldest first; undefined for a stretch that ends before it starts. Closely as long as that is
 * known: for some hours, and where there is an archive for a month.
 */
export async function readApHistory(
  { db, archive }: Pick<Context, 'db' | 'archive'>,
  { boundAt, ...input }: ParsedOf<typeof apHistory> & { boundAt: string },
  now: number,
): Promise<DataOf<typeof apHistory> | undefined> {
  const { id, range = '24h', from, to } = input;
  const given = from !== undefined && to !== undefined;
  const span = given ? { from, to } : { from: now - ranges[range], to: now };
  if (span.from >= span.to) return undefined;
  const here = span.from >= now - sampleHours * hour;
  const closely = span.to - span.from <= sampleHours * hour;
  // What lies there knows no account: samples from before the binding were another owner's.
  const old =
    closely && !here && archive && span.from >= now - archiveDays.samples * day
      ? await whereThere(apSamplesIn(archive, id, Math.max(span.from, Date.parse(boundAt)), span.to))
      : [];
  if (closely && (here || (old && old.length > 0))) {
    const kept = await db.query<ApPoint>(
      `SELECT s.at, ${apNumbers} FROM ap_sample s WHERE s.device_id = $1 AND s.at > $2 AND s.at <= $3 ORDER BY s.at`,
      [id, iso(span.from), iso(span.to)],
    );
    const points = old ? joinedMoments(old, kept) : kept;
    return { step: stepOf(points, 2 * minute) / 1000, points };
  }
  // The hour that the stretch starts in belongs to it.
  const points = await db.query<ApPoint>(
    `SELECT s.hour AS at, ${apNumbers} FROM ap_hour s WHERE s.device_id = $1 AND s.hour > $2 AND s.hour <= $3 ORDER BY s.hour`,
    [id, iso(span.from - hour), iso(span.to)],
  );
  return { step: hour / 1000, points, ...(!old && { missing: true }) };
}

/** One page of the stays at an access point of an account: who is there, and then who left last. */
export async function stayPage(
  context: Context,
  { id, q, band, ...paging }: ParsedOf<typeof apStays>,
): Promise<DataOf<typeof apStays>> {
  const where: Condition[] = [
    ['l.account_id', '=', context.caller.accountId],
    ['l.ap_id', '=', id],
  ];
  if (band) where.push(['l.band', '=', band]);
  if (q) where.push(['l.search', 'like', searchPatterns(q)]);
  const { list, total, missing } = await historyPage<ApStay>(
    context,
    {
      kind: pastStay,
      source: allStays,
      where: [...where, ['l.client_id', '>', '']],
      from: context.now() - pastStay.keep,
      order: 'DESC',
      then: 'start_at',
      unique: 'id',
      columns: `l.id, l.client_id, coalesce(nullif(c.name, ''), nullif(c.hostname, ''), nullif(l.name, ''), l.mac) AS name, l.mac, l.vendor,
        l.ssid, l.band, l.signal, l.start_at AS start, nullif(l.end_at, 'infinity') AS "end", ${usedOf('down')} AS bytes_down,
        ${usedOf('up')} AS bytes_up, l.simulated`,
      join: 'LEFT JOIN client c ON c.id = l.client_id AND c.account_id = l.account_id',
    },
    paging,
  );
  return { list, total, ...(missing && { missing }) };
}
