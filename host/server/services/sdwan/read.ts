import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type {
  Candidate,
  Link,
  Member,
  Network,
  NetworkBrief,
  sdwanCandidates,
  sdwanHistory,
  sdwanNetworks,
  sdwanPackagesFree,
} from '../../../../src/api/contract/sdwan';
import {
  limitsOf,
  linkLimits,
  linksOf,
  subnetAround,
  type Drawing,
  type NetworkService,
} from '../../../../src/domain/sdwan';
import type { Context } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { day, iso, minute } from '../../../../src/domain/time';
import { readPage, rowsBefore } from '../../kit/sql/page';
import { likePattern, searchPatterns } from '../../kit/sql/search';
import { soldTier } from '../catalogue/catalogue';
import { isOpened } from '../catalogue/opened';
import { abilities, ruleKindsOf } from './abilities';
import { readHours } from './hours';
import { readPictures } from './pictures';
import { memberDelivery, memberDeliveryColumns } from './tell-sql';
import { groupTree } from '../../account/tree/tree';
import { refuse } from '../../kit/refusal';

/** What was measured before this is not told as present, milliseconds. */
const measuredWithin = 2 * minute;

/** One row of a network with what its members add up to, which is grouped alone; `$1` is the account, `at` the time. */
export const briefs = (
  at = '$2',
) => `SELECT n.id, n.name, n.service, n.topology, n.mesh, n.paused, n.rev, n.created_at, n.owned_id, n.group_id, o.tier, o.quantity, o.expires_at,
    (SELECT g.name FROM sdwan_group g WHERE g.id = n.group_id) AS group_name, coalesce(m.members, 0) AS members, coalesce(m.online, 0) AS online,
    m.away, m.cut, coalesce(m.simulated, false) AS simulated, coalesce(m.local, 0) AS local, coalesce(m.foreign, 0) AS foreign,
    CASE WHEN o.id IS NULL OR o.expires_at <= ${at} THEN 'expired' WHEN n.paused THEN 'paused'
      WHEN coalesce(m.online, 0) = 0 THEN 'down' WHEN m.away IS NOT NULL OR m.cut IS NOT NULL THEN 'partial'
      ELSE 'normal' END AS state
  FROM sdwan_network n LEFT JOIN service_owned o ON o.id = n.owned_id LEFT JOIN (
    SELECT m.network_id, count(*) AS members, count(*) FILTER (WHERE d.status = 'online') AS online,
      array_agg(m.gwid) FILTER (WHERE m.is_used AND d.status <> 'online') AS away,
      array_agg(m.gwid) FILTER (WHERE m.is_used AND d.status = 'online' AND m.role = 'branch' AND NOT EXISTS (
        SELECT 1 FROM sdwan_member p WHERE p.gwid = m.pid AND p.network_id = m.network_id)) AS cut, bool_or(d.simulated) AS simulated,
      sum(m.widthband) FILTER (WHERE m.position = 1) AS local, sum(m.foreign_widthband) FILTER (WHERE m.position <> 1) AS foreign
    FROM sdwan_network n JOIN sdwan_member m ON m.network_id = n.id LEFT JOIN device d ON d.id = m.gwid AND d.kind = 'gateway'
    WHERE n.account_id = $1 GROUP BY m.network_id
  ) m ON m.network_id = n.id
  WHERE n.account_id = $1`;

/** Smart networking is for accounts that it was opened for (specification, section 6). */
export async function mustBeOpen(sql: Sql, accountId: string, service: NetworkService | undefined): Promise<void> {
  if (service && !(await isOpened(sql, accountId, service))) throw refuse('networkNotOpen');
}

interface BriefRow extends Omit<NetworkBrief, 'tier_name'> {
  mesh: boolean;
  paused: boolean;
  rev: number;
  owned_id: string | null;
  tier: string | null;
  quantity: number | null;
  /** Members that are used and not online; null: none. */
  away: string[] | null;
  /** Members that are used and online, and hang on a gateway that was given back; null: none. */
  cut: string[] | null;
}

const toBrief = (row: BriefRow): NetworkBrief => ({
  id: row.id,
  name: row.name,
  service: row.service,
  topology: row.topology,
  state: row.state,
  group_id: row.group_id,
  group_name: row.group_name,
  members: row.members,
  online: row.online,
  simulated: row.simulated,
  local: row.local,
  foreign: row.foreign,
  tier_name: row.tier === null ? '' : (soldTier(row.service, row.tier)?.name ?? row.tier),
  expires_at: row.expires_at,
  created_at: row.created_at,
});

type Need = keyof NonNullable<DataOf<typeof sdwanNetworks>['needs']>;

/**
 * One page of the caller's networks. An account has two hundred at most, and how each stands is known once its members are
 * read, which may be very many: they are read once, for the counts, for what needs somebody and for the page.
 */
export async function networkPage(
  context: Context,
  { q, service, topology, state, group, need, ...paging }: ParsedOf<typeof sdwanNetworks>,
): Promise<DataOf<typeof sdwanNetworks>> {
  const { db, caller, now } = context;
  await mustBeOpen(db, caller.accountId, service);
  const at = now();
  const networks = await db.query<BriefRow & { is_found: boolean }>(
    `SELECT *, ($3::text IS NULL OR lower(name) LIKE $3) AND ($4::smallint IS NULL OR topology = $4)
       AND ($5::text IS NULL OR group_id IN (${groupTree('sdwan_group', '$5')})) AS is_found
     FROM (${briefs()}) b WHERE $6::text IS NULL OR service = $6 ORDER BY created_at DESC, id DESC`,
    [
      caller.accountId,
      iso(at),
      q ? likePattern(q) : null,
      topology ? Number(topology) : null,
      group ?? null,
      service ?? null,
    ],
  );
  const lossy = await lossyOf(db, caller.accountId, at);
  const needs = new Map(networks.map((row) => [row.id, needsOf(row, lossy.get(row.id) ?? 0, at)]));
  const found = networks.filter(({ id, is_found }) => is_found && (!need || needs.get(id)![need] > 0));
  const of = (one: NetworkBrief['state']) => found.filter((row) => row.state === one);
  const counts = {
    all: found.length,
    normal: of('normal').length,
    partial: of('partial').length,
    down: of('down').length,
    paused: of('paused').length,
    expired: of('expired').length,
  };
  const wanted = state ? of(state) : found;
  const list = wanted.slice(rowsBefore(paging), rowsBefore(paging) + paging.per_page);
  const away = list.flatMap((row) => row.away ?? []);
  const running = list.filter(({ state: is }) => is !== 'expired' && is !== 'paused');
  const cut = running.flatMap((row) => row.cut ?? []);
  const worst = await worstOf(
    db,
    running.map(({ id }) => id),
    { away, cut },
    at,
  );
  const ids = list.map(({ id }) => id);
  const [hours, pictures] = [await readHours(db, ids, at), await readPictures(db, ids, away)];
  const rows = list.map((row) => {
    const limits = toLimits(row.tier, row.quantity);
    return {
      ...toBrief(row),
      most: limits && { local: limits.local, foreign: limits.foreign },
      worst: worst.get(row.id) ?? null,
      hours: hours.get(row.id) ?? [],
      picture: pictures.get(row.id) ?? [],
    };
  });
  const sum = (one: Need) => [...needs.values()].reduce((all, { [one]: n }) => all + n, 0);
  return {
    list: rows,
    total: wanted.length,
    counts,
    needs: { offline: sum('offline'), lossy: sum('lossy'), ending: sum('ending') },
  };
}

/** What needs somebody in a network that runs: members that are away, links that lose or lead nowhere, and its package. */
function needsOf({ state, paused, away, cut, expires_at }: BriefRow, lossy: number, now: number): Record<Need, number> {
  const isOwned = state !== 'expired';
  const isRunning = isOwned && !paused;
  return {
    offline: isRunning ? (away ?? []).length : 0,
    lossy: isRunning ? lossy + (cut ?? []).length : 0,
    ending: isOwned && Date.parse(expires_at!) <= now + 7 * day ? 1 : 0,
  };
}

/** Links of networks of an account that are down or lose now, where there are any. */
async function lossyOf(sql: Sql, accountId: string, now: number): Promise<ReadonlyMap<string, number>> {
  const rows = await sql.query<{ id: string; n: number }>(
    `SELECT n.id, count(*) AS n FROM sdwan_network n JOIN sdwan_link l ON l.network_id = n.id
     WHERE n.account_id = $1 AND l.at > $2 AND (l.state = 'unlinked' OR l.loss >= ${linkLimits.loss}) GROUP BY n.id`,
    [accountId, iso(now - measuredWithin)],
  );
  return new Map(rows.map(({ id, n }) => [id, n]));
}

/**
 * Where networks are worst now: who of those that are away is so longest, or else who hangs on nothing, or the link that is
 * down, loses most or is slowest.
 */
async function worstOf(sql: Sql, ids: string[], { away, cut }: Record<'away' | 'cut', string[]>, now: number) {
  const rows = await sql.query<NonNullable<NetworkBrief['worst']> & { network_id: string }>(
    `SELECT DISTINCT ON (network_id) * FROM (
       SELECT m.network_id, m.gwid, d.remark, NULL AS "to", 'unlinked' AS state, NULL::real AS latency, NULL::real AS loss,
         d.status_since AS since, 0 AS rank
       FROM sdwan_member m JOIN device d ON d.id = m.gwid AND d.kind = 'gateway'
       WHERE m.network_id = ANY($1::text[]) AND m.gwid = ANY($3::text[])
       UNION ALL
       SELECT m.network_id, m.gwid, d.remark, '', 'unlinked', NULL, NULL, NULL, 1
       FROM sdwan_member m JOIN device d ON d.id = m.gwid
       WHERE m.network_id = ANY($1::text[]) AND m.gwid = ANY($4::text[])
       UNION ALL
       SELECT l.network_id, l.gwid, d.remark, t.remark, l.state, l.latency, l.loss, NULL,
         CASE WHEN l.state = 'unlinked' THEN 2 WHEN l.loss >= ${linkLimits.loss} THEN 3 ELSE 4 END
       FROM sdwan_link l JOIN sdwan_network n ON n.id = l.network_id
       JOIN device d ON d.id = l.gwid AND d.account_id = n.account_id
       JOIN device t ON t.id = l.to_gwid AND t.account_id = n.account_id
       WHERE l.network_id = ANY($1::text[]) AND l.at > $2
     ) w ORDER BY network_id, rank, since NULLS LAST, CASE rank WHEN 3 THEN loss END DESC NULLS LAST, latency DESC NULLS LAST, gwid`,
    [ids, iso(now - measuredWithin), away, cut],
  );
  return new Map(
    rows.map(({ network_id, gwid, remark, to, state, latency, loss, since }) => [
      network_id,
      { gwid, remark, to, state, latency, loss, since },
    ]),
  );
}

interface MemberRow extends Omit<Member, 'applied' | 'lans' | 'rules'> {
  /** Number of its address in the network. */
  host: number;
  capabilities: string[] | null;
  addresses: string[];
  prepared: string[];
}

/** What a gateway (`device`) tells of its own local networks, and what it was prepared with, as SQL. */
export const lanColumns = (device: string) => `coalesce(ARRAY(SELECT i.address FROM device_interface i
    WHERE i.device_id = ${device}.id AND i.role = 'lan' AND i.state = 'connected' AND i.address LIKE '%/%' ORDER BY i.position
  ), '{}') AS addresses,
  coalesce((SELECT p.subnets FROM sdwan_node p WHERE p.gwid = ${device}.id AND p.account_id = ${device}.account_id), '{}') AS prepared`;

/** The local networks of a gateway, each once. */
export const lansOf = ({ addresses, prepared }: { addresses: string[]; prepared: string[] }): string[] => [
  ...new Set([...addresses, ...prepared].flatMap((address) => subnetAround(address) ?? [])),
];

/** Members of a network of an account, in the order in which they were drawn. */
export const readMembers = (sql: Sql, accountId: string, id: string): Promise<MemberRow[]> =>
  sql.query<MemberRow>(
    `SELECT m.gwid, m.role, m.pid, m.position, m.widthband, m.foreign_widthband, m.is_used, m.level, m.subnets, m.x, m.y,
       m.host, d.remark, d.model, d.status, d.location, d.region, d.simulated, d.capabilities, ${memberDeliveryColumns},
       ${lanColumns('d')}
     FROM sdwan_member m JOIN device d ON d.id = m.gwid ${memberDelivery}
     WHERE m.account_id = $1 AND m.network_id = $2
     ORDER BY array_position(ARRAY['main', 'bak', 'branch'], m.role), m.position, d.remark, m.gwid`,
    [accountId, id],
  );

interface MeasuredRow extends Pick<Link, 'gwid' | 'latency' | 'loss' | 'down' | 'up'> {
  to_gwid: string;
  state: 'linked' | 'relay' | 'unlinked';
  at: string;
}

/** A network of the caller with everything in it. */
export async function readNetwork({ db, caller, now }: Context, id: string): Promise<Network> {
  const at = now();
  const [row] = await db.query<BriefRow>(`SELECT * FROM (${briefs()}) b WHERE id = $3`, [
    caller.accountId,
    iso(at),
    id,
  ]);
  if (!row) throw refuse('noNetwork');
  const members = await readMembers(db, caller.accountId, id);
  const measured = await db.query<MeasuredRow>(
    'SELECT gwid, to_gwid, state, latency, loss, down, up, at FROM sdwan_link WHERE network_id = $1 AND at > $2',
    [id, iso(at - measuredWithin)],
  );
  return {
    ...toBrief(row),
    rev: row.rev,
    mesh: row.mesh,
    owned: row.owned_id,
    limits: toLimits(row.tier, row.quantity),
    member_list: members.map(({ host: _, capabilities, addresses, prepared, ...member }) => ({
      ...member,
      lans: lansOf({ addresses, prepared }),
      applied: member.delivery === 'done',
      rules: ruleKindsOf({ capabilities }).length > 0,
      rule_kinds: ruleKindsOf({ capabilities }),
    })),
    link_list: presentLinks({ topology: row.topology, nodes: members, mesh: row.mesh }, row.state, measured),
  };
}

/** What a package allows, as it is sent. */
export function toLimits(tier: string | null, quantity: number | null): Network['limits'] {
  const limits = tier === null ? undefined : limitsOf(tier, quantity ?? 0);
  return limits ? { ...limits, topologies: [...limits.topologies], rules: [...limits.rules] } : null;
}

function presentLinks(
  drawing: Omit<Drawing, 'nodes'> & { nodes: readonly MemberRow[] },
  state: NetworkBrief['state'],
  measured: readonly MeasuredRow[],
): Link[] {
  const online = new Set(drawing.nodes.filter((one) => one.status === 'online' && one.is_used).map(({ gwid }) => gwid));
  const rests = state === 'paused' || state === 'expired';
  const known = new Map(measured.map((row) => [`${row.gwid} ${row.to_gwid}`, row]));
  return linksOf(drawing).map((link) => {
    const row = known.get(`${link.gwid} ${link.to}`);
    const silent = { latency: null, loss: null, down: null, up: null };
    if (rests || !online.has(link.gwid) || !online.has(link.to)) return { ...link, state: 'unlinked', ...silent };
    if (!row) return { ...link, state: 'unknown', ...silent };
    const { latency, loss, down, up } = row;
    return { ...link, state: row.state, latency, loss, down, up };
  });
}

/** Gateways of the caller, with the network that each is in. */
export async function candidatePage(
  { db, caller }: Context,
  { q, state, ids, ...paging }: ParsedOf<typeof sdwanCandidates>,
): Promise<DataOf<typeof sdwanCandidates>> {
  const joined = `FROM device d LEFT JOIN sdwan_member m ON m.gwid = d.id LEFT JOIN sdwan_network n ON n.id = m.network_id`;
  // Members are few beside gateways: these are walked in their order until the page is full.
  const taken = `d.id ${state === 'taken' ? 'IN' : 'NOT IN'} (SELECT m.gwid FROM sdwan_member m JOIN sdwan_network n ON n.id = m.network_id)`;
  const { list, total } = await readPage<Omit<Candidate, 'lans'> & { addresses: string[]; prepared: string[] }>(
    db,
    {
      select: 'd.id',
      from: `FROM device d WHERE d.account_id = $1 AND d.kind = 'gateway' AND ($2::text[] IS NULL OR d.search LIKE ANY($2::text[]))
          ${state ? `AND ${taken}` : ''}
          AND ($3::text IS DISTINCT FROM 'ready' OR (d.status = 'online'
            AND NOT EXISTS (SELECT 1 FROM sdwan_node p WHERE p.gwid = d.id AND p.account_id = d.account_id)))
          AND ($4::text[] IS NULL OR d.id = ANY($4::text[]))`,
      params: [caller.accountId, q ? searchPatterns(q) : null, state ?? null, ids ? ids.split(',') : null],
      order: 'd.remark, d.id',
      ...(!q && !ids && state === 'free' && { total: () => countFree(db, caller.accountId) }),
      whole: (found) =>
        `SELECT d.id AS gwid, d.remark, d.model, d.status, d.location, d.region, d.simulated, n.name AS taken,
           CASE WHEN d.capabilities IS NULL THEN 'untold' WHEN '${abilities.member}' = ANY(d.capabilities) THEN 'able'
             ELSE 'unable' END AS fit,
           d.capabilities IS NULL OR '${abilities.twoCentres}' = ANY(d.capabilities) AS two_centres, (
             SELECT jsonb_build_object('name', p.name, 'position', p.position, 'bandwidth', p.bandwidth) FROM sdwan_node p
             WHERE p.gwid = d.id AND p.account_id = d.account_id
           ) AS node, ${lanColumns('d')} ${joined} WHERE d.id IN (${found})`,
    },
    paging,
  );
  const told = list.map(({ addresses, prepared, ...one }) => ({ ...one, lans: lansOf({ addresses, prepared }) }));
  return { list: told, total };
}

/** How many gateways of an account are in no network: all, which are kept count of, but those that are. */
async function countFree(sql: Sql, accountId: string): Promise<number> {
  const [count] = await sql.query<{ free: number }>(
    `SELECT coalesce((SELECT total FROM device_count WHERE account_id = $1 AND kind = 'gateway'), 0) - (
       SELECT count(*) FROM sdwan_member m JOIN sdwan_network n ON n.id = m.network_id JOIN device d ON d.id = m.gwid
       WHERE d.account_id = $1 AND d.kind = 'gateway') AS free`,
    [accountId],
  );
  return count!.free;
}

/** Packages of the caller that pay for no network. */
export async function freePackages(
  { db, caller, now }: Context,
  { service }: ParsedOf<typeof sdwanPackagesFree>,
): Promise<DataOf<typeof sdwanPackagesFree>> {
  await mustBeOpen(db, caller.accountId, service);
  const rows = await db.query<{ id: string; tier: string; quantity: number; expires_at: string }>(
    `SELECT o.id, o.tier, o.quantity, o.expires_at FROM service_owned o
     WHERE o.account_id = $1 AND o.service = $2 AND o.expires_at > $3
       AND NOT EXISTS (SELECT 1 FROM sdwan_network n WHERE n.owned_id = o.id) ORDER BY o.expires_at DESC, o.id LIMIT 50`,
    [caller.accountId, service, iso(now())],
  );
  const list = rows.flatMap((row) => {
    const limits = toLimits(row.tier, row.quantity);
    return limits ? [{ ...row, limits, tier_name: soldTier(service, row.tier)?.name ?? row.tier }] : [];
  });
  return { list, total: list.length };
}

/** A day of the link of a member to what it hangs on. */
export async function linkHistory(
  { db, caller, now }: Context,
  { id, gwid }: ParsedOf<typeof sdwanHistory>,
): Promise<DataOf<typeof sdwanHistory>> {
  const [network] = await db.query('SELECT 1 FROM sdwan_network WHERE account_id = $1 AND id = $2', [
    caller.accountId,
    id,
  ]);
  if (!network) throw refuse('noNetwork');
  const points = await db.query<DataOf<typeof sdwanHistory>['points'][number]>(
    `SELECT at, latency, loss, down, up FROM sdwan_link_sample s
     WHERE network_id = $1 AND gwid = $2 AND at > $3 AND to_gwid = (
       SELECT l.to_gwid FROM sdwan_link l JOIN sdwan_member m ON m.gwid = l.to_gwid
       WHERE l.network_id = $1 AND l.gwid = $2
       ORDER BY m.role = 'branch' AND l.to_gwid <> (SELECT pid FROM sdwan_member WHERE gwid = $2), l.latency NULLS LAST LIMIT 1
     ) ORDER BY at`,
    [id, gwid, iso(now() - day)],
  );
  return { points };
}
