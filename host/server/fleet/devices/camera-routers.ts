import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { CameraRouter, cameraRouters } from '../../../../src/api/contract/equipment';
import type { Sql } from '../../kit/store/db';
import { isPaid } from './camera-package';
import { planColumns, withPlans } from './cameras';
import { pageStatement, readPage } from '../../kit/sql/page';
import { searchPatterns } from '../../kit/sql/search';
import { iso } from '../../../../src/domain/time';

type Filter = ParsedOf<typeof cameraRouters>;
type Counts = DataOf<typeof cameraRouters>['counts'];
/** Every line tells the counts; the only one of an empty page tells nothing else. */
type Row = Counts & { total: number } & (CameraRouter | { gwid: null });

/** What the cameras of each gateway need together: all of the account's (`$1`), or those that are meant; `$2` to `$6` are their plans. */
const summed = (which = 'k.account_id = $1') =>
  // Put in order first: added up gateway by gateway, and merged with the index of gateways.
  `SELECT k.gateway_id, count(*) AS cameras, count(*) FILTER (WHERE k.online) AS online, sum(k.need) AS need
   FROM (
     SELECT k.gateway_id, k.online, p.need FROM camera k ${withPlans(2)} WHERE ${which} ORDER BY k.gateway_id OFFSET 0
   ) k GROUP BY 1`;

const judged = `u.need > coalesce(g.disk, 0) AS is_short, u.online < u.cameras AS is_lost`;
const joined = `(${summed()}) u JOIN device g ON g.id = u.gateway_id AND g.account_id = $1 AND g.kind = 'gateway'`;
const counting = `count(*) AS all, count(*) FILTER (WHERE is_short) AS short, count(*) FILTER (WHERE is_lost) AS lost`;

/** What a page shows of its gateways `p`, devices `d`, besides, at a moment (`$7`). */
const shown = `d.status, d.model, d.disk, d.simulated, (
    SELECT count(*) FROM camera k WHERE k.account_id = $1 AND k.gateway_id = p.gwid AND k.record <> 'off' AND ${isPaid('$7')}
  ) AS planned`;

/** One page of the gateways with cameras, and how many there are. */
export async function cameraRouterPage(
  sql: Sql,
  accountId: string,
  filter: Filter,
  now: number,
): Promise<DataOf<typeof cameraRouters>> {
  const params: unknown[] = [accountId, ...(await planColumns(sql, accountId)), iso(now)];
  const isWhole = !filter.q && !filter.state && (filter.sort ?? 'remark') === 'remark';
  return isWhole ? byName(sql, params, filter) : narrowed(sql, params, filter);
}

/** All by their names: counted in one pass, and the page is walked to in the index of names. */
async function byName(sql: Sql, params: readonly unknown[], filter: Filter): Promise<DataOf<typeof cameraRouters>> {
  const [counts] = await sql.query<Counts>(
    `SELECT ${counting} FROM (SELECT ${judged} FROM ${joined}) r`,
    params.slice(0, 6),
  );
  const found = await readPage<CameraRouter>(
    sql,
    {
      select: 'g.id AS gwid, g.remark',
      from: `FROM device g WHERE g.account_id = $1 AND g.kind = 'gateway'
        AND EXISTS (SELECT 1 FROM camera k WHERE k.account_id = $1 AND k.gateway_id = g.id)`,
      params,
      order: `remark ${directionOf(filter)}, gwid`,
      whole: (page) =>
        `SELECT p.gwid, p.remark, u.cameras, u.online, u.need, ${shown}
         FROM (${page}) p JOIN device d ON d.id = p.gwid,
         LATERAL (${summed('k.account_id = $1 AND k.gateway_id = d.id')}) u`,
      total: counts!.all,
    },
    filter,
  );
  return { ...found, counts: counts! };
}

/**
 * Those that match: what their cameras need is summed up once for page and counts. What is kept of each for that is narrow, so
 * that it stays in memory; the rest is read for the page.
 */
async function narrowed(sql: Sql, base: readonly unknown[], filter: Filter): Promise<DataOf<typeof cameraRouters>> {
  const params = [...base];
  const found = filter.q ? `g.search LIKE ANY($${params.push(searchPatterns(filter.q))}::text[])` : 'true';
  const wanted = filter.state ? `is_${filter.state}` : 'true';
  const rows = await sql.query<Row>(
    ...pageStatement(
      {
        select: 'gwid, remark, cameras, online, need',
        from: `FROM r WHERE ${wanted}`,
        params,
        order: `${filter.sort ?? 'remark'} ${directionOf(filter)}, remark, gwid`,
        whole: (page) =>
          `WITH r AS MATERIALIZED (
             SELECT g.id AS gwid, g.remark, u.cameras, u.online, u.need, ${judged} FROM ${joined} WHERE ${found}
           )
           SELECT n.*, p.*, ${shown}
           FROM (SELECT ${counting}, count(*) FILTER (WHERE ${wanted}) AS total FROM r) n
           LEFT JOIN (${page}) p ON true LEFT JOIN device d ON d.id = p.gwid`,
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

const directionOf = ({ order }: Filter) => (order === 'desc' ? 'DESC' : 'ASC');
