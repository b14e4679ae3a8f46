import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type {
  TunnelGateway,
  tunnelFlow,
  tunnelGateways,
  tunnelList,
  TunnelMapping,
} from '../../../../src/api/contract/tunnel';
import { addDays, beijingDay, iso } from '../../../../src/domain/time';
import { ownedState } from '../../../../src/domain/service';
import { tunnelAddress, tunnelPlans } from '../../../../src/domain/tunnel';
import type { Context } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { deliverySql } from '../../fleet/delivery/settings';
import { countOf, pageStatement, readPage, type Paging } from '../../kit/sql/page';
import { likePattern, soughtIn } from '../../kit/sql/search';
import { soldTier } from '../catalogue/catalogue';
import { packagesOf } from '../settings/known';
import { servedSql } from './document';
import { refuse } from '../../kit/refusal';

/** What stands behind sub-domains unless the operator has a name of his own. */
const usualSuffix = 'tunnel.netpane.cn';

/** What stands behind each sub-domain. */
export const suffixOf = (context: Pick<Context, 'tunnelDomain'>): string => context.tunnelDomain ?? usualSuffix;

/** Days of figures. */
const flowDays = 30;

/** Mappings `m` with the how manieth of its gateway that is on each one is: told of all in one pass, or looked up where few are read. */
const turned = {
  ofAll: `(SELECT m.*, row_number() OVER (PARTITION BY m.gateway_id, m.enabled ORDER BY m.created_at, m.id) AS turn
    FROM tunnel_mapping m WHERE m.account_id = $1) m`,
  ofFew: `(SELECT m.*, (SELECT count(*) FROM tunnel_mapping e
      WHERE e.gateway_id = m.gateway_id AND e.account_id = m.account_id AND e.enabled AND (e.created_at, e.id) <= (m.created_at, m.id)) AS turn
    FROM tunnel_mapping m) m`,
} as const;

/** Mappings of an account (`$1`), of one gateway (`$2`) or of all, at a moment (`$3`) on a day (`$4`), with their states. */
const stated = (mappings: string) => `(
  SELECT m.*, g.remark AS gateway_remark, g.simulated,
    ${deliverySql('m.rev')} AS delivery, CASE WHEN d.state = 'failed' THEN d.error ELSE '' END AS error,
    CASE WHEN d.state = 'failed' THEN d.error_said END AS error_said,
    coalesce(f.bytes_down, 0) AS today_down, coalesce(f.bytes_up, 0) AS today_up,
    CASE WHEN NOT m.enabled THEN 'off'
      WHEN o.expires_at IS NULL OR o.expires_at <= $3 THEN 'expired'
      WHEN m.turn > ${servedSql('o.tier')} THEN 'over'
      WHEN g.status = 'offline' THEN 'offline'
      WHEN ${deliverySql('m.rev')} <> 'done' THEN 'waiting' ELSE 'running' END AS state
  FROM ${mappings} JOIN device g ON g.id = m.gateway_id AND g.account_id = m.account_id AND g.kind = 'gateway'
  LEFT JOIN service_owned o ON o.service = 'tunnel' AND o.gateway_id = m.gateway_id AND o.account_id = m.account_id
  LEFT JOIN gateway_delivery d ON d.gateway_id = m.gateway_id AND d.kind = 'tunnel'
  LEFT JOIN tunnel_flow f ON f.mapping_id = m.id AND f.day = $4::date
  WHERE m.account_id = $1 AND ($2::text IS NULL OR m.gateway_id = $2)
) m`;

/** Without a look at their gateways. */
const bare = `(
  SELECT m.* FROM tunnel_mapping m WHERE m.account_id = $1 AND ($2::text IS NULL OR m.gateway_id = $2)
) m`;

type Stored = Omit<TunnelMapping, 'address'> & { outer_port: number | null };

const columns = `m.id, m.gateway_id AS gwid, m.gateway_remark, m.name, m.subdomain, m.protocol, m.inner_ip AS ip,
  m.inner_port AS port, m.outer_port, m.allowed, m.enabled, m.state, m.delivery, m.error, m.error_said, m.today_down, m.today_up,
  m.bytes_down AS total_down, m.bytes_up AS total_up, m.last_at, m.created_at, m.simulated`;

const groupSql = {
  running: `m.state = 'running'`,
  off: `m.state = 'off'`,
  trouble: `m.state NOT IN ('running', 'off')`,
} as const;

/** How many of mappings `m` stand how. */
const counting = `count(*) AS all, count(*) FILTER (WHERE ${groupSql.running}) AS running,
  count(*) FILTER (WHERE ${groupSql.off}) AS off, count(*) FILTER (WHERE ${groupSql.trouble}) AS trouble`;

/** One page of mappings, newest first, and how many stand how. */
export async function mappingPage(
  context: Context,
  { gwid, group, protocol, q, ...paging }: ParsedOf<typeof tunnelList>,
): Promise<DataOf<typeof tunnelList>> {
  const { db, caller, now } = context;
  const params: unknown[] = [caller.accountId, gwid ?? null, iso(now()), beijingDay(now())];
  const param = (value: unknown) => `$${params.push(value)}`;
  const ofProtocol = protocol ? `m.protocol = ${param(protocol)}` : 'true';
  const sought = q ? soughtIn(q) : undefined;
  // By its place and not by a pattern: the planner takes that for rare on what is no column, and looks everything up one by one.
  const place = sought && param(sought);
  const holds = (text: string) => (place ? `strpos(${text}, ${place}) > 0` : 'true');
  // What has a space may lie across the end of a mapping's own words and the name of its gateway.
  const found =
    group || sought?.includes(' ')
      ? await narrowed(
          db,
          params,
          `${ofProtocol} AND ${holds(`m.search || ' ' || lower(m.gateway_remark)`)}`,
          group ? groupSql[group] : 'true',
          paging,
        )
      : await listed(
          db,
          params,
          { ofProtocol, own: holds('m.search'), named: sought && holds('lower(g.remark)') },
          paging,
        );
  const suffix = suffixOf(context);
  return {
    ...found,
    list: found.list.map(({ outer_port, ...row }) => ({
      ...row,
      address: tunnelAddress(`${row.subdomain}.${suffix}`, row.protocol, outer_port),
    })),
  };
}

type Counts = DataOf<typeof tunnelList>['counts'];
type Found = { list: Stored[]; total: number; counts: Counts };

/** Which mappings `m` are meant: of a protocol, and with what is sought in their own words or in the name of gateway `g`. */
interface Sought {
  ofProtocol: string;
  own: string;
  /** Nothing where nothing is sought. */
  named: string | undefined;
}

/**
 * How many of the mappings of an account (`$1`), or of one gateway (`$2`), that are meant stand how at a moment (`$3`), gateway by
 * gateway in the order of their index: where all of one are delivered and served, all that are on run, and each is looked at only
 * where some are not.
 */
const countingOf = ({
  ofProtocol,
  own,
  named = 'false',
}: Sought) => `SELECT coalesce(sum(n), 0)::bigint AS all, coalesce(sum(running), 0)::bigint AS running,
    coalesce(sum(n - enabled), 0)::bigint AS off, coalesce(sum(enabled - running), 0)::bigint AS trouble
  FROM (
    SELECT m.n, m.enabled, CASE
      WHEN m.enabled = 0 OR o.expires_at IS NULL OR o.expires_at <= $3 OR m.status = 'offline' OR d.rev IS NULL THEN 0
      WHEN ${deliverySql('m.rev')} = 'done' AND (m.enabled = m.served OR m.served <= ${servedSql('o.tier')})
        THEN least(m.enabled, ${servedSql('o.tier')})
      ELSE (
        SELECT count(*) FROM (
          SELECT e.rev, e.protocol, e.search FROM tunnel_mapping e
          WHERE e.account_id = $1 AND e.gateway_id = m.gateway_id AND e.enabled
          ORDER BY e.created_at, e.id LIMIT ${servedSql('o.tier')}
        ) m WHERE ${deliverySql('m.rev')} = 'done' AND ${ofProtocol} AND (named OR ${own})
      ) END AS running
    FROM (
      SELECT gateway_id, served, rev, status, named, CASE WHEN named THEN n ELSE own_n END AS n,
        CASE WHEN named THEN enabled ELSE own_enabled END AS enabled
      FROM (
        SELECT m.*, g.status, ${named} AS named
        FROM (
          SELECT m.gateway_id, count(*) FILTER (WHERE m.enabled) AS served, max(m.rev) FILTER (WHERE m.enabled) AS rev,
            count(*) FILTER (WHERE ${ofProtocol}) AS n, count(*) FILTER (WHERE m.enabled AND ${ofProtocol}) AS enabled,
            count(*) FILTER (WHERE ${ofProtocol} AND ${own}) AS own_n,
            count(*) FILTER (WHERE m.enabled AND ${ofProtocol} AND ${own}) AS own_enabled
          FROM (
            SELECT gateway_id, enabled, rev, protocol, search FROM tunnel_mapping
            WHERE account_id = $1 AND ($2::text IS NULL OR gateway_id = $2) ORDER BY gateway_id OFFSET 0
          ) m GROUP BY 1
        ) m JOIN device g ON g.id = m.gateway_id AND g.account_id = $1 AND g.kind = 'gateway' OFFSET 0
      ) m
    ) m
    LEFT JOIN service_owned o ON o.service = 'tunnel' AND o.gateway_id = m.gateway_id AND o.account_id = $1
    LEFT JOIN gateway_delivery d ON d.gateway_id = m.gateway_id AND d.kind = 'tunnel'
  ) m`;

/** Mappings however they stand: the page is walked to in the order of its index, and how they stand is counted in one pass. */
async function listed(sql: Sql, params: readonly unknown[], sought: Sought, paging: Paging): Promise<Found> {
  const order = 'm.created_at DESC, m.id';
  const counts = await countOf<Counts>(
    sql,
    { select: '*', from: `FROM (${countingOf(sought)}) m`, params, order },
    '*',
  );
  const { ofProtocol, own, named } = sought;
  const found = await readPage<Stored>(
    sql,
    {
      select: 'm.id',
      from: `FROM ${bare} WHERE ${ofProtocol} AND (${own}${
        // Its gateway is looked up only where its own words do not hold it.
        named ? ` OR (SELECT ${named} FROM device g WHERE g.id = m.gateway_id AND g.kind = 'gateway')` : ''
      })`,
      params,
      order,
      whole: (page) => `SELECT ${columns} FROM ${stated(turned.ofFew)} WHERE m.id = ANY(ARRAY(${page}))`,
      total: counts.all,
    },
    paging,
  );
  return { ...found, counts };
}

/** Every line tells the counts; the only one of an empty page tells nothing else. */
type Row = Counts & { total: number } & (Stored | { id: null });

/** Those that match: how each stands is found once, for the counts and for the page. */
async function narrowed(
  sql: Sql,
  params: readonly unknown[],
  matching: string,
  wanted: string,
  paging: Paging,
): Promise<Found> {
  const rows = await sql.query<Row>(
    ...pageStatement(
      {
        select: 'm.id',
        from: `FROM found m WHERE ${wanted}`,
        params,
        order: 'm.created_at DESC, m.id',
        whole: (page) =>
          `WITH found AS MATERIALIZED (
             SELECT m.id, m.created_at, m.state FROM ${stated(turned.ofAll)} WHERE ${matching}
           )
           SELECT n.*, m.* FROM (SELECT ${counting}, count(*) FILTER (WHERE ${wanted}) AS total FROM found m) n
           LEFT JOIN (SELECT ${columns} FROM ${stated(turned.ofFew)} WHERE m.id = ANY(ARRAY(${page}))) m ON true`,
      },
      paging,
    ),
  );
  const [{ all, running, off, trouble, total }] = rows as [Row];
  const list = rows.flatMap(({ all: _, running: __, off: ___, trouble: ____, total: _____, ...row }) =>
    row.id === null ? [] : [row],
  );
  return { list, total, counts: { all, running, off, trouble } };
}

type StoredGateway = Omit<TunnelGateway, 'tier_name' | 'service_state' | 'most' | 'mbps' | 'custom' | 'whitelist'>;

/** How much may be done with a package (`$5`: now): 2 one more mapping, 1 none more, 0 it has ended. */
const roomSql = `CASE WHEN o.expires_at <= $5 THEN 0
  WHEN (SELECT count(*) FROM tunnel_mapping m WHERE m.gateway_id = g.id) < ${servedSql('o.tier')} THEN 2 ELSE 1 END`;

/** One page of the gateways that have or had the service. */
export async function gatewayPage(
  context: Context,
  { gwid, q, sort, ...paging }: ParsedOf<typeof tunnelGateways>,
): Promise<DataOf<typeof tunnelGateways>> {
  const { db, caller, now } = context;
  const at = now();
  const { bound, unbound } = await packagesOf(db, caller.accountId, 'tunnel', at);
  const { list, total } = await readPage<StoredGateway>(
    db,
    {
      ...(!gwid && !q && { total: bound }),
      select: 'g.id, o.tier, o.expires_at',
      from: `FROM service_owned o JOIN device g ON g.id = o.gateway_id AND g.account_id = o.account_id AND g.kind = 'gateway'
        WHERE o.account_id = $1 AND o.service = 'tunnel' AND ($2::text IS NULL OR g.id = $2)
          AND ($3::text IS NULL OR lower(g.remark || ' ' || g.id) LIKE $3)`,
      params: [caller.accountId, gwid ?? null, q ? likePattern(q) : null, beijingDay(at), iso(at)],
      order: `${sort === 'room' ? `${roomSql} DESC, ` : ''}o.expires_at, g.id`,
      whole: (found) =>
        `SELECT g.id AS gwid, g.remark, g.status = 'online' AS online, g.simulated, o.tier, o.expires_at,
           (SELECT count(*) FROM tunnel_mapping m WHERE m.gateway_id = g.id) AS used,
           d.state AS delivery, coalesce(d.error, '') AS error, d.error_said,
           coalesce(f.down, 0) AS today_down, coalesce(f.up, 0) AS today_up
         FROM (${found}) o JOIN device g ON g.id = o.id
         LEFT JOIN gateway_delivery d ON d.gateway_id = g.id AND d.kind = 'tunnel'
         LEFT JOIN LATERAL (
           SELECT sum(x.bytes_down)::bigint AS down, sum(x.bytes_up)::bigint AS up FROM tunnel_flow x
           JOIN tunnel_mapping m ON m.id = x.mapping_id WHERE m.gateway_id = g.id AND x.day = $4::date
         ) f ON true`,
    },
    paging,
  );
  return {
    list: list.map((row) => {
      const { mappings: most = 0, mbps = 0, custom = false, whitelist = false } = tunnelPlans[row.tier] ?? {};
      const tier_name = soldTier('tunnel', row.tier)?.name ?? row.tier;
      const service_state = ownedState(Date.parse(row.expires_at), at);
      return { ...row, tier_name, service_state, most, mbps, custom, whitelist };
    }),
    total,
    unbound,
    suffix: suffixOf(context),
  };
}

/** What a change is made to. */
export interface StoredMapping {
  id: string;
  gateway_id: string;
  name: string;
  subdomain: string;
  protocol: TunnelMapping['protocol'];
  inner_ip: string;
  inner_port: number;
  outer_port: number | null;
  allowed: string[];
  enabled: boolean;
}

/** Mappings of an account, in a row so that two changes follow each other; 404 unless all of them are there. */
export async function ownMappings(sql: Sql, accountId: string, ids: readonly string[]): Promise<StoredMapping[]> {
  const rows = await sql.query<StoredMapping>(
    `SELECT id, gateway_id, name, subdomain, protocol, inner_ip, inner_port, outer_port, allowed, enabled
     FROM tunnel_mapping WHERE account_id = $1 AND id = ANY($2::text[]) ORDER BY id FOR UPDATE`,
    [accountId, ids],
  );
  if (rows.length !== new Set(ids).size) throw refuse('noMapping');
  return rows;
}

/** What passed a mapping, a row for each of the last days. */
export async function flowOf({ db, caller, now }: Context, id: string): Promise<DataOf<typeof tunnelFlow>> {
  const [own] = await db.query('SELECT 1 FROM tunnel_mapping WHERE account_id = $1 AND id = $2', [
    caller.accountId,
    id,
  ]);
  if (!own) throw refuse('noMapping');
  const today = beijingDay(now());
  const first = addDays(today, 1 - flowDays);
  const rows = await db.query<DataOf<typeof tunnelFlow>[number]>(
    `SELECT to_char(day, 'YYYY-MM-DD') AS day, bytes_down AS down, bytes_up AS up, visits FROM tunnel_flow
     WHERE mapping_id = $1 AND day BETWEEN $2::date AND $3::date`,
    [id, first, today],
  );
  const known = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: flowDays }, (_, i) => {
    const day = addDays(first, i);
    return known.get(day) ?? { day, down: 0, up: 0, visits: 0 };
  });
}
