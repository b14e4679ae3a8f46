import { simulatedGuests } from '../guest/simulated';
import { configSections, newRow, sectionOf, type ConfigDocument, type ConfigRow } from '../../../../src/domain/config';
import type { Sql } from '../../kit/store/db';
import { hex } from '../simulation/hash';
import { hash } from '../../kit/hash';

const [vlan, portMapping, staticBinding, acl] = configSections.gateway;

/** VLANs that the seeded gateways have for television. */
const iptvVlans = [
  ['43', 'IPTV'],
  ['45', 'IPTV 备源'],
  ['51', 'IPTV 组播'],
  ['55', 'IPTV 备源组播'],
] as const;

/** What somebody may have set a simulated gateway to; the same whenever it is asked. */
export async function simulatedGateway(sql: Sql, id: string): Promise<ConfigDocument> {
  const sockets = await sql.query<Socket>(
    `SELECT name, role, access, address, gateway FROM device_interface WHERE device_id = $1 ORDER BY position`,
    [id],
  );
  const lan = sockets.find(({ role }) => role === 'lan')?.name ?? 'lan1';
  const seed = hash(...[...id].map((letter) => letter.charCodeAt(0)));
  const macOf = (n: number) => `02:00:5e:${hex(6, seed, n).match(/../g)!.join(':')}`;
  const watches = await sql.query(`SELECT 1 FROM service_owned WHERE gateway_id = $1 AND id LIKE 'own\\_iptv\\_%'`, [
    id,
  ]);
  const vlans: ConfigRow[] = [
    ['10', '办公'],
    ['20', '访客'],
    ['30', '监控'],
    ...(watches.length > 0 ? iptvVlans : []),
  ].map(([number, name]) => ({
    ...newRow(vlan!, `v${number}`),
    vlan: number!,
    name: name!,
    interface: lan,
    address: `172.16.${number}.1/24`,
    pool: `172.16.${number}.100-172.16.${number}.220`,
    isolate: number === '20',
  }));
  const mappings: ConfigRow[] = [
    { name: '监控录像机', outer_ports: '8000,8554', inner_ip: '172.16.30.10', inner_ports: '8000,8554' },
    { name: '门店收银', outer_ports: '9443', inner_ip: '172.16.10.20', inner_ports: '443' },
  ].map((row, i) => ({ ...newRow(portMapping!, `m${i + 1}`), ...row }));
  const bindings: ConfigRow[] = [
    { name: '录像机', ip: '172.16.30.10', vlan: '30' },
    { name: '收银主机', ip: '172.16.10.20', vlan: '10' },
    { name: '打印机', ip: '172.16.10.30', vlan: '10' },
  ].map((row, i) => ({ ...newRow(staticBinding!, `b${i + 1}`), ...row, mac: macOf(i) }));
  const rules: ConfigRow[] = [
    { name: '访客不进办公网', source_vlans: '20', target_ips: '172.16.10.0/24' },
    { name: '监控不出外网', source_vlans: '30', target_ips: '0.0.0.0/1\n128.0.0.0/1' },
  ].map((row, i) => ({ ...newRow(acl!, `a${i + 1}`), ...row }));
  const guests = await simulatedGuests(sql, id);
  const around = aroundOf(sockets);
  return { vlan: vlans, port_mapping: mappings, static_binding: bindings, acl: rules, ...around, ...guests };
}

interface Socket {
  name: string;
  role: 'wan' | 'lan';
  access: string | null;
  address: string | null;
  gateway: string | null;
}

const row = (key: string, id: string, fields: Record<string, string | number>): ConfigRow => ({
  ...newRow(sectionOf('gateway', key)!, id),
  ...fields,
});

/** Its lines and segments, as its sockets tell of them. */
function aroundOf(sockets: readonly Socket[]): ConfigDocument {
  const lines = sockets.filter(({ role }) => role === 'wan');
  const inside = sockets.find(({ role, address }) => role === 'lan' && address?.endsWith('.0.1/16'));
  const net = inside?.address?.split('.').slice(0, 2).join('.');
  const wan = lines.map(({ name, access, address, gateway }, at): ConfigRow => {
    if (access === 'static' && address && gateway)
      return row('wan', name, { interface: name, mode: 'static', wan_ip: address, next_hop: gateway });
    if (access !== 'pppoe') return row('wan', name, { interface: name });
    const dials = { dial_account: `0571${3_820_460 + at}`, dial_password: 'dial-2026' };
    return row('wan', name, { interface: name, mode: 'pppoe', mtu: 1492, ...dials });
  });
  const segment = inside && {
    ...{ name: '默认内网', interface: inside.name, address: `${net}.0.1/16` },
    pool: `${net}.2.1-${net}.250.250`,
  };
  return {
    wan,
    lan: segment ? [row('lan', 'lan', segment)] : [],
    routes: [],
    qos: [row('qos', 'q1', { name: '访客限速', source_vlans: '20', limit_down: 1024, limit_up: 512 })],
    ddns: [],
    apps: [],
    quota: [],
  };
}
