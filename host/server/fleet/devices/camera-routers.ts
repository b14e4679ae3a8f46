import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { CameraRouter, cameraRouters } from '../../../../src/api/contract/equipment';
import type { Sql } from '../../kit/store/db';
import { isPaid } from './camera-package';
import { planColumns, withPlans } from './cameras';
import { pageStatement } from '../../kit/sql/page';
import { searchPatterns } from '../../kit/sql/search';
import { iso } from '../../../../src/domain/time';

type Counts = DataOf<typeof cameraRouters>['counts'];
/** Every line tells the counts; the only one of an empty page tells nothing else. */
type Row = Counts & { total: number } & (CameraRouter | { gwid: null });

/**
 * One page of the gateways with cameras, and how many there are; what their cameras need is summed up once for both. What is
 * kept of each for that is narrow, so that it stays in memory; the rest is read for the page.
 */
export async function cameraRouterPage(
  sql: Sql,
  accountId: string,
  filter: ParsedOf<typeof cameraRouters>,
  now: number,
): Promise<DataOf<typeof cameraRouters>> {
  const params: unknown[] = [accountId];
  params.push(...(await planColumns(sql, 'k.account_id = $1', params)));
  const param = (value: unknown) => `$${params.push(value)}`;
  const at = param(iso(now));
  const found = filter.q ? `g.search LIKE ANY(${param(searchPatterns(filter.q))}::text[])` : 'true';
  const wanted = filter.state ? `is_${filter.state}` : 'true';
  const rows = await sql.query<Row>(
    ...pageStatement(
      {
        select: 'gwid, remark, cameras, online, need',
        from: `FROM r WHERE ${wanted}`,
        params,
        order: orderOf(filter),
        whole: (page) =>
          `WITH r AS MATERIALIZED (
             SELECT g.id AS gwid, g.remark, u.cameras, u.online, u.need,
               u.need > coalesce(g.disk, 0) AS is_short, u.online < u.cameras AS is_lost
             FROM (
               SELECT k.gateway_id, count(*) AS cameras, count(*) FILTER (WHERE k.online) AS online, sum(p.need) AS need
               FROM camera k ${withPlans(2)}
               WHERE k.account_id = $1 GROUP BY 1
             ) u JOIN device g ON g.id = u.gateway_id AND g.account_id = $1 AND g.kind = 'gateway'
             WHERE ${found}
           )
           SELECT n.*, p.*, d.status, d.model, d.disk, d.simulated, (
             SELECT count(*) FROM camera k WHERE k.account_id = $1 AND k.gateway_id = p.gwid AND k.record <> 'off' AND ${isPaid(at)}
           ) AS planned FROM (
             SELECT count(*) AS all, count(*) FILTER (WHERE is_short) AS short, count(*) FILTER (WHERE is_lost) AS lost,
               count(*) FILTER (WHERE ${wanted}) AS total FROM r
           ) n LEFT JOIN (${page}) p ON true LEFT JOIN device d ON d.id = p.gwid`,
      },
      filter,
    ),
  );
  const [{ all, short, lost, total }] = rows as [Row];
  const list = rows.flatMap(({ all: _, short: __, lost: ___, total: ____, ...row }) =>
    row.gwid === null ? [] : [row],
  );
  return { list, total, counts: { all, short, lost } };
}

function orderOf({ sort = 'remark', order }: ParsedOf<typeof cameraRouters>): string {
  return `${sort} ${order === 'desc' ? 'DESC' : 'ASC'}, remark, gwid`;
}
