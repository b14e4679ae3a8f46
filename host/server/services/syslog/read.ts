import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { SyslogGateway, syslogGateways, syslogLines, SyslogRow } from '../../../../src/api/contract/syslog';
import { syslogDays } from '../../../../src/domain/syslog';
import { day } from '../../../../src/domain/time';
import type { Context } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { deliverySql } from '../../fleet/delivery/settings';
import { historyPage, type Condition } from '../../kit/history/page';
import { readPage } from '../../kit/sql/page';
import { likePattern } from '../../kit/sql/search';
import { syslogLine } from './kinds';

/** One page of lines, newest first. */
export async function linePage(
  context: Context,
  { gwid, severity, q, from, to, ...paging }: ParsedOf<typeof syslogLines>,
): Promise<DataOf<typeof syslogLines>> {
  const { db, caller, now } = context;
  const oldest = now() - (await daysOf(db, caller.accountId)) * day;
  // Older ones are still there until their part goes.
  const where: Condition[] = [
    ['l.account_id', '=', caller.accountId],
    ['l.until', '>', new Date(now())],
  ];
  if (gwid) where.push(['l.gateway_id', '=', gwid]);
  if (severity !== undefined) where.push(['l.severity', '<=', severity]);
  if (to) where.push(['l.at', '<', new Date(to)]);
  if (q) where.push([`lower(l.app || ' ' || l.host || ' ' || l.message)`, 'like', [likePattern(q)]]);
  const { list, total, missing } = await historyPage<SyslogRow>(
    context,
    {
      kind: syslogLine,
      where,
      from: Math.max(oldest, from ? Date.parse(from) : oldest),
      order: 'DESC',
      unique: 'id',
      columns: `l.id::text AS id, l.at, l.gateway_id AS gwid, coalesce(g.remark, l.gateway_id) AS gateway_remark, l.severity,
        l.host, l.app, l.message, l.simulated`,
      join: 'LEFT JOIN device g ON g.id = l.gateway_id AND g.account_id = l.account_id',
    },
    paging,
  );
  return { list, total, ...(missing && { missing }) };
}

/** One page of gateways, those that send first. */
export async function gatewayPage(
  { db, caller }: Context,
  { state, q, ...paging }: ParsedOf<typeof syslogGateways>,
): Promise<DataOf<typeof syslogGateways>> {
  const source = `FROM device g LEFT JOIN syslog_setting s ON s.gateway_id = g.id AND s.account_id = g.account_id
    WHERE g.account_id = $1 AND g.kind = 'gateway'
      AND ($2::text IS NULL OR lower(g.remark || ' ' || g.id || ' ' || coalesce(s.server, '')) LIKE $2)`;
  const params = [caller.accountId, q ? likePattern(q) : null];
  const [counts] = await db.query<DataOf<typeof syslogGateways>['counts']>(
    `SELECT count(*) AS all, count(*) FILTER (WHERE s.enabled) AS on, count(*) FILTER (WHERE s.enabled IS NOT TRUE) AS off
     ${source}`,
    params,
  );
  const { list, total } = await readPage<SyslogGateway>(
    db,
    {
      select: 'g.id',
      from: `${source} AND ($3::text IS NULL OR coalesce(s.enabled, false) = ($3 = 'on'))`,
      params: [...params, state ?? null],
      order: 's.enabled IS NOT TRUE, g.remark, g.id',
      whole: (found) =>
        `SELECT g.id AS gwid, g.remark, g.status = 'online' AS online, g.simulated, coalesce(s.enabled, false) AS enabled,
           coalesce(s.server, '') AS server, coalesce(s.port, 514) AS port, coalesce(s.protocol, 'udp') AS protocol,
           coalesce(s.level, 6) AS level, CASE WHEN s.rev IS NULL THEN NULL ELSE ${deliverySql('s.rev')} END AS delivery,
           CASE WHEN d.state = 'failed' THEN d.error ELSE '' END AS error,
           CASE WHEN d.state = 'failed' THEN d.error_said END AS error_said,
           (SELECT max(l.at) FROM syslog_line l WHERE l.gateway_id = g.id AND l.account_id = g.account_id) AS last_at
         FROM device g LEFT JOIN syslog_setting s ON s.gateway_id = g.id AND s.account_id = g.account_id
         LEFT JOIN gateway_delivery d ON d.gateway_id = g.id AND d.kind = 'syslog' WHERE g.id IN (${found})`,
      total: counts![state ?? 'all'],
    },
    paging,
  );
  return {
    list,
    total,
    counts: counts!,
    days: await daysOf(db, caller.accountId),
  };
}

/** Days that an account keeps its lines. */
export async function daysOf(sql: Sql, accountId: string): Promise<number> {
  const [kept] = await sql.query<{ days: number }>('SELECT days FROM syslog_retention WHERE account_id = $1', [
    accountId,
  ]);
  return kept?.days ?? syslogDays.usual;
}
