import { fingerprint } from '../../kit/secrets';
import type { Columns } from '../../kit/sql/bulk';
import { day, iso, minute } from '../../../../src/domain/time';
import { labelKey, newestFirmware, type Fleet, type SimChild, type SimGateway } from './fleet';
import { between } from './hash';
import { groupTree } from './site';
import { cities, ssids } from './words';

/** Id of a group of a simulated account. */
const groupId = (accountId: string, name: string): string =>
  `grp_${accountId.replace('acc_', '')}_${groupTree.findIndex(([other]) => other === name)}`;

export const groupColumns: Columns = {
  id: 'text',
  account_id: 'text',
  kind: 'text',
  parent_id: 'text',
  name: 'text',
  position: 'integer',
};

export const groupRows = ({ plan }: Fleet) =>
  groupTree.map(([name, parent], position) => ({
    id: groupId(plan.accountId, name),
    account_id: plan.accountId,
    kind: 'gateway',
    parent_id: parent ? groupId(plan.accountId, parent) : null,
    name,
    position,
  }));

export const identityColumns: Columns = {
  gwid: 'text',
  key_hash: 'text',
  model: 'text',
  serial: 'text',
  simulated: 'boolean',
  account_id: 'text',
  bound_at: 'timestamptz',
};

export const identityRows = (fleet: Fleet, now: number) =>
  fleet.gateways.map((gateway, i) => ({
    gwid: gateway.id,
    key_hash: fingerprint(labelKey(fleet, gateway)),
    model: gateway.model,
    serial: gateway.serial,
    simulated: true,
    account_id: i < fleet.plan.gateways ? fleet.plan.accountId : null,
    bound_at: i < fleet.plan.gateways ? iso(now - gateway.boundDays * day) : null,
  }));

export const deviceColumns: Columns = {
  id: 'text',
  account_id: 'text',
  kind: 'text',
  gateway_id: 'text',
  remark: 'text',
  status: 'text',
  status_since: 'timestamptz',
  model: 'text',
  firmware: 'text',
  firmware_new: 'text',
  serial: 'text',
  mac: 'text',
  ip: 'text',
  wan_ip: 'text',
  group_id: 'text',
  location: 'text',
  region: 'text',
  city: 'text',
  disk: 'bigint',
  detail: 'jsonb',
  simulated: 'boolean',
  bound_at: 'timestamptz',
};

/** A gateway and everything behind it, as rows of `device`. */
export function deviceRows(fleet: Fleet, gateway: SimGateway, now: number): object[] {
  const { accountId } = fleet.plan;
  const bound = now - gateway.boundDays * day;
  const common = {
    account_id: accountId,
    gateway_id: gateway.id,
    status: 'offline',
    status_since: iso(now),
    simulated: true,
  };
  const own = {
    ...common,
    id: gateway.id,
    kind: 'gateway',
    remark: gateway.remark,
    model: gateway.model,
    ...gatewayFacts(gateway),
    serial: gateway.serial,
    group_id: groupId(accountId, gateway.group),
    ...placeOf(gateway),
    detail: {},
    bound_at: iso(bound),
  };
  const children = gateway.children.map((child, i) => ({
    ...common,
    id: child.id,
    kind: child.kind,
    remark: child.remark,
    model: child.model,
    firmware: child.firmware,
    firmware_new: child.kind === 'ap' && child.firmware !== '2.4.8' ? '2.4.8' : null,
    serial: child.serial,
    mac: child.mac,
    ip: child.ip,
    wan_ip: '',
    group_id: null,
    location: gateway.location,
    region: null,
    city: '',
    disk: null,
    detail: childDetail(fleet.plan.seed, gateway, child),
    bound_at: iso(bound + (i + 1) * minute),
  }));
  return [own, ...children];
}

/** Where its owner says that it stands; of one in twelve nobody said it. */
function placeOf({ index, city }: SimGateway) {
  const known = index % 12 === 7 ? undefined : cities.find(({ name }) => name === city);
  return { region: known?.province ?? null, city: known ? `${city}市` : '' };
}

/** What a gateway tells of itself once it reports. */
export const gatewayFacts = (gateway: SimGateway) => ({
  firmware: gateway.firmware,
  firmware_new: gateway.firmware === newestFirmware ? null : newestFirmware,
  mac: gateway.mac,
  ip: gateway.ip,
  wan_ip: gateway.wans[0]!.address,
  location: gateway.location,
  disk: gateway.disk,
});

function childDetail(seed: number, gateway: SimGateway, child: SimChild): object {
  const { index } = child;
  if (child.kind === 'ap') {
    return {
      ssids: [...ssids[gateway.type]],
      channel_2g: [1, 6, 11][between(0, 2, seed, 601, index)],
      channel_5g: [36, 44, 52, 149, 157, 161][between(0, 5, seed, 602, index)],
      power_2g: between(14, 20, seed, 603, index),
      power_5g: between(18, 23, seed, 604, index),
    };
  }
  if (child.kind === 'switch') {
    const limits = child.light ? { limit_min: 16, limit_max: 12_800 } : {};
    return { ports: child.ports, poe_budget: child.ports === 8 ? 65 : child.ports * 15, light: child.light, ...limits };
  }
  return { policies: between(8, 46, seed, 605, index) };
}

export const interfaceColumns: Columns = {
  device_id: 'text',
  name: 'text',
  position: 'integer',
  role: 'text',
  state: 'text',
  access: 'text',
  carrier: 'text',
  booked_down: 'integer',
  booked_up: 'integer',
  address: 'text',
  gateway: 'text',
  dns: 'text[]',
  mac: 'text',
  speed: 'integer',
  duplex: 'text',
  connected_since: 'timestamptz',
};

/** Interfaces of a gateway: its lines, then LAN sockets of which some are free and one may lack its card. */
export function interfaceRows(fleet: Fleet, gateway: SimGateway, now: number): object[] {
  const { seed } = fleet.plan;
  const big = gateway.model === 'NP-R980';
  const sockets = big ? 6 : 3;
  const used = between(1, sockets - 1, seed, 611, gateway.index);
  const wans = gateway.wans.map((wan, i) => ({
    device_id: gateway.id,
    name: wan.name,
    position: i,
    role: 'wan',
    state: 'connected',
    access: wan.access,
    carrier: wan.carrier,
    booked_down: wan.down,
    booked_up: wan.up,
    address: `${wan.address}/${wan.access === 'pppoe' ? 32 : 24}`,
    gateway: wan.gateway,
    dns: ['198.18.0.53', '198.19.0.53'],
    mac: nextMac(gateway.mac, i + 1),
    speed: wan.down > 1000 ? 2500 : 1000,
    duplex: 'full',
    connected_since: iso(
      now - between(1, 30, seed, 612, gateway.index, i) * day - between(0, 86_000, seed, 613, i) * 1000,
    ),
  }));
  const lans = Array.from({ length: sockets }, (_, i) => {
    const connected = i < used;
    const noCard = big && i === sockets - 1;
    return {
      device_id: gateway.id,
      name: `lan${i + 1}`,
      position: 10 + i,
      role: 'lan',
      state: connected ? 'connected' : noCard ? 'no_card' : 'free',
      access: connected ? 'bridge' : null,
      carrier: null,
      booked_down: null,
      booked_up: null,
      address: connected && i === 0 ? `${gateway.ip}/16` : null,
      gateway: null,
      dns: [],
      mac: noCard ? null : nextMac(gateway.mac, 16 + i),
      speed: connected ? 1000 : null,
      duplex: connected ? 'full' : null,
      connected_since: connected ? iso(now - 40 * day) : null,
    };
  });
  return [...wans, ...lans];
}

const nextMac = (mac: string, step: number): string => {
  const last = (parseInt(mac.slice(-2), 16) + step) % 256;
  return mac.slice(0, -2) + last.toString(16).padStart(2, '0').toUpperCase();
};
