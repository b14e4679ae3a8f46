import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { SyslogGateway, syslogGateways, syslogLines, SyslogRow } from '../../../../src/api/contract/syslog';
import { syslogDays } from '../../../../src/domain/syslog';
import type { Context } from '../../kit/context/context';
import { deliverySql } from '../../fleet/delivery/deliver';
import { likePattern } from '../../kit/sql/search';
import { totalOf } from '../../kit/sql/total';

/** Lines are counted no further. */
const mostCounted = 100_000;

/** One page of lines, newest first. */
export async function linePage(
  { db, caller }: Context,
  { gwid, severity, q, from, to, page, per_page }: ParsedOf<typeof syslogLines>,
): Promise<DataOf<typeof syslogLines>> {
  const params: unknown[] = [caller.accountId];
  const param = (value: unknown) => `$${params.push(value)}`;
  const where = ['l.account_id = $1'];
  if (gwid) where.push(`l.gateway_id = ${param(gwid)}`);
  if (severity !== undefined) where.push(`l.severity <= ${param(severity)}`);
  if (from) where.push(`l.at >= ${param(from)}`);
  if (to) where.push(`l.at < ${param(to)}`);
  if (q) where.push(`lower(l.app || ' ' || l.host || ' ' || l.message) LIKE ${param(likePattern(q))}`);
  const matching = `FROM syslog_line l WHERE ${where.join(' AND ')}`;
  const filters = [...params];
  const list = await db.query<SyslogRow>(
    `SELECT l.id::text AS id, l.at, l.gateway_id AS gwid, g.remark AS gateway_remark, l.severity, l.host, l.app, l.message,
       l.simulated
     FROM (SELECT * ${matching} ORDER BY l.at DESC, l.id DESC LIMIT ${param(per_page)} OFFSET ${param((page - 1) * per_page)}) l
     JOIN device g ON g.id = l.gateway_id ORDER BY l.at DESC, l.id DESC`,
    params,
  );
  const total = await totalOf(list.length, { page, per_page }, async () => {
    const [row] = await db.query<{ total: number }>(
      `SELECT count(*) AS total FROM (SELECT 1 ${matching} LIMIT ${mostCounted}) x`,
      filters,
    );
    return row!.total;
  });
  return { list, total };
}

/** One page of gateways, those that send first. */
export async function gatewayPage(
  { db, caller }: Context,
  { state, q, page, per_page }: ParsedOf<typeof syslogGateways>,
): Promise<DataOf<typeof syslogGateways>> {
  const source = `FROM device g LEFT JOIN syslog_setting s ON s.gateway_id = g.id AND s.account_id = g.account_id
    WHERE g.account_id = $1 AND g.kind = 'gateway'`;
  const [counts] = await db.query<DataOf<typeof syslogGateways>['counts']>(
    `SELECT count(*) AS all, count(*) FILTER (WHERE s.enabled) AS on, count(*) FILTER (WHERE s.enabled IS NOT TRUE) AS off
     ${source}`,
    [caller.accountId],
  );
  const rows = await db.query<SyslogGateway & { matching: number }>(
    `SELECT x.*, (SELECT max(l.at) FROM syslog_line l WHERE l.gateway_id = x.gwid) AS last_at FROM (
       SELECT g.id AS gwid, g.remark, g.status = 'online' AS online, g.simulated, coalesce(s.enabled, false) AS enabled,
         coalesce(s.server, '') AS server, coalesce(s.port, 514) AS port, coalesce(s.protocol, 'udp') AS protocol,
         coalesce(s.level, 6) AS level, CASE WHEN s.rev IS NULL THEN NULL ELSE ${deliverySql('s.rev')} END AS delivery,
         CASE WHEN d.state = 'failed' THEN d.error ELSE '' END AS error, count(*) OVER () AS matching
       ${source.replace('WHERE', `LEFT JOIN gateway_delivery d ON d.gateway_id = g.id AND d.kind = 'syslog' WHERE`)}
         AND ($2::text IS NULL OR coalesce(s.enabled, false) = ($2 = 'on'))
         AND ($3::text IS NULL OR lower(g.remark || ' ' || g.id || ' ' || coalesce(s.server, '')) LIKE $3)
       ORDER BY s.enabled IS NOT TRUE, g.remark, g.id LIMIT $4 OFFSET $5
     ) x ORDER BY NOT x.enabled, x.remark, x.gwid`,
    [caller.accountId, state ?? null, q ? likePattern(q) : null, per_page, (page - 1) * per_page],
  );
  const [kept] = await db.query<{ days: number }>('SELECT days FROM syslog_retention WHERE account_id = $1', [
    caller.accountId,
  ]);
  return {
    list: rows.map(({ matching: _, ...row }) => row),
    total: rows[0]?.matching ?? 0,
    counts: counts!,
    days: kept?.days ?? syslogDays.usual,
  };
}
