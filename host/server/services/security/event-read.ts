import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { SecurityEvent, guardEvents, guardSummary } from '../../../../src/api/contract/guard';
import type { dnsIntercepted } from '../../../../src/api/contract/stats';
import { beijingDay, beijingMidnight, day, monthStart } from '../../../../src/domain/time';
import { longestLog } from '../../../../src/domain/security';
import type { Context } from '../../kit/context/context';
import { historyPage, type Condition } from '../../kit/history/page';
import { likePattern } from '../../kit/sql/search';
import type { Sql } from '../../kit/store/db';
import { asArrays, inLog, keptLess } from './kept';
import { guardEvent } from './kinds';
import { because, invalid, notFound } from '../../kit/refusal';

/** One page of what was intercepted, newest first. Months outside the range are not touched. */
export async function eventPage(
  context: Context,
  filter: ParsedOf<typeof guardEvents>,
): Promise<DataOf<typeof guardEvents>> {
  const { db, caller, now } = context;
  const { service, gwid, class: kind, source, q, from, to, ...paging } = filter;
  const oldest = now() - longestLog * day;
  const since = Math.max(oldest, from ? Date.parse(from) : oldest);
  const where: Condition[] = [
    ['l.account_id', '=', caller.accountId],
    ['l.service', '=', service],
    ['l.at', '<', new Date(to ?? now() + day)],
  ];
  for (const { ids, from: kept } of await keptLess(db, caller.accountId, service, since, now()))
    where.push({
      not: [
        ['l.gateway_id', 'in', ids],
        ['l.at', '<', new Date(kept)],
      ],
    });
  if (gwid) where.push(['l.gateway_id', '=', gwid]);
  if (kind) where.push(['l.class', '=', kind]);
  if (source) where.push(['l.source', '=', source]);
  if (q)
    where.push([`lower(l.target || ' ' || l.source || ' ' || l.name || ' ' || l.detail)`, 'like', [likePattern(q)]]);
  const { list, total, sum, missing } = await historyPage<SecurityEvent>(
    context,
    {
      kind: guardEvent,
      where,
      from: since,
      order: 'DESC',
      unique: 'number',
      columns: `l.number::text AS id, l.at, l.gateway_id AS gwid, coalesce(d.remark, l.gateway_id) AS gateway_remark, l.class,
        l.target, l.source, l.name, l.action, l.detail, l.times, l.simulated, g.list`,
      join: `LEFT JOIN device d ON d.id = l.gateway_id AND d.account_id = l.account_id
        LEFT JOIN guard_domain g ON g.gateway_id = l.gateway_id AND g.account_id = l.account_id AND g.domain = l.target`,
      sum: 'times',
    },
    paging,
  );
  return { list, total, times: sum, ...(missing && { missing }) };
}

/** Lines of a ranking. */
const ranked = 10;
/** Days that a summary tells unless told. */
const usual = 30;

/** What was intercepted and is in the log, added up; every day has its number, also those without anything. */
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
  const kept = await keptLess(db, caller.accountId, service, beijingMidnight(first), now());
  const params = [caller.accountId, service, first, last, gwid ?? null, ...asArrays(kept)];
  const source = `FROM guard_day e WHERE e.account_id = $1 AND e.service = $2 AND e.day BETWEEN $3 AND $4
    AND ($5::text IS NULL OR e.gateway_id = $5) AND ${inLog('$6', '$7')}`;
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
     ) s LEFT JOIN device d ON d.id = s.gwid AND d.account_id = $1 ORDER BY s.times DESC, s.source`,
    params,
  );
  const gateways = await db.query<DataOf<typeof guardSummary>['gateways'][number]>(
    `SELECT s.gwid, coalesce(d.remark, s.gwid) AS remark, s.times FROM (
       SELECT e.gateway_id AS gwid, sum(e.times) AS times ${source} GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${ranked}
     ) s LEFT JOIN device d ON d.id = s.gwid AND d.account_id = $1 ORDER BY s.times DESC, s.gwid`,
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

/** Malicious DNS requests intercepted this month and today, as far as they are in the log, and in the whole last month. */
export async function readDns(sql: Sql, accountId: string, now: number): Promise<DataOf<typeof dnsIntercepted>> {
  const month = monthStart(now);
  const kept = await keptLess(sql, accountId, 'domain_parsing', month, now);
  const [row] = await sql.query<DataOf<typeof dnsIntercepted>>(
    `SELECT coalesce(sum(times) FILTER (WHERE day >= $3 AND ${inLog('$5', '$6')}), 0) AS month,
       coalesce(sum(times) FILTER (WHERE day = $4), 0) AS today,
       coalesce(sum(times) FILTER (WHERE day < $3), 0) AS last_month
     FROM guard_day e WHERE account_id = $1 AND service = 'domain_parsing' AND e.day >= $2`,
    [accountId, beijingDay(monthStart(now, -1)), beijingDay(month), beijingDay(now), ...asArrays(kept)],
  );
  return row!;
}
