import { addDays, beijingDay, day, hour, iso, minute } from '../../../../src/domain/time';
import { needsPort, type TunnelProtocol } from '../../../../src/domain/tunnel';
import type { Sql } from '../../kit/store/db';
import { insertRows } from '../../kit/sql/bulk';
import { hash, unit } from '../../kit/hash';
import type { DemoServices } from '../simulation/plan';
import { fleetOf } from '../simulation/world';
import { passedIn } from '../simulation/tunnels';
import { servedBy } from '../../services/tunnel/serving';

type Mapping = readonly [
  subdomain: string,
  name: string,
  protocol: TunnelProtocol,
  host: number,
  port: number,
  enabled?: false,
];

/** Gateways of the demo account, by their number: what they bought, and what they let in. */
const sold: readonly { tier: string; endsIn: number; since: number; mappings: readonly Mapping[] }[] = [
  {
    tier: 'basic',
    endsIn: 5,
    since: 25,
    mappings: [
      ['menu2026', '点餐后台', 'https', 15, 8443],
      ['pos2026', '收银数据库', 'tcp', 16, 3306],
    ],
  },
  {
    tier: 'pro',
    endsIn: 204,
    since: 161,
    mappings: [
      ['yunqipms', '前台管理系统', 'https', 20, 443],
      ['yunqinvr', '监控录像机', 'http', 31, 80],
      ['yunqirdp', '财务室电脑', 'rdp', 42, 3389],
      ['yunqinas', '文件服务器', 'https', 24, 5001],
      ['yunqissh', '机房跳板机', 'tcp', 8, 22],
      ['yunqitv', '客房电视网关', 'udp', 60, 5004, false],
    ],
  },
  { tier: 'trial', endsIn: -3, since: 10, mappings: [['k7wm4qx2h9ra', '演示站点', 'http', 12, 8080]] },
];

/** Gateways with the tunnel service and a month of figures, once. */
export async function seedTunnel({ db, now, fleets }: DemoServices): Promise<void> {
  const plan = fleets.find(({ accountId }) => accountId === 'acc_demo');
  if (!plan) return;
  const gateways = fleetOf(plan).gateways.slice(0, Math.min(sold.length, plan.gateways));
  await db.tx(async (sql) => {
    for (const [index, gateway] of gateways.entries()) await seedGateway(sql, gateway, index, now());
  });
}

async function seedGateway(sql: Sql, gateway: { id: string; ip: string }, index: number, now: number): Promise<void> {
  const { tier, endsIn, since, mappings } = sold[index]!;
  const fresh = await sql.query(
    `INSERT INTO service_owned (id, account_id, service, tier, quantity, gateway_id, starts_at, expires_at, warned_for, created_at)
     SELECT $1, 'acc_demo', 'tunnel', $2, 1, d.id, $4, $5, $5, $4 FROM device d WHERE d.id = $3 AND d.account_id = 'acc_demo'
     ON CONFLICT DO NOTHING RETURNING id`,
    [`own_tunnel_${index}`, tier, gateway.id, iso(now - since * day), iso(now + endsIn * day)],
  );
  if (fresh.length === 0) return;
  await sql.query(
    `INSERT INTO gateway_delivery (gateway_id, kind, account_id, rev, done_rev, state) VALUES ($1, 'tunnel', 'acc_demo', 1, 1, 'done')`,
    [gateway.id],
  );
  await servedBy(sql, gateway.id, endsIn > 0 ? tier : '');
  const net = gateway.ip.replace(/\.\d+$/, '');
  const until = endsIn > 0 ? now : now + endsIn * day;
  for (const [at, [subdomain, name, protocol, host, port, enabled = true]] of mappings.entries()) {
    const id = `tun_demo_${index}_${at}`;
    const flow = enabled ? flowRows(id, since, until) : [];
    const sum = (key: 'bytes_down' | 'bytes_up') => flow.reduce((all, row) => all + row[key], 0);
    await sql.query(
      `INSERT INTO tunnel_mapping (id, account_id, gateway_id, name, subdomain, protocol, inner_ip, inner_port, outer_port,
         enabled, rev, bytes_down, bytes_up, last_at, created_at)
       VALUES ($1, 'acc_demo', $2, $3, $4, $5, $6, $7, $8, $9, 1, $10, $11, $12, $13)`,
      [
        id,
        gateway.id,
        name,
        subdomain,
        protocol,
        `${net}.${host}`,
        port,
        needsPort(protocol) ? 20_100 + index * 10 + at : null,
        enabled,
        sum('bytes_down'),
        sum('bytes_up'),
        flow.length > 0 ? iso(until - (hash(index, at) % 50) * minute) : null,
        iso(now - (since - at) * day),
      ],
    );
    await insertRows(sql, 'tunnel_flow', flowColumns, flow, 'ON CONFLICT DO NOTHING');
  }
}

/** A row for each day of the last month that the service was there; today as far as it has come. */
function flowRows(id: string, since: number, until: number) {
  const today = beijingDay(until);
  return Array.from({ length: Math.min(30, since) }, (_, back) => {
    const minutes = back === 0 ? ((until + 8 * hour) % day) / minute : 1440;
    const { down, up, visits } = passedIn(id, minutes * (0.6 + 0.8 * unit(hash(id.length, back), minutes)), back);
    return { mapping_id: id, day: addDays(today, -back), bytes_down: down, bytes_up: up, visits };
  });
}

const flowColumns = {
  mapping_id: 'text',
  day: 'date',
  bytes_down: 'bigint',
  bytes_up: 'bigint',
  visits: 'integer',
};
