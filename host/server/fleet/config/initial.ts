import {
  apRows,
  configSections,
  gatewayRows,
  newRow,
  settingsRow,
  type ConfigDocument,
  type ConfigRow,
} from '../../../../src/domain/config';
import type { Sql } from '../../kit/store/db';
import type { Known } from './known';
import { simulatedGateway } from './initial-gateway';

/**
 * What a device was set to before anybody configured it from here: what it tells of itself; for a simulated gateway what
 * the one who set it up may have written.
 */
export async function initialDocument(sql: Sql, device: Known): Promise<ConfigDocument> {
  const rows = device.kind === 'gateway' ? gatewayRows : {};
  const empty = Object.fromEntries(
    configSections[device.kind].map((section) => {
      const ids = section.single ? [settingsRow] : (rows[section.key] ?? []);
      return [section.key, ids.map((id) => newRow(section, id))];
    }),
  );
  if (device.kind === 'gateway')
    return device.simulated ? { ...empty, ...(await simulatedGateway(sql, device.id)) } : empty;
  if (device.kind === 'switch') return { ...empty, ...(await switchDocument(sql, device.id)) };
  if (device.kind === 'ap') return { ...empty, ...apDocument(device) };
  return device.simulated ? { ...empty, policies: simulatedPolicies(device) } : empty;
}

async function switchDocument(sql: Sql, id: string): Promise<ConfigDocument> {
  const ports = await sql.query<{
    number: number;
    remark: string;
    state: number;
    poe: string;
    vlan: number;
    limit_in: number;
    limit_out: number;
    mode: string;
  }>(
    'SELECT number, remark, state, poe, vlan, limit_in, limit_out, mode FROM switch_port WHERE device_id = $1 ORDER BY number',
    [id],
  );
  const section = configSections.switch[0]!;
  const vlans = [...new Set(ports.map(({ vlan }) => vlan))].filter((vlan) => vlan !== 1).sort((a, b) => a - b);
  return {
    ports: ports.map((port) => ({
      ...newRow(section, String(port.number)),
      remark: port.remark,
      enabled: port.state !== 4,
      vlan: String(port.vlan),
      limit_in: port.limit_in,
      limit_out: port.limit_out,
      mode: port.mode,
      poe: port.poe !== 'none' && port.poe !== 'off',
    })),
    vlan: vlans.map((vlan) => ({
      ...newRow(configSections.switch[1]!, `v${vlan}`),
      vlan: String(vlan),
      name: `VLAN ${vlan}`,
    })),
  };
}

function apDocument({ detail }: Known): ConfigDocument {
  const [, radio, ssids] = configSections.ap;
  const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);
  const names = Array.isArray(detail.ssids) ? detail.ssids.map(String) : [];
  return {
    radio: apRows.radio.map((band): ConfigRow => {
      const channel = numberOf(detail[`channel_${band}`]);
      const row = newRow(radio!, band);
      return {
        ...row,
        channel: channel ? String(channel) : 'auto',
        power: numberOf(detail[`power_${band}`]) ?? row.power!,
      };
    }),
    ssids: names.map((name, i): ConfigRow => ({ ...newRow(ssids!, `s${i + 1}`), name, security: 'open' })),
  };
}

/** As many policies as the list says the firewall has. */
function simulatedPolicies({ detail }: Known): ConfigRow[] {
  const [policies] = configSections.firewall;
  const count = typeof detail.policies === 'number' ? detail.policies : 0;
  const kinds: Record<string, string | boolean>[] = [
    { name: '内网访问外网', from: 'trust', to: 'untrust', action: 'permit' },
    { name: '外网访问 DMZ', from: 'untrust', to: 'dmz', protocol: 'tcp', ports: '80,443', action: 'permit', log: true },
    {
      name: '阻断高危端口',
      from: 'any',
      to: 'any',
      protocol: 'tcp',
      ports: '135-139,445,3389',
      action: 'deny',
      log: true,
    },
    { name: '访客隔离', from: 'trust', to: 'trust', source_ips: '192.168.20.0/24', action: 'deny' },
  ];
  return Array.from({ length: count }, (_, i): ConfigRow => {
    const kind = kinds[i % kinds.length]!;
    const name = i < kinds.length ? kind.name! : `${String(kind.name)} ${Math.floor(i / kinds.length) + 1}`;
    return { ...newRow(policies!, `p${i + 1}`), ...kind, name };
  });
}
