import { allocate, between, hex, pick, weighted } from './hash';
import { hash, unit } from '../../kit/hash';
import { makeSites, type Site } from './site';
import { carriers, flagships, lines, spots } from './words';
import type { Plan } from './plan';
import { meanShape } from './rhythm';

/** One line to the internet. */
interface SimWan {
  name: string;
  carrier: string;
  access: 'pppoe' | 'dhcp' | 'static';
  down: number;
  up: number;
  address: string;
  gateway: string;
}

/** A device behind a gateway. */
export interface SimChild {
  id: string;
  kind: 'ap' | 'switch' | 'firewall';
  /** Number within the whole fleet, for everything that is drawn by chance. */
  index: number;
  remark: string;
  model: string;
  firmware: string;
  mac: string;
  serial: string;
  ip: string;
  /** Ports of a switch; 0 for others. */
  ports: number;
  light: boolean;
}

/** A simulated gateway with everything that never changes. */
export interface SimGateway extends Site {
  id: string;
  index: number;
  model: string;
  firmware: string;
  mac: string;
  serial: string;
  ip: string;
  wans: SimWan[];
  disk: number | null;
  /** Bytes of an ordinary week, and the parts that go up and over the air. */
  weeklyBytes: number;
  upShare: number;
  airShare: number;
  /** Days before the fleet was made that it was bound. */
  boundDays: number;
  children: SimChild[];
}

/** A simulated fleet: everything about it follows from its plan. */
export interface Fleet {
  plan: Plan;
  /** All of them: bound ones first, then the spares. */
  gateways: SimGateway[];
}

export const newestFirmware = '3.7.12';
const gigabyte = 1e9;
const upShares = { shop: 0.16, cafe: 0.12, hotel: 0.14, school: 0.18, office: 0.27, warehouse: 0.42 } as const;
const airShares = { shop: 0.72, cafe: 0.9, hotel: 0.82, school: 0.78, office: 0.55, warehouse: 0.4 } as const;

/** Makes the fleet of a plan. */
export function makeFleet(plan: Plan): Fleet {
  const { seed } = plan;
  const sites = makeSites(seed, plan.gateways + plan.spares, plan.flagships);
  const gateways = sites.map((site, index) => makeGateway(seed, site, index));
  shareTraffic(plan, gateways);
  // Few sites are big enough for many APs; every site may have some.
  const bound = gateways.slice(0, plan.gateways);
  addChildren(plan, bound, 'ap', plan.aps, (g) => g.people * (g.type === 'warehouse' ? 2 : 1));
  addChildren(plan, bound, 'switch', plan.switches, (g) => g.people);
  addChildren(plan, bound, 'firewall', plan.firewalls, (g) =>
    g.type === 'office' || g.type === 'hotel' ? g.people : 0,
  );
  return { plan, gateways };
}

function makeGateway(seed: number, site: Site, index: number): SimGateway {
  const model =
    site.people > 8
      ? 'NP-R980'
      : site.people > 1.4
        ? 'NP-R680'
        : pick(['NP-R520', 'NP-R520', 'NP-R320'], seed, 21, index);
  const wanCount = model === 'NP-R980' ? 3 : model === 'NP-R680' ? 2 : 1;
  const diskSizes = [null, 16, 64, 128, 256, 512];
  const disk = diskSizes[weighted([30, 6, 24, 20, 14, 6], unit(seed, 22, index))]!;
  return {
    ...site,
    id: hex(12, seed, 23, index),
    index,
    model,
    firmware: [newestFirmware, '3.7.11', '3.7.09'][weighted([68, 26, 6], unit(seed, 24, index))]!,
    mac: mac(seed, 25, index),
    serial: `NP${hex(10, seed, 26, index).toUpperCase()}`,
    ip: `10.${10 + (index % 200)}.0.1`,
    wans: Array.from({ length: wanCount }, (_, i) => makeWan(seed, index, i, model)),
    disk: disk === null ? null : disk * gigabyte,
    weeklyBytes: 0,
    upShare: upShares[site.type] * (0.8 + 0.4 * unit(seed, 28, index)),
    airShare: airShares[site.type],
    boundDays: between(100, 900, seed, 29, index),
    children: [],
  };
}

function makeWan(seed: number, gateway: number, index: number, model: string): SimWan {
  const size = model === 'NP-R980' ? 3 : model === 'NP-R680' ? 2 : 1;
  const [down, up] = lines[Math.max(0, Math.min(lines.length - 1, size + between(-1, 1, seed, 31, gateway, index)))]!;
  // 198.18.0.0/15 belongs to nobody: it is set aside for tests of networks.
  const host = hash(seed, 32, gateway, index);
  const net = `198.${18 + (host & 1)}.${(host >>> 8) & 255}`;
  return {
    name: `wan${index + 1}`,
    carrier: carriers[(gateway + index) % carriers.length]!,
    access: index === 0 ? 'pppoe' : pick(['dhcp', 'static'] as const, seed, 33, gateway, index),
    down,
    up,
    address: `${net}.${((host >>> 16) % 250) + 3}`,
    gateway: `${net}.1`,
  };
}

/** Shares the plan's bytes out: the flagships take their part, the others by size. */
function shareTraffic(plan: Plan, gateways: SimGateway[]): void {
  const led = plan.flagships ? flagships.length : 0;
  const ledShare = flagships.slice(0, led).reduce((sum, known) => sum + known.share, 0);
  const rest = gateways.slice(led).reduce((sum, g) => sum + g.traffic, 0) || 1;
  gateways.forEach((g, i) => {
    const share = i < led ? flagships[i]!.share : (g.traffic / rest) * (1 - ledShare);
    g.weeklyBytes = plan.weeklyBytes * share;
    widenLine(g);
  });
}

/** The booked line is never narrower than the busiest hour needs. */
function widenLine(g: SimGateway): void {
  const average = (g.weeklyBytes * 8) / (7 * 86_400) / 1e6 / meanShape(g.type);
  const need = average * 4;
  const line = lines.find(([down]) => down > need) ?? lines.at(-1)!;
  const first = g.wans[0]!;
  if (first.down < line[0]) [first.down, first.up] = line;
}

function addChildren(
  plan: Plan,
  gateways: SimGateway[],
  kind: SimChild['kind'],
  total: number,
  weight: (g: SimGateway) => number,
): void {
  let index = 0;
  allocate(total, gateways.map(weight)).forEach((count, i) => {
    const gateway = gateways[i]!;
    for (let n = 0; n < count; n++) gateway.children.push(makeChild(plan.seed, gateway, kind, index++, n, count));
  });
}

function makeChild(
  seed: number,
  g: SimGateway,
  kind: SimChild['kind'],
  index: number,
  n: number,
  of: number,
): SimChild {
  const salt = { ap: 41, switch: 51, firewall: 61 }[kind];
  const net = g.ip.replace(/\.1$/, '');
  const base = { index, mac: mac(seed, salt, index), serial: `NP${hex(10, seed, salt + 1, index).toUpperCase()}` };
  const common = { ...base, id: `${kind}_${base.mac.replaceAll(':', '').toLowerCase()}`, kind, ports: 0, light: false };
  if (kind === 'ap') {
    const places = spots[g.type];
    const round = Math.floor(n / places.length);
    return {
      ...common,
      remark: `${places[n % places.length]}${round > 0 ? ` ${round + 1}` : ''}`,
      model: pick(['NP-A650', 'NP-A650', 'NP-A630', 'NP-A320'], seed, salt + 2, index),
      firmware: pick(['2.4.8', '2.4.8', '2.4.6'], seed, salt + 3, index),
      ip: `${net}.${10 + (n % 90)}`,
    };
  }
  if (kind === 'switch') {
    const [model, ports] = pick(
      [
        ['NP-S5024P', 24],
        ['NP-S5048', 48],
        ['NP-S3008P', 8],
      ] as const,
      seed,
      salt + 2,
      index,
    );
    const remark = of === 1 ? '弱电间交换机' : n === 0 ? '核心交换机' : `${n} 层接入交换机`;
    return { ...common, remark, model, firmware: '1.9.3', ip: `${net}.${100 + (n % 40)}`, ports, light: ports === 8 };
  }
  return { ...common, remark: `${g.remark}防火墙`, model: 'NP-F2000', firmware: '5.2.1', ip: `${net}.2` };
}

/** The key on the label of a simulated gateway: it guards nothing, and a demo needs one that can be told. */
export const labelKey = (fleet: Fleet, gateway: SimGateway): string =>
  `NP-${hex(12, fleet.plan.seed, 71, gateway.index).toUpperCase()}`;

/** A MAC address that no maker owns (locally administered). */
const mac = (...parts: readonly number[]): string => `02${hex(10, ...parts)}`.replace(/..(?=.)/g, '$&:').toUpperCase();
