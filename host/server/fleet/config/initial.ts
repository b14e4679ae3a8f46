import {
  apRows,
  configSections,
  gatewayRows,
  newRow,
  offeredSections,
  settingsRow,
  type ConfigDocument,
  type ConfigRow,
} from '../../../../src/domain/config';
import type { Services } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import type { Vault } from '../../kit/vault';
import type { Known } from './device';

declare module '../../kit/context/context' {
  interface Feature {
    /** What is known beyond that of a device that was never configured from here. */
    initialConfig?: (sql: Sql, device: Known, vault: Vault) => Promise<ConfigDocument>;
  }
}

/** What a device was set to before anybody configured it from here: what it tells of itself. */
export async function initialDocument(
  sql: Sql,
  { features, vault }: Pick<Services, 'features' | 'vault'>,
  device: Known,
): Promise<ConfigDocument> {
  const document = await reportedBy(sql, device);
  for (const { initialConfig } of features) Object.assign(document, await initialConfig?.(sql, device, vault));
  return document;
}

async function reportedBy(sql: Sql, device: Known): Promise<ConfigDocument> {
  const rows = device.kind === 'gateway' ? gatewayRows : {};
  // What a device may have beyond that is not empty as long as it has not told it: it is not known.
  const empty = Object.fromEntries(
    offeredSections(device.kind, []).map((section) => {
      const ids = section.single ? [settingsRow] : (rows[section.key] ?? []);
      return [section.key, ids.map((id) => newRow(section, id))];
    }),
  );
  if (device.kind === 'switch') return { ...empty, ...(await switchDocument(sql, device.id)) };
  return device.kind === 'ap' ? { ...empty, ...apDocument(device) } : empty;
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
