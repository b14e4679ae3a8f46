import type { Columns } from '../../kit/sql/bulk';
import type { Fleet, SimChild, SimGateway } from './fleet';
import { hash, unit } from '../../kit/hash';
import type { Person } from './people';

export const portColumns: Columns = {
  device_id: 'text',
  number: 'integer',
  remark: 'text',
  state: 'smallint',
  link: 'text',
  speed: 'integer',
  duplex: 'text',
  poe: 'text',
  poe_watt: 'real',
  vlan: 'integer',
  enabled: 'boolean',
  peer_speed: 'integer',
  uplink: 'boolean',
  kind: 'text',
  mode: 'text',
  neighbour: 'text',
  neighbour_id: 'text',
};

/** Slots for fibre that the last ports of a switch are. */
const slots = (child: SimChild): number => (child.ports >= 24 ? 4 : 0);

const switchesOf = (gateway: SimGateway) => gateway.children.filter((child) => child.kind === 'switch');

/** What is plugged into each port: the uplink last, other switches before it, access points first. */
function plugged(gateway: SimGateway, child: SimChild): Map<number, SimChild | SimGateway> {
  const switches = switchesOf(gateway);
  const place = switches.indexOf(child);
  const core = switches[0]!;
  const ports = new Map<number, SimChild | SimGateway>([[child.ports, child === core ? gateway : core]]);
  const below = child === core ? switches.slice(1) : [];
  below.slice(0, child.ports - 2).forEach((other, i) => ports.set(child.ports - 1 - i, other));
  // Access points hang on the switches in turn.
  const aps = gateway.children.filter((other) => other.kind === 'ap').filter((_, i) => i % switches.length === place);
  aps.slice(0, Math.floor((child.ports - slots(child)) * 0.6)).forEach((ap, i) => {
    if (!ports.has(i + 1)) ports.set(i + 1, ap);
  });
  return ports;
}

/** Ports of a switch as they are written at first. */
export function portRows(fleet: Fleet, gateway: SimGateway, child: SimChild) {
  const { seed } = fleet.plan;
  const other = plugged(gateway, child);
  return Array.from({ length: child.ports }, (_, i) => {
    const number = i + 1;
    const draw = (salt: number) => unit(seed, salt, child.index, number);
    const there = other.get(number);
    const uplink = number === child.ports;
    const fibre = number > child.ports - slots(child);
    const ap = there && 'kind' in there && there.kind === 'ap' ? there : undefined;
    const enabled = there !== undefined || fibre || draw(621) >= 0.04;
    const terminal = hasSocket(seed, child, number) && !there && !fibre && enabled;
    const peer = there ? 1000 : terminal ? (draw(623) < 0.85 ? 1000 : 100) : null;
    return {
      device_id: child.id,
      number,
      remark: uplink ? '上联' : (there?.remark ?? ''),
      state: !enabled ? 4 : peer === null ? 0 : peer >= 1000 ? 1 : 2,
      link: uplink && draw(624) < 0.1 ? 'relay' : peer !== null ? 'linked' : 'unlinked',
      speed: peer,
      duplex: peer === null ? null : 'full',
      poe: fibre || !child.model.endsWith('P') ? 'none' : ap ? 'on' : 'off',
      poe_watt: ap && child.model.endsWith('P') ? Math.round((6 + 7 * draw(625)) * 10) / 10 : null,
      vlan: ap ? 10 : 1,
      enabled,
      peer_speed: peer,
      uplink,
      kind: fibre ? 'sfp' : 'copper',
      mode: there && !ap ? 'trunk' : 'access',
      neighbour: there?.remark ?? null,
      neighbour_id: there?.id ?? null,
    };
  });
}

/** Whether somebody's terminal may be plugged into a port, if nothing else is. */
const hasSocket = (seed: number, child: SimChild, number: number): boolean =>
  unit(seed, 622, child.index, number) < 0.45;

const sockets = new WeakMap<SimGateway, { switch_id: string; switch_port: number }[]>();

/** Where a wired terminal is plugged in; nothing behind a gateway without a switch that has room. */
export function socketOf(
  seed: number,
  { gateway, key }: Person,
): { switch_id: string; switch_port: number } | undefined {
  let all = sockets.get(gateway);
  if (!all) {
    all = switchesOf(gateway).flatMap((child) => {
      const taken = plugged(gateway, child);
      return Array.from({ length: child.ports - slots(child) }, (_, i) => i + 1)
        .filter(
          (number) =>
            !taken.has(number) && hasSocket(seed, child, number) && unit(seed, 621, child.index, number) >= 0.04,
        )
        .map((number) => ({ switch_id: child.id, switch_port: number }));
    });
    sockets.set(gateway, all);
  }
  return all.length > 0 ? all[hash(seed, 626, key) % all.length] : undefined;
}
