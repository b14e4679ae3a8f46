import {
  bandwidthOf,
  joinedSubnets,
  peersOf,
  type DrawnNode,
  type RuleKind,
  type SdwanRule,
  type TopologyType,
} from '../../../../src/domain/sdwan';
import { iso } from '../../../../src/domain/time';
import type { Sql } from '../../kit/store/db';
import { abilities, can, ruleKindsOf } from './abilities';
import { lanColumns, lansOf } from './read';

/** What a gateway that is in no running network is told. */
const off: Readonly<Record<string, string>> = { enabled: 'false' };
/** Every member has an address of its own in here. */
const inside = '100.96.0.0/16';
const addressOf = (host: number): string => `100.96.${Math.floor(host / 256)}.${host % 256}`;

interface MemberRow extends DrawnNode {
  type: number;
  level: number | null;
  host: number;
  capabilities: string[] | null;
  key: string | null;
  endpoint: string | null;
  addresses: string[];
  prepared: string[];
}

/** A network as its gateways are told of it. */
export interface ToldNetwork {
  id: string;
  topology: TopologyType;
  mesh: boolean;
  created_at: string;
  /** It is paid for and not paused. */
  running: boolean;
  members: readonly MemberRow[];
  rules: readonly { kind: RuleKind; list: readonly SdwanRule[] }[];
}

/** A network with everything that its gateways are told of it; undefined: there is none. */
export async function readTold(sql: Sql, id: string, now: number): Promise<ToldNetwork | undefined> {
  const [network] = await sql.query<Omit<ToldNetwork, 'members' | 'rules'>>(
    `SELECT n.id, n.topology, n.mesh, n.created_at, NOT n.paused AND coalesce(o.expires_at > $2, false) AS running
     FROM sdwan_network n LEFT JOIN service_owned o ON o.id = n.owned_id WHERE n.id = $1`,
    [id, iso(now)],
  );
  if (!network) return undefined;
  const members = await sql.query<MemberRow>(
    `SELECT m.gwid, m.role, m.type, m.pid, m.position, m.widthband, m.foreign_widthband, m.is_used, m.level, m.subnets, m.host,
       m.x, m.y, d.capabilities, k.key, k.endpoint, ${lanColumns('d')}
     FROM sdwan_member m JOIN device d ON d.id = m.gwid LEFT JOIN sdwan_key k ON k.gwid = m.gwid
     WHERE m.network_id = $1 ORDER BY m.gwid`,
    [id],
  );
  const rules = await sql.query<ToldNetwork['rules'][number]>(
    'SELECT kind, rules AS list FROM sdwan_rules WHERE network_id = $1 ORDER BY kind',
    [id],
  );
  return { ...network, members, rules };
}

/**
 * What each member of a network is told: what it is (specification, section 3), what it may take, and whom it keeps tunnels
 * to. Undefined: it says that it can be no member. Only public keys are in it; each gateway keeps its private one to itself.
 */
export function documentsOf(network: ToldNetwork): Map<string, Record<string, string> | undefined> {
  const { id, topology, mesh, running, members, rules } = network;
  const peers = peersOf({ topology, nodes: members, mesh });
  const byId = new Map(members.map((one) => [one.gwid, one]));
  const joined = joinedSubnets(
    members
      .filter(({ is_used }) => is_used)
      .map((one) => ({ gwid: one.gwid, chosen: one.subnets ?? null, has: lansOf(one) })),
  );
  /** A rule names members; a gateway has to know what addresses that means. */
  const addressesOf = (gwid: string): string[] => {
    const there = byId.get(gwid);
    return there ? [`${addressOf(there.host)}/32`, ...(joined.get(gwid) ?? [])] : [];
  };
  const addressed = (rule: SdwanRule) => ({
    ...rule,
    ...(rule.from && { from_routes: addressesOf(rule.from) }),
    ...(rule.to && { to_routes: addressesOf(rule.to) }),
  });
  const tell = (one: MemberRow): Record<string, string> | undefined => {
    if (!can(one, abilities.member)) return undefined;
    if (!running || !one.is_used) return off;
    const { gwid, role, type, pid, position, widthband, foreign_widthband, is_used, level, host } = one;
    const kinds = ruleKindsOf(one);
    const told = {
      id,
      ...{ topology, mesh, role, type, pid, position, widthband, foreign_widthband, is_used },
      ...(topology === 3 && { level }),
      address: addressOf(host),
      inside,
      mbps: bandwidthOf(one),
      subnets: joined.get(gwid) ?? [],
      peers: peers.get(gwid)!.map(({ reaches, ...peer }) => ({
        ...peer,
        key: byId.get(peer.gwid)!.key,
        endpoint: byId.get(peer.gwid)!.endpoint,
        address: addressOf(byId.get(peer.gwid)!.host),
        routes: reaches.flatMap((other) => [`${addressOf(byId.get(other)!.host)}/32`, ...(joined.get(other) ?? [])]),
      })),
      ...(kinds.length > 0 && {
        rules: Object.fromEntries(
          rules
            .filter(({ kind }) => kinds.includes(kind))
            .map(({ kind, list }) => [kind, list.filter(({ enabled }) => enabled).map(addressed)]),
        ),
      }),
    };
    return { enabled: 'true', network: JSON.stringify(told) };
  };
  return new Map(members.map((one) => [one.gwid, tell(one)]));
}

/** What a gateway is told of the network that it is in. */
export async function memberDocument(sql: Sql, gwid: string, now: number): Promise<Record<string, string>> {
  const [member] = await sql.query<{ network_id: string }>(
    `SELECT m.network_id FROM sdwan_member m JOIN device d ON d.id = m.gwid AND d.account_id = m.account_id WHERE m.gwid = $1`,
    [gwid],
  );
  const network = member && (await readTold(sql, member.network_id, now));
  return (network && documentsOf(network).get(gwid)) ?? off;
}

/** The same of gateways that left. */
export const documentOfNone = off;
