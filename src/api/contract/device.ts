import * as v from 'valibot';
import { alarmLevels } from '../../domain/alarm';
import { deviceKinds, deviceStates, interfaceStates, linkStates } from '../../domain/device';
import { siteHealths } from '../../domain/site';
import { endpoint } from '../endpoint';
import { counted, listOf, missing, most, order, paging, search, time, word } from './paging';

const known = v.nullable(v.number());

/** Milliseconds since 1970, of this century. */
const moment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4e12));

/** What every device has, whatever its kind. */
const common = {
  id: word,
  kind: v.picklist(deviceKinds),
  /** The gateway it stands behind; a gateway's own id. */
  gwid: word,
  /** Name given by people; never empty. */
  remark: v.string(),
  /** Name of the gateway it stands behind. */
  gateway_remark: v.string(),
  status: v.picklist(deviceStates),
  /** ISO time; null while online. */
  offline_since: v.nullable(time),
  /** Worst open alarm, and what to call it in a list; null when there is none. */
  alarm_level: v.nullable(v.picklist(alarmLevels)),
  alarm_text: v.nullable(v.string()),
  alarm_count: v.number(),
  model: v.string(),
  firmware: v.string(),
  /** Newer firmware, when there is one. */
  firmware_new: v.nullable(v.string()),
  serial: v.string(),
  mac: v.string(),
  /** Address inside the network. */
  ip: v.string(),
  /** Terminals online behind it. */
  clients: v.number(),
  /** Bits per second now. */
  down: v.number(),
  up: v.number(),
  /** Percent; null where the device does not tell. */
  cpu: known,
  memory: known,
  /** Seconds since its last start; null while offline. */
  uptime: known,
  last_seen: v.nullable(time),
  bound_at: time,
  group_id: v.nullable(word),
  group_name: v.nullable(v.string()),
  /** Words that people put on it. */
  tags: v.optional(v.array(v.string())),
  /** True: made by the simulator, not a real device. */
  simulated: v.boolean(),
};

const gatewayRow = v.object({
  ...common,
  /** Address on the internet side. */
  wan_ip: v.string(),
  ap_total: v.number(),
  ap_online: v.number(),
  switch_total: v.number(),
  switch_online: v.number(),
  /** Bytes; null without a disk. */
  disk: known,
  /** Percent of the disk in use. */
  disk_used: known,
});
/** What is known of an access point. */
export const apRow = v.object({
  ...common,
  ssids: v.array(v.string()),
  /** Channel and transmit power (dBm) of each radio; null: off. */
  channel_2g: known,
  channel_5g: known,
  power_2g: known,
  power_5g: known,
  clients_2g: v.number(),
  clients_5g: v.number(),
  /** Percent of the air that is taken, and the noise in dBm; null where the AP does not tell. */
  busy_2g: known,
  busy_5g: known,
  noise_2g: known,
  noise_5g: known,
});
const switchRow = v.object({
  ...common,
  ports: v.number(),
  ports_up: v.number(),
  poe_watt: known,
  poe_budget: known,
  /** Managed lightly: fewer settings, its own bounds. */
  light: v.boolean(),
});
/** What is known of a firewall. */
export const firewallRow = v.object({ ...common, policies: v.number(), sessions: known, blocked_today: v.number() });
const deviceRow = v.object(common);

/** One row of the gateway list. */
export type GatewayRow = v.InferOutput<typeof gatewayRow>;
/** One row of the AP list. */
export type ApRow = v.InferOutput<typeof apRow>;
/** One row of the switch list. */
export type SwitchRow = v.InferOutput<typeof switchRow>;
/** One row of the firewall list. */
export type FirewallRow = v.InferOutput<typeof firewallRow>;
/** One row of the inventory over every kind. */
export type DeviceRow = v.InferOutput<typeof deviceRow>;

const gatewayInterface = v.object({
  /** `wan1`, `lan2`, `eth0`... */
  name: v.string(),
  role: v.picklist(['wan', 'lan']),
  state: v.picklist(interfaceStates),
  access: v.nullable(v.picklist(['pppoe', 'dhcp', 'static', 'cellular', 'bridge'])),
  /** Name of the carrier and what is booked, Mbps. */
  carrier: v.nullable(v.string()),
  booked_down: known,
  booked_up: known,
  /** With prefix, for example `10.0.0.1/24`. */
  address: v.nullable(v.string()),
  gateway: v.nullable(v.string()),
  dns: v.array(v.string()),
  mac: v.nullable(v.string()),
  /** Negotiated, Mbps. */
  speed: known,
  duplex: v.nullable(v.picklist(['full', 'half'])),
  down: v.number(),
  up: v.number(),
  /** Percent of packets. */
  loss: known,
  /** Cellular signal code 0 to 31, 99 unknown. */
  signal: known,
  connected_since: v.nullable(time),
});
/** One interface of a gateway. */
export type GatewayInterface = v.InferOutput<typeof gatewayInterface>;

const switchPort = v.object({
  number: v.number(),
  remark: v.string(),
  /** 0 to 4 (specification, section 4). */
  state: v.picklist([0, 1, 2, 3, 4]),
  link: v.picklist(linkStates),
  speed: known,
  duplex: v.nullable(v.picklist(['full', 'half'])),
  poe: v.picklist(['none', 'off', 'on', 'fault']),
  poe_watt: known,
  vlan: v.number(),
  /** Limits as the device takes them; 0 unlimited. */
  limit_in: v.number(),
  limit_out: v.number(),
  down: v.number(),
  up: v.number(),
  /** Slot for fibre or socket for copper. */
  kind: v.picklist(['copper', 'sfp']),
  mode: v.picklist(['access', 'trunk']),
  /** It leads towards the gateway. */
  uplink: v.boolean(),
  /** Mbps that the other end offers; null: nothing is plugged in. */
  peer_speed: known,
  /** What is on the other end, when known, and how it is when it is a device of the account. */
  neighbour: v.nullable(v.string()),
  neighbour_id: v.nullable(word),
  neighbour_kind: v.nullable(v.picklist(deviceKinds)),
  neighbour_status: v.nullable(v.picklist(deviceStates)),
  /** The gateway it stands behind, and whether it is managed lightly: both are in the address of a switch's page. */
  neighbour_gwid: v.nullable(word),
  neighbour_light: v.boolean(),
});
/** One port of a switch. */
export type SwitchPort = v.InferOutput<typeof switchPort>;

const filters = {
  ...paging,
  q: search,
  most,
  status: v.optional(v.picklist(deviceStates)),
  /** `open`: only devices with an open alarm; a level: with one at least that bad. */
  alarm: v.optional(v.picklist(['open', ...alarmLevels])),
  /** Only gateways that the verdict counts so. */
  health: v.optional(v.picklist(siteHealths)),
  /** A group with those below it; `none`: only devices of no group. */
  group: v.optional(word),
  model: v.optional(word),
  firmware: v.optional(word),
  tag: v.optional(word),
  /** Only devices behind this gateway. */
  gwid: v.optional(word),
  sort: v.optional(
    v.picklist([
      'bound_at',
      'remark',
      'status',
      'model',
      'firmware',
      'clients',
      'down',
      'up',
      'cpu',
      'memory',
      'uptime',
      'last_seen',
    ]),
  ),
  order,
};
/** Any list of devices, as a job over "everything that matches" is told it. */
export const deviceQuery = v.object({ ...filters, kind: v.optional(v.picklist(deviceKinds)) });
/** How many devices match everything but `status` and `alarm`, by how they stand. */
const counts = v.object({ all: v.number(), online: v.number(), offline: v.number(), alarm: v.number() });
const devicesOf = <R extends v.GenericSchema>(row: R) => v.object({ ...listOf(row).entries, counts, counted });

export const gateways = endpoint({
  method: 'GET',
  path: '/api/v3/device/gateways',
  summary: 'Gateways of the account, last bound first unless sorted.',
  input: v.object(filters),
  data: devicesOf(gatewayRow),
  scope: 'device:read',
  origin: 'ours',
});

export const aps = endpoint({
  method: 'GET',
  path: '/api/v3/device/aps',
  summary: 'Wireless access points.',
  input: v.object(filters),
  data: devicesOf(apRow),
  scope: 'device:read',
  origin: 'ours',
});

export const switches = endpoint({
  method: 'GET',
  path: '/api/v3/device/switches',
  summary: 'Switches.',
  input: v.object(filters),
  data: devicesOf(switchRow),
  scope: 'device:read',
  origin: 'ours',
});

export const firewalls = endpoint({
  method: 'GET',
  path: '/api/v3/device/firewalls',
  summary: 'Firewalls.',
  input: v.object(filters),
  data: devicesOf(firewallRow),
  scope: 'device:read',
  origin: 'ours',
});

export const devices = endpoint({
  method: 'GET',
  path: '/api/v3/device/all',
  summary: 'Inventory over every kind of device.',
  input: v.object({ ...filters, kind: v.optional(v.picklist(deviceKinds)) }),
  data: devicesOf(deviceRow),
  scope: 'device:read',
  origin: 'ours',
});

export const filterOptions = endpoint({
  method: 'GET',
  path: '/api/v3/device/filter_options',
  summary: 'Values that the filters of a device list offer.',
  input: v.object({ kind: v.optional(v.picklist(deviceKinds)) }),
  data: v.object({
    groups: v.array(v.object({ id: word, name: v.string(), count: v.number() })),
    models: v.array(v.object({ name: v.string(), count: v.number() })),
    firmwares: v.array(v.object({ name: v.string(), count: v.number() })),
    /** The ones on most devices, at most 200. */
    tags: v.array(v.object({ name: v.string(), count: v.number() })),
  }),
  scope: 'device:read',
  origin: 'ours',
});

export const gateway = endpoint({
  method: 'GET',
  path: '/api/v3/device/gateway/{gwid}',
  summary: 'One gateway with its interfaces.',
  input: v.object({ gwid: word }),
  data: v.object({
    ...gatewayRow.entries,
    /** Where it stands. */
    location: v.string(),
    sessions: known,
    session_limit: known,
    /** Bytes of the last 24 hours, both directions. */
    bytes_24h: v.number(),
    interfaces: v.array(gatewayInterface),
  }),
  scope: 'device:read',
  origin: 'ours',
});

export const interfaces = endpoint({
  method: 'GET',
  path: '/api/v3/device/interfaces/{gwid}',
  summary: 'Interfaces of a gateway, WAN first.',
  input: v.object({ gwid: word }),
  data: v.array(gatewayInterface),
  scope: 'device:read',
  origin: 'ours',
});

export const switchDetail = endpoint({
  method: 'GET',
  path: '/api/v3/device/switch/{id}',
  summary: 'One switch with its ports; `id` is its id, or its address together with `gwid`.',
  input: v.object({ id: word, gwid: v.optional(word) }),
  data: v.object({
    ...switchRow.entries,
    /** Bounds of a port's speed limit, kilobytes a second; 0 is always allowed and means none. */
    limit_min: v.number(),
    limit_max: v.number(),
    port_list: v.array(switchPort),
  }),
  scope: 'device:read',
  origin: 'ours',
});

export const throughput = endpoint({
  method: 'GET',
  path: '/api/v3/device/throughput',
  summary:
    'Throughput of a device: the last hour as reported, or averages of hours or days; `from` and `to` instead of `range` for any stretch.',
  input: v.object({
    id: word,
    range: v.optional(v.picklist(['live', '24h', '7d', '30d']), '24h'),
    /** Milliseconds since 1970; as reported up to three hours long and three days ago, else averages. */
    from: v.optional(moment),
    to: v.optional(moment),
  }),
  data: v.object({
    /** Seconds between points. */
    step: v.number(),
    points: v.array(
      v.object({ at: time, down: v.number(), up: v.number(), cpu: known, memory: known, clients: known }),
    ),
    /** Highest rates of the range and when; null without points. */
    peak_down: v.nullable(v.object({ at: time, value: v.number() })),
    peak_up: v.nullable(v.object({ at: time, value: v.number() })),
    missing,
  }),
  scope: 'device:read',
  origin: 'ours',
});

export const groups = endpoint({
  method: 'GET',
  path: '/api/v3/device/groups',
  summary: 'Groups as a flat list in tree order; a root has no parent.',
  input: v.object({ kind: v.optional(v.picklist(['gateway', 'firewall']), 'gateway') }),
  data: v.array(
    v.object({ id: word, parent_id: v.nullable(word), name: v.string(), count: v.number(), online: v.number() }),
  ),
  scope: 'device:read',
  origin: 'ours',
});

export const rename = endpoint({
  method: 'POST',
  path: '/api/v3/device/rename',
  summary: 'Names a device; a real gateway is told too.',
  input: v.object({ id: word, remark: v.pipe(v.string(), v.trim()) }),
  scope: 'device:write',
  origin: 'ours',
});

export const bind = endpoint({
  method: 'POST',
  path: '/api/v3/device/bind',
  summary: 'Takes a gateway into the account by the identity and key on its label.',
  input: v.object({
    gwid: v.pipe(v.string(), v.trim(), v.toLowerCase()),
    key: v.pipe(v.string(), v.trim()),
    remark: v.optional(v.pipe(v.string(), v.trim())),
    group: v.optional(word),
  }),
  data: v.object({ gwid: word }),
  scope: 'device:write',
  origin: 'ours',
});

export const unbind = endpoint({
  method: 'POST',
  path: '/api/v3/device/unbind',
  summary:
    'Gives gateways back, with everything behind them; statistics of the account stay, and for 30 days they can be taken back as they were.',
  input: v.object({ gwids: v.pipe(v.array(word), v.minLength(1), v.maxLength(1000)) }),
  data: v.object({ removed: v.number() }),
  scope: 'device:manage',
  origin: 'ours',
});
