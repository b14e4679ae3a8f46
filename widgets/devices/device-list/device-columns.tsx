import type { ApRow, DeviceRow, FirewallRow, GatewayRow, SwitchRow } from '../../../src/api/contract/device';
import { bytes, duration, number } from '../../../src/format';
import { Meter, loadTone } from '../../../src/ui/meter';
import { columns, type Column } from '../../../src/ui/table';
import { Tag } from '../../../src/ui/tag';
import { perLanguage } from '../../../src/text/words';
import { betweenText } from '../../../src/text/between.text';
import { DeviceName, DeviceState } from './device-cells';
import { High, Ink, Load } from './device-list.styles';
import { deviceListText as text } from './device-list.text';
import { longestRemark } from '../../../src/domain/device';

/** A row of any kind: the common fields, and those of its kind where there are any. */
export type AnyRow = DeviceRow & Partial<Omit<GatewayRow & ApRow & SwitchRow & FirewallRow, keyof DeviceRow>>;

/** What the list is of. */
export type ListKind = 'gateway' | 'ap' | 'switch' | 'firewall' | 'all';

const mbps = (bits: number) => number(bits / 1024 / 1024, 1, 1);
const share = (value: number | null | undefined) => (value == null ? undefined : Math.round(value));

const load = (key: 'cpu' | 'memory', title: string, more: Partial<Column<AnyRow>>): Column<AnyRow> => ({
  key,
  title,
  width: 112,
  sortable: true,
  text: (row) => share(row[key]),
  render: (row) => {
    const value = row[key];
    if (value == null) return '—';
    return (
      <Load>
        <Meter value={value} tone={loadTone(value)} />
        {value >= 90 ? <High>{text.load(value)}</High> : text.load(value)}
      </Load>
    );
  },
  ...more,
});

const remark = perLanguage<Column<AnyRow>>(() => ({
  key: 'remark',
  title: text.remark,
  width: 156,
  grow: 2,
  fixed: true,
  sortable: true,
  render: (row) => <DeviceName row={row} />,
  // The rules and their sentences are for who edits.
  edit: {
    value: (row) => row.remark,
    maxLength: longestRemark,
    check: async (value) => (await import('../shared/bind/remark')).remarkRule()(value.trim()),
  },
}));
/** Names of devices below a gateway are those of their places, which are longer. */
const named = perLanguage<Column<AnyRow>>(() => ({ ...remark(), width: 192 }));
const status = perLanguage<Column<AnyRow>>(() => ({
  key: 'status',
  title: text.status,
  width: 108,
  grow: 1,
  text: (row) => (row.status === 'online' ? text.online : row.last_seen === null ? text.never : text.offline),
  render: (row) => <DeviceState row={row} />,
}));
const model = perLanguage<Column<AnyRow>>(() => ({
  key: 'model',
  title: text.model,
  width: 88,
  grow: 1,
  priority: 3,
  sortable: true,
}));
const firmware = perLanguage<Column<AnyRow>>(() => ({
  key: 'firmware',
  title: text.firmware,
  width: 120,
  grow: 1,
  sortable: true,
  render: (row) =>
    row.firmware_new ? (
      <span title={text.upgradeTo(row.firmware_new)}>
        {row.firmware} <Tag tone="info">{text.upgradable}</Tag>
      </span>
    ) : (
      row.firmware
    ),
}));
const clients = perLanguage<Column<AnyRow>>(() => ({
  key: 'clients',
  title: text.clients,
  width: 92,
  align: 'right',
  sortable: true,
  text: (row) => (row.status === 'online' ? row.clients : undefined),
}));
const rates = perLanguage<Column<AnyRow>>(() => ({
  key: 'down',
  title: text.rates,
  unit: 'Mbps',
  width: 136,
  align: 'right',
  sortable: true,
  text: (row) => (row.status === 'online' ? `${mbps(row.down)} / ${mbps(row.up)}` : undefined),
  parts: (['down', 'up'] as const).map((key) => ({
    key,
    title: text[key],
    unit: 'Mbps',
    exported: (row) => (row.status === 'online' ? Math.round((row[key] / 1024 / 1024) * 10) / 10 : undefined),
  })),
  render: (row) =>
    row.status === 'online' ? (
      <>
        <Ink>{mbps(row.down)}</Ink> / {mbps(row.up)}
      </>
    ) : (
      '—'
    ),
}));
const group = perLanguage<Column<AnyRow>>(() => ({
  key: 'group_name',
  title: text.group,
  width: 96,
  grow: 1,
  priority: 2,
}));
const gateway = perLanguage<Column<AnyRow>>(() => ({
  key: 'gateway_remark',
  title: text.gateway,
  width: 152,
  grow: 1,
}));
const ip = perLanguage<Column<AnyRow>>(() => ({ key: 'ip', title: text.ip, width: 128, grow: 1, mono: true }));
const mac = perLanguage<Column<AnyRow>>(() => ({ key: 'mac', title: text.mac, width: 148, mono: true, priority: 2 }));
const extra = perLanguage<Column<AnyRow>[]>(() => [
  { key: 'gwid', title: text.gwid, width: 128, mono: true, off: true },
  { key: 'alarm_text', title: text.alarms, width: 160, off: true, text: (row) => row.alarm_text ?? undefined },
  {
    key: 'tags',
    title: text.tags,
    width: 160,
    off: true,
    text: (row) => row.tags?.join(betweenText.names),
    render: (row) => (row.tags?.length ? row.tags.map((tag) => <Tag key={tag}>{tag}</Tag>) : '—'),
  },
  { key: 'serial', title: text.serial, width: 136, mono: true, off: true },
  {
    key: 'bound_at',
    title: text.boundAt,
    width: 152,
    off: true,
    sortable: true,
    at: (row) => row.bound_at,
  },
  { key: 'uptime', title: text.uptime, width: 128, off: true, sortable: true, text: (row) => duration(row.uptime, 2) },
]);
const lastSeen = perLanguage<Column<AnyRow>>(() => ({
  key: 'last_seen',
  title: text.lastSeen,
  width: 152,
  off: true,
  sortable: true,
  at: (row) => row.last_seen,
}));
const channel = (value: number | null | undefined) => value ?? '—';

/** Columns by what the list is of. */
export const columnsOf = perLanguage<Record<ListKind, readonly Column<AnyRow>[]>>(() => ({
  gateway: columns<AnyRow>([
    remark(),
    status(),
    model(),
    firmware(),
    { key: 'wan_ip', title: text.wanIp, width: 124, grow: 1, mono: true },
    clients(),
    rates(),
    load('cpu', text.cpu, {}),
    group(),
    { ...ip(), title: text.lanIp, off: true },
    { ...mac(), off: true },
    {
      key: 'aps',
      title: text.aps,
      width: 128,
      align: 'right',
      off: true,
      text: (row) => `${row.ap_online} / ${row.ap_total}`,
      parts: [
        { key: 'ap_online', title: text.apsOnline },
        { key: 'ap_total', title: text.apsAll },
      ],
    },
    { key: 'disk', title: text.disk, width: 96, align: 'right', off: true, text: (row) => row.disk && bytes(row.disk) },
    ...extra(),
    lastSeen(),
  ]),
  ap: columns<AnyRow>([
    named(),
    status(),
    gateway(),
    model(),
    { ...firmware(), priority: 3 },
    { ...ip(), priority: 2 },
    { key: 'ssids', title: text.ssids, width: 216, grow: 1, text: (row) => row.ssids?.join(betweenText.names) },
    {
      key: 'channels',
      title: text.channels,
      width: 128,
      align: 'right',
      priority: 2,
      text: (row) => `${channel(row.channel_2g)} / ${channel(row.channel_5g)}`,
      parts: [
        { key: 'channel_2g', title: text.channel('2.4G') },
        { key: 'channel_5g', title: text.channel('5G') },
      ],
    },
    clients(),
    rates(),
    { ...mac(), off: true },
    ...extra(),
    lastSeen(),
  ]),
  switch: columns<AnyRow>([
    named(),
    status(),
    gateway(),
    model(),
    { ...firmware(), priority: 3 },
    { ...ip(), priority: 2 },
    {
      key: 'ports',
      title: text.ports,
      width: 88,
      align: 'right',
      text: (row) => `${row.ports_up ?? 0} / ${row.ports ?? 0}`,
      parts: [
        { key: 'ports_up', title: text.portsUp },
        { key: 'ports', title: text.portsAll },
      ],
    },
    {
      key: 'poe_watt',
      title: text.poe,
      unit: 'W',
      width: 104,
      align: 'right',
      priority: 2,
      text: (row) => (row.poe_budget == null ? undefined : `${number(row.poe_watt, 1)} / ${row.poe_budget}`),
      parts: [
        { key: 'poe_watt', title: text.poe, unit: 'W' },
        { key: 'poe_budget', title: text.poeBudget, unit: 'W' },
      ],
    },
    rates(),
    { ...mac(), off: true },
    ...extra(),
    lastSeen(),
  ]),
  firewall: columns<AnyRow>([
    { ...named(), width: 224 },
    status(),
    model(),
    { ...firmware(), priority: 3 },
    { ...ip(), priority: 2 },
    { key: 'policies', title: text.policies, width: 80, align: 'right' },
    { key: 'blocked_today', title: text.blocked, width: 104, align: 'right' },
    rates(),
    load('cpu', text.cpu, {}),
    load('memory', text.memory, { priority: 2 }),
    group(),
    ...extra(),
  ]),
  all: columns<AnyRow>([
    named(),
    { key: 'kind', title: text.kind, width: 80, text: (row) => text.kinds[row.kind] },
    status(),
    gateway(),
    model(),
    { ...firmware(), priority: 3 },
    { ...ip(), priority: 2 },
    mac(),
    clients(),
    rates(),
    group(),
    ...extra(),
    lastSeen(),
  ]),
}));
