import { linksOf, type DrawnNode, type TopologyType } from '../../../../src/domain/sdwan';
import { iso, minute } from '../../../../src/domain/time';
import { condition, type Condition } from '../../fleet/alarms/alarm-words';
import { aboutOf, type Rules } from '../../fleet/alarms/rules';
import { watchKinds, type Watched } from '../../fleet/alarms/watch';
import type { Db, Sql } from '../../kit/store/db';

/** Kinds of alarms about the tunnels of networks. */
const tunnelKinds = ['tunnel_down', 'tunnel_loss', 'tunnel_slow'] as const;
/** What was measured before this says nothing about now, milliseconds. */
const measuredWithin = 2 * minute;

/** What is the worst of a gateway's tunnels in one network. */
interface Tunnels {
  network: string;
  down: number;
  loss: { value: number; to: string } | undefined;
  latency: { value: number; to: string } | undefined;
}

interface TunnelReading extends Watched {
  networks: Tunnels[];
}

/** Raises alarms about tunnels that are down, lose packets or are slow, and clears what is over. */
export const watchTunnels = (db: Db, now: number): Promise<void> =>
  db.tx(async (sql) => {
    const readings = await readTunnels(sql, now);
    await watchKinds(sql, now, tunnelKinds, readings, tunnelConditions);
  });

/** Everything that is wrong with the tunnels of a gateway. */
export function tunnelConditions(
  { networks }: Pick<TunnelReading, 'networks'>,
  rules: Rules,
  isOpen: (about: string) => boolean = () => false,
): Condition[] {
  return networks.flatMap(({ network, down, loss, latency }) => {
    const high = (kind: 'tunnel_loss' | 'tunnel_slow', worst: Tunnels['loss']): Condition[] => {
      const rule = rules[kind];
      const { threshold = Infinity, clear = threshold } = rule;
      const limit = isOpen(aboutOf(kind, network)) ? clear : threshold;
      if (!rule.enabled || !worst || worst.value <= limit) return [];
      return [{ ...condition(kind, { detail: worst.to, name: network, rule }), subject: network }];
    };
    const broken: Condition[] =
      down > 0 && rules.tunnel_down.enabled
        ? [{ ...condition('tunnel_down', { detail: String(down), name: network }), subject: network }]
        : [];
    return [...broken, ...high('tunnel_loss', loss), ...high('tunnel_slow', latency)];
  });
}

interface MemberRow extends DrawnNode {
  network_id: string;
  network: string;
  topology: TopologyType;
  mesh: boolean;
  status: string;
  remark: string;
}

/**
 * Gateways in networks, and those that were. A tunnel to a gateway that is offline is down at that one, however many lead
 * there.
 */
async function readTunnels(sql: Sql, now: number): Promise<TunnelReading[]> {
  const devices = await sql.query<{ id: string; account_id: string; remark: string; simulated: boolean }>(
    `SELECT d.id, d.account_id, d.remark, d.simulated FROM device d WHERE d.kind = 'gateway' AND (
       EXISTS (SELECT 1 FROM sdwan_member m WHERE m.gwid = d.id)
       OR EXISTS (SELECT 1 FROM alarm a WHERE a.device_id = d.id AND a.kind = ANY($1::text[]) AND a.state <> 'cleared')
     ) ORDER BY d.id`,
    [tunnelKinds],
  );
  const members = await sql.query<MemberRow>(
    `SELECT m.network_id, n.name AS network, n.topology, n.mesh, m.gwid, m.role, m.pid, m.position, m.widthband,
       m.foreign_widthband, m.is_used, m.x, m.y, d.status, d.remark
     FROM sdwan_member m JOIN sdwan_network n ON n.id = m.network_id JOIN device d ON d.id = m.gwid
       JOIN service_owned o ON o.id = n.owned_id
     WHERE m.is_used AND NOT n.paused AND o.expires_at > $1`,
    [iso(now)],
  );
  const measured = await sql.query<{
    network_id: string;
    gwid: string;
    to_gwid: string;
    state: 'linked' | 'relay' | 'unlinked';
    latency: number | null;
    loss: number | null;
  }>('SELECT network_id, gwid, to_gwid, state, latency, loss FROM sdwan_link WHERE at > $1', [
    iso(now - measuredWithin),
  ]);
  const known = new Map(measured.map((row) => [`${row.network_id} ${row.gwid} ${row.to_gwid}`, row]));
  const networks = new Map<string, MemberRow[]>();
  for (const row of members) networks.set(row.network_id, [...(networks.get(row.network_id) ?? []), row]);
  const found = new Map<string, Map<string, Tunnels>>();
  for (const [id, nodes] of networks) {
    const byId = new Map(nodes.map((node) => [node.gwid, node]));
    const at = (gwid: string): Tunnels => {
      const own = found.get(gwid) ?? new Map<string, Tunnels>();
      found.set(gwid, own);
      const fresh = { network: nodes[0]!.network, down: 0, loss: undefined, latency: undefined };
      const one = own.get(id) ?? fresh;
      own.set(id, one);
      return one;
    };
    const { topology, mesh } = nodes[0]!;
    for (const { gwid, to } of linksOf({ topology, mesh, nodes })) {
      const [here, there] = [byId.get(gwid), byId.get(to)];
      if (!here || !there) continue;
      const away = [here, there].find(({ status }) => status !== 'online');
      const row = known.get(`${id} ${gwid} ${to}`);
      if (away || row?.state === 'unlinked') at(away?.gwid ?? gwid).down += 1;
      else if (row) {
        const own = at(gwid);
        own.loss = worse(own.loss, row.loss, there.remark);
        own.latency = worse(own.latency, row.latency, there.remark);
      }
    }
  }
  return devices.map(({ id, account_id, remark, simulated }) => ({
    ...{ id, accountId: account_id, kind: 'gateway' as const, gatewayId: id, gatewayRemark: remark, simulated },
    networks: [...(found.get(id)?.values() ?? [])],
  }));
}

const worse = (worst: Tunnels['loss'], value: number | null, to: string): Tunnels['loss'] =>
  value === null || (worst && worst.value >= value) ? worst : { value, to };
