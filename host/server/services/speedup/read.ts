import type {
  speedupEffects,
  SpeedupGateway,
  speedupGateways,
  SpeedupGroup,
  speedupGroups,
  speedupLines,
  SpeedupMember,
  speedupMembers,
} from '../../../../src/api/contract/speedup';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { ownedState } from '../../../../src/domain/service';
import { speedupAppKeys, speedupPlans, type SpeedupPlan } from '../../../../src/domain/speedup';
import { beijingDay, iso } from '../../../../src/domain/time';
import { deliverySql } from '../../fleet/delivery/settings';
import type { Context } from '../../kit/context/context';
import { notFound } from '../../kit/refusal';
import { readPage } from '../../kit/sql/page';
import { likePattern } from '../../kit/sql/search';
import { soldTier } from '../catalogue/catalogue';
import { ableSql, mustBeGateway, unboundOf } from '../settings/known';

/** First day of the month of a day. */
const monthOf = (now: number) => `${beijingDay(now).slice(0, 7)}-01`;
const tierName = (tier: string) => soldTier('overseas_speedup', tier)?.name ?? tier;

/** What the package `o` gives; null without one. Of groups and of members it serves the oldest ones of its gateway. */
const givenSql = (what: keyof SpeedupPlan) =>
  `CASE o.tier ${Object.entries(speedupPlans)
    .map(([key, plan]) => `WHEN '${key}' THEN ${plan[what]}`)
    .join(' ')} END`;
const mbpsSql = `least(g.mbps, ${givenSql('mbps')})`;
/** Whether a member `m` is one more than the package serves. */
const overSql = `m.state = 'approved' AND coalesce((
  SELECT count(*) FROM speedup_member e JOIN speedup_group h ON h.id = e.group_id
  WHERE h.gateway_id = g.gateway_id AND e.state = 'approved' AND (e.created_at, e.id) <= (m.created_at, m.id)
) > ${givenSql('members')}, false)`;
/** The service of the gateway of a group `g`. */
const ownedSql = `LEFT JOIN service_owned o ON o.service = 'overseas_speedup' AND o.gateway_id = g.gateway_id
  AND o.account_id = g.account_id`;

/** Groups of an account (`$1`), of one gateway (`$2`) or of all, at a moment (`$3`), from the first of its month (`$4`), of one mode (`$5`). */
const source = `(
  SELECT g.id AS gid, g.version, g.name, g.gateway_id AS gwid, v.remark AS gateway_remark, v.status = 'online' AS online,
    l.id AS line, l.name AS line_name, l.name_said AS line_said, l.region, l.region_said, g.mode, ${mbpsSql} AS mbps, g.enabled, g.apps, g.domains,
    ${deliverySql('g.rev')} AS delivery, CASE WHEN d.state = 'failed' THEN d.error ELSE '' END AS error,
    CASE WHEN d.state = 'failed' THEN d.error_said END AS error_said,
    m.approved, m.pending, m.refused, coalesce(o.tier, '') AS tier, o.expires_at, f.month_down, f.month_up,
    g.created_at, v.simulated,
    CASE WHEN o.expires_at IS NULL OR o.expires_at <= $3 THEN 'expired' WHEN NOT g.enabled THEN 'paused'
      WHEN (SELECT count(*) FROM speedup_group e WHERE e.gateway_id = g.gateway_id AND (e.created_at, e.id) <= (g.created_at, g.id))
        > ${givenSql('groups')} THEN 'over'
      WHEN NOT l.open THEN 'noLine' WHEN m.going = 0 THEN 'empty' WHEN v.status = 'offline' THEN 'offline'
      WHEN ${deliverySql('g.rev')} <> 'done' THEN 'waiting' ELSE 'running' END AS state
  FROM speedup_group g
  JOIN device v ON v.id = g.gateway_id AND v.account_id = g.account_id AND v.kind = 'gateway'
  JOIN speedup_line l ON l.id = g.line_id
  ${ownedSql}
  LEFT JOIN gateway_delivery d ON d.gateway_id = g.gateway_id AND d.kind = 'speedup'
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE state = 'approved') AS approved, count(*) FILTER (WHERE state = 'pending') AS pending,
      count(*) FILTER (WHERE state = 'refused') AS refused, count(*) FILTER (WHERE state = 'approved' AND enabled AND NOT (${overSql})) AS going
    FROM speedup_member m WHERE group_id = g.id
  ) m
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(f.bytes_down), 0)::bigint AS month_down, coalesce(sum(f.bytes_up), 0)::bigint AS month_up
    FROM speedup_flow f JOIN speedup_member m ON m.id = f.member_id WHERE m.group_id = g.id AND f.day >= $4::date
  ) f
  WHERE g.account_id = $1 AND ($2::text IS NULL OR g.gateway_id = $2) AND ($5::smallint IS NULL OR g.mode = $5)
) g`;

type StoredGroup = Omit<SpeedupGroup, 'tier_name' | 'service_state'>;

const segmentSql = {
  running: `g.state = 'running'`,
  paused: `g.state = 'paused'`,
  trouble: `g.state NOT IN ('running', 'paused')`,
} as const;

const named = (row: StoredGroup, now: number): SpeedupGroup => ({
  ...row,
  tier_name: tierName(row.tier),
  service_state: row.expires_at === null ? null : ownedState(Date.parse(row.expires_at), now),
});

/** One page of groups, newest first, and how many stand how. */
export async function groupPage(
  { db, caller, now }: Context,
  { gwid, mode, group, q, ...paging }: ParsedOf<typeof speedupGroups>,
): Promise<DataOf<typeof speedupGroups>> {
  const at = now();
  const params = [caller.accountId, gwid ?? null, iso(at), monthOf(at), mode ?? null, q ? likePattern(q) : null];
  const matching = `($6::text IS NULL OR lower(g.name || ' ' || g.gateway_remark || ' ' || g.gwid || ' ' || g.line_name) LIKE $6)`;
  const [counts] = await db.query<DataOf<typeof speedupGroups>['counts']>(
    `SELECT count(*) AS all, count(*) FILTER (WHERE ${segmentSql.running}) AS running,
       count(*) FILTER (WHERE ${segmentSql.paused}) AS paused, count(*) FILTER (WHERE ${segmentSql.trouble}) AS trouble
     FROM ${source} WHERE ${matching}`,
    params,
  );
  const { list, total } = await readPage<StoredGroup>(
    db,
    {
      select: 'g.*',
      from: `FROM ${source} WHERE ${matching} ${group ? `AND ${segmentSql[group]}` : ''}`,
      params,
      order: 'g.created_at DESC, g.gid',
      total: counts![group ?? 'all'],
    },
    paging,
  );
  return { list: list.map((row) => named(row, at)), total, counts: counts! };
}

/** One group of the caller. */
export async function groupOf({ db, caller, now }: Context, gid: string): Promise<SpeedupGroup> {
  const at = now();
  const [row] = await db.query<StoredGroup>(`SELECT g.* FROM ${source} WHERE g.gid = $6`, [
    ...[caller.accountId, null, iso(at), monthOf(at), null, gid],
  ]);
  if (!row) throw notFound();
  return named(row, at);
}

type StoredGateway = Omit<SpeedupGateway, 'tier_name' | 'service_state' | 'most_groups' | 'most_members' | 'mbps'>;

const able = ableSql('d', `'speedup'`);
const choosing = ableSql('d', `'speedup_policy'`);
/** How much may be done with a package (`$4`: now): 2 one more group, with policies or without, 1 none more, 0 it has ended. */
const roomSql = (policies: boolean) => `CASE WHEN o.expires_at <= $4 THEN 0
  WHEN ${able} ${policies ? `AND ${choosing}` : ''}
    AND (SELECT count(*) FROM speedup_group g WHERE g.gateway_id = d.id) < ${givenSql('groups')} THEN 2 ELSE 1 END`;

/** One page of the gateways that have or had the service. */
export async function gatewayPage(
  { db, caller, now }: Context,
  { gwid, q, sort, ...paging }: ParsedOf<typeof speedupGateways>,
): Promise<DataOf<typeof speedupGateways>> {
  const at = now();
  const { list, total } = await readPage<StoredGateway>(
    db,
    {
      select: `d.id AS gwid, d.remark, d.status = 'online' AS online, d.simulated, o.tier, o.expires_at,
        ${able} AS able, ${able} AND ${choosing} AS policies,
        (SELECT count(*) FROM speedup_group g WHERE g.gateway_id = d.id AND g.account_id = d.account_id) AS groups,
        (SELECT count(*) FROM speedup_member m JOIN speedup_group g ON g.id = m.group_id
         WHERE g.gateway_id = d.id AND g.account_id = d.account_id AND m.state <> 'refused') AS members`,
      from: `FROM service_owned o JOIN device d ON d.id = o.gateway_id AND d.account_id = o.account_id AND d.kind = 'gateway'
        WHERE o.account_id = $1 AND o.service = 'overseas_speedup' AND ($2::text IS NULL OR d.id = $2)
          AND ($3::text IS NULL OR lower(d.remark || ' ' || d.id) LIKE $3)`,
      params: [caller.accountId, gwid ?? null, q ? likePattern(q) : null, iso(at)],
      order: `${sort === 'ends' ? '' : `${roomSql(sort === 'room2')} DESC, `}o.expires_at, d.id`,
    },
    paging,
  );
  return {
    list: list.map((row) => {
      const { groups: most_groups = 0, members: most_members = 0, mbps = 0 } = speedupPlans[row.tier] ?? {};
      const service_state = ownedState(Date.parse(row.expires_at), at);
      return { ...row, tier_name: tierName(row.tier), service_state, most_groups, most_members, mbps };
    }),
    total,
    unbound: await unboundOf(db, caller.accountId, 'overseas_speedup', at),
  };
}

/** The newest measure of a gateway (`gateway`) of a line in one way, as an object; null: none. */
const newest = (gateway: string, line: string, way: 'line' | 'before' | 'after', app: string) =>
  `(SELECT json_build_object('state', x.state, 'ms', x.ms, 'loss', x.loss, 'error', x.error, 'error_said', x.error_said, 'at', x.asked_at)
    FROM speedup_measure x WHERE x.account_id = $1 AND x.gateway_id = ${gateway} AND x.line_id = ${line}
      AND x.way = '${way}' AND x.app = ${app} ORDER BY x.asked_at DESC LIMIT 1)`;

/** Lines that are open, as a gateway sees them. */
export async function openLines(
  { db, caller }: Context,
  { gwid, q, ...paging }: ParsedOf<typeof speedupLines>,
): Promise<DataOf<typeof speedupLines>> {
  if (gwid) await mustBeGateway(db, caller.accountId, gwid);
  return readPage(
    db,
    {
      select: `l.id, l.region, l.region_said, l.name, l.name_said, l.host, l.simulated, ${newest('$2::text', 'l.id', 'line', `''`)} AS measured`,
      from: `FROM speedup_line l WHERE l.open AND ($3::text IS NULL OR lower(l.region || ' ' || l.name) LIKE $3)`,
      params: [caller.accountId, gwid ?? null, q ? likePattern(q) : null],
      order: 'l.region, l.name, l.id',
    },
    paging,
  );
}

/** Applications of groups with what was measured last; only those that the product knows. */
export const effectPage = (
  { db, caller }: Context,
  { gid, q, ...paging }: ParsedOf<typeof speedupEffects>,
): Promise<DataOf<typeof speedupEffects>> =>
  readPage(
    db,
    {
      select: `g.id || ' ' || a.app AS id, g.id AS gid, g.name AS group_name, d.id AS gwid, d.remark AS gateway_remark, a.app,
        l.name AS line_name, l.name_said AS line_said, l.region, l.region_said, d.simulated, ${newest('g.gateway_id', 'g.line_id', 'before', 'a.app')} AS before,
        ${newest('g.gateway_id', 'g.line_id', 'after', 'a.app')} AS after`,
      from: `FROM speedup_group g JOIN speedup_line l ON l.id = g.line_id
        JOIN device d ON d.id = g.gateway_id AND d.account_id = g.account_id
        CROSS JOIN LATERAL unnest(g.apps) AS a(app)
        WHERE g.account_id = $1 AND ($2::text IS NULL OR g.id = $2) AND a.app = ANY($3::text[])
          AND ($4::text IS NULL OR lower(g.name || ' ' || d.remark || ' ' || a.app) LIKE $4)`,
      params: [caller.accountId, gid ?? null, speedupAppKeys, q ? likePattern(q) : null],
      order: 'g.created_at DESC, g.id, a.app',
    },
    paging,
  );

/** Members of an account (`$1`), from the first of a month (`$2`), of one group (`$3`) or of all. */
const members = `FROM speedup_member m JOIN speedup_group g ON g.id = m.group_id
  JOIN device v ON v.id = g.gateway_id AND v.account_id = g.account_id
  LEFT JOIN gateway_delivery d ON d.gateway_id = g.gateway_id AND d.kind = 'speedup'
  ${ownedSql}
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(bytes_down), 0)::bigint AS month_down, coalesce(sum(bytes_up), 0)::bigint AS month_up
    FROM speedup_flow WHERE member_id = m.id AND day >= $2::date
  ) f
  WHERE m.account_id = $1 AND ($3::text IS NULL OR m.group_id = $3)`;
const memberColumns = `m.id AS sign, g.id AS gid, g.name AS group_name, v.id AS gwid, v.remark AS gateway_remark, m.name,
  m.mac, m.purpose, least(m.mbps, ${mbpsSql}) AS mbps, m.enabled, m.state, ${overSql} AS over, m.reason, m.reason_said, ${deliverySql('g.rev')} AS delivery, f.month_down, f.month_up,
  m.bytes_down AS total_down, m.bytes_up AS total_up, m.last_at, m.created_at, m.settled_at, v.simulated`;

/** One page of members, what waits first, and how many stand how. */
export async function memberPage(
  { db, caller, now }: Context,
  { gid, state, q, ...paging }: ParsedOf<typeof speedupMembers>,
): Promise<DataOf<typeof speedupMembers>> {
  const params = [caller.accountId, monthOf(now()), gid ?? null, q ? likePattern(q) : null];
  const matching = `${members} AND ($4::text IS NULL
    OR lower(m.name || ' ' || m.mac || ' ' || m.purpose || ' ' || g.name || ' ' || v.remark) LIKE $4)`;
  const [counts] = await db.query<DataOf<typeof speedupMembers>['counts']>(
    `SELECT count(*) AS all, count(*) FILTER (WHERE m.state = 'pending') AS pending,
       count(*) FILTER (WHERE m.state = 'approved') AS approved, count(*) FILTER (WHERE m.state = 'refused') AS refused
     ${matching}`,
    params,
  );
  const { list, total } = await readPage<SpeedupMember>(
    db,
    {
      select: memberColumns,
      from: `${matching} AND ($5::text IS NULL OR m.state = $5)`,
      params: [...params, state ?? null],
      order: `(m.state = 'pending') DESC, m.created_at DESC, m.id`,
      total: counts![state ?? 'all'],
    },
    paging,
  );
  return { list, total, counts: counts! };
}

/** One member of the caller. */
export async function memberOf({ db, caller, now }: Context, sign: string): Promise<SpeedupMember> {
  const [row] = await db.query<SpeedupMember>(`SELECT ${memberColumns} ${members} AND m.id = $4`, [
    ...[caller.accountId, monthOf(now()), null, sign],
  ]);
  if (!row) throw notFound();
  return row;
}
