import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { SecurityEvent, guardEvents, guardSummary } from '../../../../src/api/contract/guard';
import { beijingDay, beijingMidnight, day, iso } from '../../../../src/domain/time';
import { logDays, longestLog } from '../../../../src/domain/security';
import type { Context } from '../../kit/context/context';
import { readPage } from '../../kit/sql/page';
import { likePattern } from '../../kit/sql/search';
import { because, invalid, notFound } from '../../kit/refusal';

/** One page of what was intercepted, newest first. Months outside the range are not touched. */
export async function eventPage(
  { db, caller, now }: Context,
  filter: ParsedOf<typeof guardEvents>,
): Promise<DataOf<typeof guardEvents>> {
  const { service, gwid, class: kind, source, q, from, to, ...paging } = filter;
  const params: unknown[] = [caller.accountId, service, from ?? iso(now() - longestLog * day), to ?? iso(now() + day)];
  const param = (value: unknown) => `$${params.push(value)}`;
  const where = ['e.account_id = $1', 'e.service = $2', 'e.at >= $3', 'e.at < $4'];
  // A gateway's log is as long as its package says; older ones are still there until their part goes.
  const tiers = logDays(service);
  const since = tiers.map(([, days]) => iso(now() - days * day));
  where.push(`NOT EXISTS (
    SELECT 1 FROM service_owned o
    JOIN unnest(${param(tiers.map(([tier]) => tier))}::text[], ${param(since)}::timestamptz[]) AS k(tier, since) ON k.tier = o.tier
    WHERE o.gateway_id = e.gateway_id AND o.service = e.service AND e.at < k.since)`);
  if (gwid) where.push(`e.gateway_id = ${param(gwid)}`);
  if (kind) where.push(`e.class = ${param(kind)}`);
  if (source) where.push(`e.source = ${param(source)}`);
  if (q)
    where.push(`lower(e.target || ' ' || e.source || ' ' || e.name || ' ' || e.detail) LIKE ${param(likePattern(q))}`);
  const table = `FROM guard_event e WHERE ${where.join(' AND ')}`;
  const [sums] = await db.query<{ total: number; times: number }>(
    `SELECT count(*) AS total, coalesce(sum(e.times), 0) AS times ${table}`,
    params,
  );
  const found = await readPage<SecurityEvent>(
    db,
    {
      select: 'e.*',
      from: table,
      params,
      order: 'e.at DESC, e.number DESC',
      whole: (events) =>
        `SELECT e.number::text AS id, e.at, e.gateway_id AS gwid, coalesce(d.remark, e.gateway_id) AS gateway_remark, e.class,
           e.target, e.source, e.name, e.action, e.detail, e.times, e.simulated, g.list
         FROM (${events}) e LEFT JOIN device d ON d.id = e.gateway_id AND d.account_id = e.account_id
         LEFT JOIN guard_domain g ON g.gateway_id = e.gateway_id AND g.account_id = e.account_id AND g.domain = e.target`,
      total: sums!.total,
    },
    paging,
  );
  return { ...found, times: sums!.times };
}

/** Lines of a ranking. */
const ranked = 10;
/** Days that a summary tells unless told. */
const usual = 30;

/** What was intercepted, added up; every day has its number, also those without anything. */
export async function summaryOf(
  { db, caller, now }: Context,
  { service, gwid, from, to }: ParsedOf<typeof guardSummary>,
): Promise<DataOf<typeof guardSummary>> {
  const last = to ?? beijingDay(now());
  const first = from ?? beijingDay(beijingMidnight(last) - (usual - 1) * day);
  const length = Math.round((beijingMidnight(last) - beijingMidnight(first)) / day) + 1;
  if (!(length >= 1 && length <= longestLog)) throw invalid({ from: because('spanMost', { days: longestLog }) });
  if (gwid) {
    const there = await db.query('SELECT 1 FROM device WHERE account_id = $1 AND id = $2', [caller.accountId, gwid]);
    if (there.length === 0) throw notFound();
  }
  const params = [caller.accountId, service, first, last, gwid ?? null];
  const source = `FROM guard_day e WHERE e.account_id = $1 AND e.service = $2 AND e.day BETWEEN $3 AND $4
    AND ($5::text IS NULL OR e.gateway_id = $5)`;
  const days = await db.query<{ day: string; times: number }>(
    `SELECT e.day::text AS day, sum(e.times) AS times ${source} GROUP BY 1`,
    params,
  );
  const byDay = new Map(days.map((row) => [row.day, row.times]));
  const classes = await db.query<{ class: string; times: number }>(
    `SELECT e.class, sum(e.times) AS times ${source} GROUP BY 1 ORDER BY 2 DESC, 1`,
    params,
  );
  const sources = await db.query<DataOf<typeof guardSummary>['sources'][number]>(
    `SELECT s.source, s.name, s.gwid, coalesce(d.remark, s.gwid) AS gateway_remark, s.times FROM (
       SELECT e.source, max(e.name) AS name, e.gateway_id AS gwid, sum(e.times) AS times ${source}
       GROUP BY e.source, e.gateway_id ORDER BY 4 DESC, 1 LIMIT ${ranked}
     ) s LEFT JOIN device d ON d.id = s.gwid ORDER BY s.times DESC, s.source`,
    params,
  );
  const gateways = await db.query<DataOf<typeof guardSummary>['gateways'][number]>(
    `SELECT s.gwid, coalesce(d.remark, s.gwid) AS remark, s.times FROM (
       SELECT e.gateway_id AS gwid, sum(e.times) AS times ${source} GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${ranked}
     ) s LEFT JOIN device d ON d.id = s.gwid ORDER BY s.times DESC, s.gwid`,
    params,
  );
  return {
    from: first,
    to: last,
    total: classes.reduce((sum, one) => sum + one.times, 0),
    days: Array.from({ length }, (_, i) => {
      const date = beijingDay(beijingMidnight(first) + i * day);
      return { day: date, times: byDay.get(date) ?? 0 };
    }),
    classes,
    sources,
    gateways,
  };
}
