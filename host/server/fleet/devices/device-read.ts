import type { ApRow, DeviceRow, FirewallRow, GatewayRow, SwitchRow } from '../../../../src/api/contract/device';
import type { DeviceKind, DeviceState } from '../../../../src/domain/device';
import type { Sql } from '../../kit/store/db';
import { levelOf } from '../alarms/alarm-words';

/** A device as the store gives it: identity, present state, and what stands behind it. */
export interface StoredDevice {
  id: string;
  kind: DeviceKind;
  gateway_id: string;
  remark: string;
  gateway_remark: string | null;
  status: DeviceState;
  status_since: string;
  alarm_rank: number;
  alarm_text: string | null;
  alarm_count: number;
  model: string;
  firmware: string;
  firmware_new: string | null;
  serial: string;
  mac: string;
  ip: string;
  wan_ip: string;
  group_id: string | null;
  group_name: string | null;
  tags: string[];
  location: string;
  disk: number | null;
  detail: Record<string, unknown>;
  simulated: boolean;
  bound_at: string;
  last_seen: string | null;
  started_at: string | null;
  clients: number | null;
  clients_2g: number | null;
  clients_5g: number | null;
  down: number | null;
  up: number | null;
  cpu: number | null;
  memory: number | null;
  disk_used: number | null;
  sessions: number | null;
  session_limit: number | null;
  ports_up: number | null;
  poe_watt: number | null;
  blocked_today: number | null;
  busy_2g: number | null;
  busy_5g: number | null;
  noise_2g: number | null;
  noise_5g: number | null;
  blinking_until: string | null;
}

/** Reads devices of an account by id, in the order of the ids; those that are not there are left out. */
export async function readDevices(sql: Sql, accountId: string, ids: readonly string[]): Promise<StoredDevice[]> {
  if (ids.length === 0) return [];
  const rows = await sql.query<StoredDevice>(
    `SELECT d.id, d.kind, d.gateway_id, d.remark, p.remark AS gateway_remark, d.status, d.status_since, d.alarm_rank,
       d.alarm_text, d.alarm_count, d.model, d.firmware, d.firmware_new, d.serial, d.mac, d.ip, d.wan_ip, d.group_id,
       g.name AS group_name, d.tags, d.location, d.disk, d.detail, d.simulated, d.bound_at, l.last_seen, l.started_at, l.clients,
       l.clients_2g, l.clients_5g, l.down, l.up, l.cpu, l.memory, l.disk_used, l.sessions, l.session_limit, l.ports_up,
       l.poe_watt, l.blocked_today, l.busy_2g, l.busy_5g, l.noise_2g, l.noise_5g, l.blinking_until
     FROM device d
     LEFT JOIN device_live l ON l.device_id = d.id
     LEFT JOIN device_group g ON g.id = d.group_id
     LEFT JOIN device p ON p.id = d.gateway_id AND p.account_id = d.account_id
     WHERE d.account_id = $1 AND d.id = ANY($2::text[])`,
    [accountId, ids],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** What every device list shows. */
export function toDeviceRow(row: StoredDevice, now: number): DeviceRow {
  const online = row.status === 'online';
  return {
    id: row.id,
    kind: row.kind,
    gwid: row.gateway_id,
    remark: row.remark,
    gateway_remark: row.gateway_remark ?? row.remark,
    status: row.status,
    offline_since: online ? null : row.status_since,
    alarm_level: levelOf(row.alarm_rank),
    alarm_text: row.alarm_text,
    alarm_count: row.alarm_count,
    model: row.model,
    firmware: row.firmware,
    firmware_new: row.firmware_new,
    serial: row.serial,
    mac: row.mac,
    ip: row.ip,
    clients: row.clients ?? 0,
    down: Math.round(row.down ?? 0),
    up: Math.round(row.up ?? 0),
    cpu: row.cpu,
    memory: row.memory,
    uptime: online && row.started_at ? Math.max(0, Math.floor((now - Date.parse(row.started_at)) / 1000)) : null,
    last_seen: row.last_seen,
    bound_at: row.bound_at,
    group_id: row.group_id,
    group_name: row.group_name,
    tags: row.tags,
    simulated: row.simulated,
  };
}

/** How many APs and switches stand behind each gateway, and how many of them are online. */
export async function readBehind(
  sql: Sql,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, { total: number; online: number }>> {
  if (ids.length === 0) return new Map();
  const rows = await sql.query<{ gateway_id: string; kind: string; total: number; online: number }>(
    `SELECT gateway_id, kind, count(*) AS total, count(*) FILTER (WHERE status = 'online') AS online
     FROM device WHERE account_id = $1 AND gateway_id = ANY($2::text[]) AND kind IN ('ap', 'switch')
     GROUP BY gateway_id, kind`,
    [accountId, ids],
  );
  return new Map(rows.map(({ gateway_id, kind, total, online }) => [`${gateway_id} ${kind}`, { total, online }]));
}

/** One row of the gateway list. */
export function toGatewayRow(
  row: StoredDevice,
  now: number,
  behind: ReadonlyMap<string, { total: number; online: number }>,
): GatewayRow {
  const aps = behind.get(`${row.id} ap`);
  const switches = behind.get(`${row.id} switch`);
  return {
    ...toDeviceRow(row, now),
    wan_ip: row.wan_ip,
    ap_total: aps?.total ?? 0,
    ap_online: aps?.online ?? 0,
    switch_total: switches?.total ?? 0,
    switch_online: switches?.online ?? 0,
    disk: row.disk,
    disk_used: row.disk_used,
  };
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** One row of the AP list. */
export const toApRow = (row: StoredDevice, now: number): ApRow => ({
  ...toDeviceRow(row, now),
  ssids: Array.isArray(row.detail.ssids) ? row.detail.ssids.map(String) : [],
  channel_2g: numberOf(row.detail.channel_2g),
  channel_5g: numberOf(row.detail.channel_5g),
  power_2g: numberOf(row.detail.power_2g),
  power_5g: numberOf(row.detail.power_5g),
  clients_2g: row.clients_2g ?? 0,
  clients_5g: row.clients_5g ?? 0,
  busy_2g: row.busy_2g,
  busy_5g: row.busy_5g,
  noise_2g: row.noise_2g,
  noise_5g: row.noise_5g,
});

/** One row of the switch list. */
export const toSwitchRow = (row: StoredDevice, now: number): SwitchRow => ({
  ...toDeviceRow(row, now),
  ports: numberOf(row.detail.ports) ?? 0,
  ports_up: row.ports_up ?? 0,
  poe_watt: row.poe_watt,
  poe_budget: numberOf(row.detail.poe_budget),
  light: row.detail.light === true,
});

/** One row of the firewall list. */
export const toFirewallRow = (row: StoredDevice, now: number): FirewallRow => ({
  ...toDeviceRow(row, now),
  policies: numberOf(row.detail.policies) ?? 0,
  sessions: row.sessions,
  blocked_today: row.blocked_today ?? 0,
});
