import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { SecurityEvent, guardEvents, guardSummary } from '../../../../src/api/contract/guard';
import { beijingDay, beijingMidnight, day } from '../../../../src/domain/time';
import { logDays, longestLog } from '../../../../src/domain/security';
import type { Context } from '../../kit/context/context';
import { historyPage, type Condition } from '../../kit/history/page';
import { likePattern } from '../../kit/sql/search';
import type { Sql } from '../../kit/store/db';
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
  // A gateway's log is as long as its package says; older ones are still there until their part goes.
  for (const [tier, days] of logDays(service)) {
    const kept = now() - days * day;
    const ids = kept > since ? await gatewaysOf(db, caller.accountId, service, tier) : [];
    if (ids.length > 0)
      where.push({
        not: [
          ['l.gateway_id', 'in', ids],
          ['l.at', '<', new Date(kept)],
        ],
      });
  }
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

/** Gateways of an account that have, or had, this package of a service. */
async function gatewaysOf(sql: Sql, accountId: string, service: string, tier: string): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(
    `SELECT gateway_id AS id FROM service_owned
     WHERE account_id = $1 AND service = $2 AND tier = $3 AND gateway_id IS NOT NULL`,
    [accountId, service, tier],
  );
  return rows.map(({ id }) => id);
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
