import type { DataOf, ParsedOf } from '../../../src/api/endpoint';
import type { CameraRouter, cameraRouters } from '../../../src/api/contract/equipment';
import type { Sql } from '../db';
import { planColumns, withPlans } from './cameras';
import { searchPattern } from './search';

const isShort = 'u.need > coalesce(g.disk, 0)';
const isLost = 'u.online < u.cameras';

/** One page of the gateways with cameras, and how many there are. */
export async function cameraRouterPage(
  sql: Sql,
  accountId: string,
  filter: ParsedOf<typeof cameraRouters>,
): Promise<DataOf<typeof cameraRouters>> {
  const params: unknown[] = [accountId];
  params.push(...(await planColumns(sql, 'k.account_id = $1', params)));
  const param = (value: unknown) => `$${params.push(value)}`;
  const source = `FROM (
      SELECT k.gateway_id, count(*) AS cameras, count(*) FILTER (WHERE c.online) AS online,
        count(*) FILTER (WHERE k.record <> 'off') AS planned, sum(p.need)::bigint AS need
      FROM camera k LEFT JOIN client c ON c.id = k.client_id ${withPlans(2)}
      WHERE k.account_id = $1 GROUP BY 1
    ) u JOIN device g ON g.id = u.gateway_id AND g.account_id = $1 AND g.kind = 'gateway'`;
  const [counts] = await sql.query<DataOf<typeof cameraRouters>['counts']>(
    `SELECT count(*) AS all, count(*) FILTER (WHERE ${isShort}) AS short, count(*) FILTER (WHERE ${isLost}) AS lost
     ${source}`,
    params,
  );
  const where = ['true'];
  if (filter.state) where.push(filter.state === 'short' ? isShort : isLost);
  if (filter.q) where.push(`g.search LIKE ${param(searchPattern(filter.q))}`);
  const rows = await sql.query<CameraRouter & { total: number }>(
    `SELECT g.id AS gwid, g.remark, g.model, g.status, u.cameras, u.online, u.planned, u.need, g.disk, g.simulated,
       count(*) OVER () AS total
     ${source} WHERE ${where.join(' AND ')} ORDER BY ${orderOf(filter)}
     LIMIT ${param(filter.per_page)} OFFSET ${param((filter.page - 1) * filter.per_page)}`,
    params,
  );
  const narrowed = filter.state !== undefined || Boolean(filter.q);
  const total = rows[0]?.total ?? (filter.page > 1 && !narrowed ? counts!.all : 0);
  return { list: rows.map(({ total: _, ...row }) => row), total, counts: counts! };
}

function orderOf({ sort = 'remark', order }: ParsedOf<typeof cameraRouters>): string {
  const direction = order === 'desc' ? 'DESC' : 'ASC';
  const column = { remark: 'g.remark', cameras: 'u.cameras', online: 'u.online', need: 'u.need' }[sort];
  return `${column} ${direction}, g.remark, g.id`;
}
