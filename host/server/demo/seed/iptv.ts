import { newRow, settingsRow, type ConfigDocument } from '../../../../src/domain/config';
import { serviceSpecs } from '../../../../src/domain/service-setting';
import { day, hour, iso, minute } from '../../../../src/domain/time';
import { toldBy } from '../../services/settings/serving';
import { iptvKind } from '../../services/iptv/kind';
import { insertRows } from '../../kit/sql/bulk';
import type { Sql } from '../../kit/store/db';
import type { DemoServices } from '../simulation/plan';
import { playIptv } from '../simulation/iptv';
import { fleetOf } from '../simulation/world';

const nodes = [
  ['华东一', 'udp://239.3.1.1:5140', '上海'],
  ['华东二', 'udp://239.9.1.1:5140', '南京'],
  ['华南一', 'https://live.example.net/gz/live.m3u8', '广州'],
  ['酒店宣传片', '/media/hotel.mp4', '网关硬盘'],
] as const;

/** Gateways of the demo account, by their number: what they bought. */
const sold = [
  { index: 1, tier: 'pro', endsIn: 193 },
  { index: 3, tier: 'basic', endsIn: 21 },
] as const;

const [, main, backup, switching] = serviceSpecs.iptv.sections;

function documentOf(tier: string, lans: readonly string[], wans: readonly string[]): ConfigDocument {
  const [wan = 'wan1', second = wan] = wans;
  const ports = lans.slice(0, 2).map((name, i) => ({
    ...{ id: `p${i + 1}`, interface: name, carries: 'both', net_vlan: '10', tv_vlan: '43' },
    leads_to: i === 0 ? '客房弱电' : '宴会厅',
  }));
  const source = { node: 'ipn_demo_0', entry: wan, vlan: '43', multicast_vlan: '51' };
  const other = { enabled: true, node: 'ipn_demo_1', entry: second, vlan: '45', multicast_vlan: '55' };
  return {
    iptv_ports: ports,
    iptv_main: [{ ...newRow(main!, settingsRow), ...source }],
    iptv_backup: [{ ...newRow(backup!, settingsRow), ...(tier === 'pro' && other) }],
    iptv_switching: [newRow(switching!, settingsRow)],
  };
}

/** Gateways with IPTV and the sources of the account, once. */
export async function seedIptv({ db, now, fleets }: DemoServices): Promise<void> {
  const plan = fleets.find(({ accountId }) => accountId === 'acc_demo');
  if (!plan) return;
  const at = now();
  const gateways = fleetOf(plan).gateways.slice(0, plan.gateways);
  const made = await db.tx(async (sql) => {
    const [known] = await sql.query(`SELECT 1 FROM iptv_node WHERE id = 'ipn_demo_0'`);
    if (known) return false;
    await insertRows(
      sql,
      'iptv_node',
      {
        id: 'text',
        account_id: 'text',
        name: 'text',
        kind: 'text',
        address: 'text',
        place: 'text',
        created_at: 'timestamptz',
      },
      nodes.map(([name, address, place], i) => ({
        ...{ id: `ipn_demo_${i}`, account_id: 'acc_demo', name, kind: address.startsWith('/') ? 'file' : 'stream' },
        ...{ address, place, created_at: iso(at - (60 - i) * day) },
      })),
    );
    for (const { index, tier, endsIn } of sold) {
      const gateway = gateways[index];
      if (gateway) await seedGateway(sql, gateway.id, `own_iptv_${index}`, tier, at, endsIn);
    }
    return true;
  });
  if (!made) return;
  for (let past = at - hour + minute; past <= at; past += 2 * minute) await playIptv(db, 'acc_demo', past);
}

async function seedGateway(sql: Sql, gwid: string, id: string, tier: string, now: number, endsIn: number) {
  const fresh = await sql.query(
    `INSERT INTO service_owned (id, account_id, service, tier, quantity, gateway_id, starts_at, expires_at, warned_for, created_at)
     SELECT $1, 'acc_demo', 'iptv', $2, 1, d.id, $4, $5, $5, $4 FROM device d WHERE d.id = $3 AND d.account_id = 'acc_demo'
     ON CONFLICT DO NOTHING RETURNING id`,
    [id, tier, gwid, iso(now - 60 * day), iso(now + endsIn * day)],
  );
  if (fresh.length === 0) return;
  const interfaces = await sql.query<{ name: string; role: string }>(
    'SELECT name, role FROM device_interface WHERE device_id = $1 ORDER BY position, name',
    [gwid],
  );
  const of = (role: string) => interfaces.filter((one) => one.role === role).map(({ name }) => name);
  await sql.query(
    `INSERT INTO service_setting (gateway_id, service, account_id, enabled, document, told, changed_by, changed_at)
     VALUES ($1, 'iptv', 'acc_demo', true, $2, $3, 'de**@netpane.cn', $4)`,
    [gwid, documentOf(tier, of('lan'), of('wan')), toldBy(tier, iptvKind.edition), iso(now - 58 * day)],
  );
  await sql.query(
    `INSERT INTO gateway_delivery (gateway_id, kind, account_id, rev, done_rev, state)
     VALUES ($1, 'iptv', 'acc_demo', 1, 1, 'done')`,
    [gwid],
  );
}
