import type {
  StarApplication,
  starApplications,
  StarDemand,
  starDemands,
  StarGateway,
  starGateways,
  starOverview,
} from '../../../../src/api/contract/star';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { gigabyte, subsidyUntil } from '../../../../src/domain/star-rules';
import { addDays, beijingDay, monthStart } from '../../../../src/domain/time';
import type { Context } from '../../kit/context/context';
import { readPage } from '../../kit/sql/page';
import { likePattern } from '../../kit/sql/search';
import type { Db } from '../../kit/store/db';
import { agreementOf } from './agreement';
import { bookedOf, pendingOf } from './bill';
import { diskCounts } from './disks';
import { demandFor, joinDelivery, openStateSql, takesPart, uploadSql } from './known';

/** How an account stands in the plan. */
export async function overview(context: Context): Promise<DataOf<typeof starOverview>> {
  const { db, caller, now } = context;
  const { accountId } = caller;
  const today = beijingDay(now());
  const { list: _, ...agreement } = await agreementOf(context);
  const [buyer] = await db.query<{ name: string; simulated: boolean }>(
    `SELECT m.buyer AS name, m.simulated FROM star_demand m
     WHERE m.starts_on <= $2 AND (m.ends_on IS NULL OR m.ends_on >= $2) AND ${demandFor('$1')}
     ORDER BY m.simulated, m.starts_on DESC, m.id LIMIT 1`,
    [accountId, today],
  );
  const [counts] = await db.query<{ pending: number; joined: number; open: number; demands: number; disputes: number }>(
    `SELECT (SELECT count(*) FROM star_application WHERE account_id = $1 AND state = 'pending') AS pending,
       count(*) AS joined, count(*) FILTER (WHERE s.state = 'on') AS open,
       (SELECT count(*) FROM star_demand m
        WHERE m.starts_on <= $2 AND (m.ends_on IS NULL OR m.ends_on >= $2) AND ${demandFor('$1')}) AS demands,
       (SELECT count(*) FROM star_dispute WHERE account_id = $1 AND state = 'open') AS disputes
     FROM (
       SELECT ${openStateSql} AS state FROM star_gateway g ${joinDelivery} WHERE g.account_id = $1 AND ${takesPart}
     ) s`,
    [accountId, today],
  );
  const [earned] = await db.query<{
    yesterday_fen: number;
    month_fen: number;
    since: string | null;
    simulated: boolean;
  }>(
    `SELECT coalesce(sum(income_fen + subsidy_fen) FILTER (WHERE day = $2), 0) AS yesterday_fen,
       coalesce(sum(income_fen + subsidy_fen) FILTER (WHERE day >= $3), 0) AS month_fen, min(day)::text AS since,
       coalesce(bool_or(simulated), false) AS simulated
     FROM star_line WHERE account_id = $1`,
    [accountId, addDays(today, -1), beijingDay(monthStart(now()))],
  );
  return {
    agreement,
    buyer: buyer ?? null,
    ...(await diskCounts(db, accountId)),
    ...counts!,
    ...earned!,
    pending_fen: await pendingOf(db, accountId),
    booked_fen: await bookedOf(db, accountId),
  };
}

/** Counts by state, of what matches the search. */
async function countsOf<S extends string>(
  db: Pick<Db, 'query'>,
  from: string,
  params: readonly unknown[],
): Promise<Partial<Record<S, number>>> {
  const rows = await db.query<{ state: string; n: number }>(
    `SELECT state, count(*) AS n ${from} GROUP BY state`,
    params,
  );
  return Object.fromEntries(rows.map(({ state, n }) => [state, n])) as Partial<Record<S, number>>;
}

/** Applications of an account. */
export async function applicationPage(
  { db, caller }: Context,
  { q, state, ...paging }: ParsedOf<typeof starApplications>,
): Promise<DataOf<typeof starApplications>> {
  const params = [caller.accountId, q ? likePattern(q) : null];
  const rows = `(
    SELECT a.id, a.gateway_id AS gwid, coalesce(d.remark, a.remark) AS remark, d.id IS NULL AS gone, a.disks,
      (SELECT coalesce(sum((e->>'gb')::integer), 0)::integer FROM jsonb_array_elements(a.disks) e) AS gb, a.mbps, a.starts AS "from",
      a.ends AS "to", a.state, a.reason, a.reason_said, a.asked_by, a.asked_at, a.decided_at, a.simulated
    FROM star_application a LEFT JOIN device d ON d.id = a.gateway_id AND d.account_id = a.account_id
    WHERE a.account_id = $1 AND ($2::text IS NULL OR lower(coalesce(d.remark, a.remark) || ' ' || a.gateway_id) LIKE $2)
  ) r`;
  const page = await readPage<StarApplication>(
    db,
    {
      select: '*',
      from: `FROM ${rows} WHERE $3::text IS NULL OR r.state = $3`,
      params: [...params, state ?? null],
      order: 'asked_at DESC, id',
    },
    paging,
  );
  const counts = await countsOf<StarApplication['state']>(db, `FROM ${rows}`, params);
  return { ...page, counts: { pending: 0, approved: 0, refused: 0, withdrawn: 0, ...counts } };
}

type Gateway = Omit<StarGateway, 'subsidy_until'>;

/** Gateways of an account that take part. */
export async function gatewayPage(
  { db, caller }: Context,
  { q, state, ...paging }: ParsedOf<typeof starGateways>,
): Promise<DataOf<typeof starGateways>> {
  const params = [caller.accountId, q ? likePattern(q) : null];
  const rows = `(
    SELECT g.gateway_id AS gwid, d.remark, d.status = 'online' AS online, x.disks, x.gb, x.lent_gb, g.mbps,
      g.starts AS "from", g.ends AS "to", g.share, ${openStateSql} AS state, coalesce(v.state, 'pending') AS delivery,
      coalesce(v.error, '') AS error, v.error_said, g.joined_at AS since, k.used_gb,
      round(g.used_bps / 1e6, 1)::double precision AS used_mbps, g.told_at, ${uploadSql} AS up_mbps, g.changed_by,
      g.changed_at, d.simulated
    FROM star_gateway g JOIN device d ON d.id = g.gateway_id AND d.account_id = g.account_id ${joinDelivery}
    JOIN LATERAL (
      SELECT coalesce(jsonb_agg(jsonb_build_object('disk', x.name, 'size_gb', x.size_gb, 'gb', x.gb) ORDER BY x.name), '[]') AS disks,
        coalesce(sum(x.gb), 0)::integer AS gb, coalesce(sum(greatest(1, x.gb * g.share / 100)), 0)::integer AS lent_gb
      FROM star_disk x WHERE x.gateway_id = g.gateway_id
    ) x ON true
    LEFT JOIN LATERAL (
      SELECT round(sum(k.lent) / ${gigabyte}.0)::integer AS used_gb FROM gateway_disk k
      WHERE k.gateway_id = g.gateway_id AND g.told_at IS NOT NULL
    ) k ON true
    WHERE g.account_id = $1 AND ${takesPart} AND ($2::text IS NULL OR lower(d.remark || ' ' || d.id) LIKE $2)
  ) r`;
  const page = await readPage<Gateway>(
    db,
    {
      select: '*',
      from: `FROM ${rows} WHERE $3::text IS NULL OR r.state = $3`,
      params: [...params, state ?? null],
      order: `CASE state WHEN 'failed' THEN 0 WHEN 'waiting' THEN 1 WHEN 'ending' THEN 2 WHEN 'paused' THEN 3 ELSE 4 END,
        remark, gwid`,
    },
    paging,
  );
  const counts = await countsOf<StarGateway['state']>(db, `FROM ${rows}`, params);
  return {
    ...page,
    list: page.list.map((row) => ({ ...row, subsidy_until: subsidyUntil(Date.parse(row.since)) ?? null })),
    counts: { on: 0, waiting: 0, failed: 0, paused: 0, ending: 0, ...counts },
  };
}

/** What buyers ask for. */
export async function demandPage(
  { db, caller, now }: Context,
  { q, state, ...paging }: ParsedOf<typeof starDemands>,
): Promise<DataOf<typeof starDemands>> {
  const params = [caller.accountId, q ? likePattern(q) : null, beijingDay(now())];
  const rows = `(
    SELECT m.id, m.region, m.buyer, m.gb, m.mbps, m.each_fen, m.starts_on::text AS starts_on, m.ends_on::text AS ends_on,
      CASE WHEN m.starts_on > $3::date THEN 'coming' WHEN m.ends_on < $3::date THEN 'over' ELSE 'open' END AS state, m.simulated
    FROM star_demand m
    WHERE ${demandFor('$1')} AND ($2::text IS NULL OR lower(m.region || ' ' || m.buyer) LIKE $2)
  ) r`;
  const page = await readPage<StarDemand>(
    db,
    {
      select: '*',
      from: `FROM ${rows} WHERE $4::text IS NULL OR r.state = $4`,
      params: [...params, state ?? null],
      order: `CASE state WHEN 'open' THEN 0 WHEN 'coming' THEN 1 ELSE 2 END, starts_on DESC, id`,
    },
    paging,
  );
  const counts = await countsOf<StarDemand['state']>(db, `FROM ${rows}`, params);
  return { ...page, counts: { open: 0, coming: 0, over: 0, ...counts } };
}
