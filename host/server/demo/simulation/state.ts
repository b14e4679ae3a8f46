import type { Reading } from '../../fleet/alarms/rules';
import { day, minute } from '../../../../src/domain/time';
import type { Fleet, SimChild, SimGateway } from './fleet';
import { episodeAt } from './episodes';
import { between } from './hash';
import { unit } from '../../kit/hash';
import { restartAt, type Restart, type Restarts } from './restarts';
import { gatewaySilences, rateAt } from './traffic';

/** A line to the internet at a moment. */
interface WanState {
  name: string;
  up: boolean;
  /** Bits per second. */
  downRate: number;
  upRate: number;
  /** Percent of packets. */
  loss: number;
}

/** A gateway at a moment. */
export interface GatewayState {
  gateway: SimGateway;
  silent: boolean;
  /** Since when it has been silent; its last start otherwise. */
  since: number;
  down: number;
  up: number;
  cpu: number;
  memory: number;
  diskUsed: number | null;
  sessions: number;
  startedAt: number;
  wans: WanState[];
}

/** A device behind a gateway at a moment. */
export interface ChildState {
  child: SimChild;
  gateway: SimGateway;
  silent: boolean;
  /** Since when it has been silent; its last start otherwise. */
  since: number;
  cpu: number;
  memory: number;
  startedAt: number;
  busyRadio: boolean;
  loop: number | undefined;
}

/** How a gateway is at a moment, but for its users. */
export function gatewayAt(seed: number, gateway: SimGateway, at: number, restarted?: Restart): GatewayState {
  const { index } = gateway;
  const [silence] = gatewaySilences(seed, gateway, at, at + 1);
  const restart = restartAt(restarted, at);
  const silentSince = silence?.start ?? restart.silentSince;
  const silent = silentSince !== undefined;
  const startedAt = Math.max(startOf(seed, 308, index, at), restart.startedAt);
  const rate = silent ? 0 : rateAt(seed, gateway, at);
  const booked = gateway.wans.reduce((sum, wan) => sum + wan.down, 0) * 1e6;
  const load = Math.min(1, rate / booked);
  const busy = episodeAt(seed, 'cpu_high', index, at);
  const full = episodeAt(seed, 'memory_high', index, at);
  const wave = (salt: number) => unit(seed, salt, index, Math.floor(at / minute));
  return {
    gateway,
    silent,
    since: silentSince ?? startedAt,
    down: rate * (1 - gateway.upShare),
    up: rate * gateway.upShare,
    cpu: round(busy ? 92 + 6 * wave(301) : 9 + 60 * load + 9 * wave(302)),
    memory: round(full ? 91 + 6 * wave(303) : 34 + 22 * unit(seed, 304, index) + 4 * wave(305)),
    diskUsed: gateway.disk === null ? null : round(18 + 60 * unit(seed, 306, index)),
    sessions: Math.round(800 * wave(307) + rate / 6000),
    startedAt,
    wans: wansAt(seed, gateway, at, rate),
  };
}

/** The line of a gateway that fails when one of several does: never the only one. */
export const failingWan = (gateway: SimGateway, u: number): number => Math.floor(u * gateway.wans.length);

function wansAt(seed: number, gateway: SimGateway, at: number, rate: number): WanState[] {
  const { index, wans } = gateway;
  const down = wans.length > 1 ? episodeAt(seed, 'wan_down', index, at) : undefined;
  const broken = down && failingWan(gateway, down.u);
  const lossy = episodeAt(seed, 'line_loss', index, at);
  const weight = (i: number) => (i === broken ? 0 : wans[i]!.down * (i === 0 ? 1.6 : 1));
  const total = wans.reduce((sum, _, i) => sum + weight(i), 0);
  return wans.map((wan, i) => ({
    name: wan.name,
    up: i !== broken,
    downRate: ((rate * weight(i)) / total) * (1 - gateway.upShare),
    upRate: ((rate * weight(i)) / total) * gateway.upShare,
    loss:
      i === broken
        ? 0
        : lossy && i === 0
          ? round(2.4 + 6 * lossy.u)
          : round(0.3 * unit(seed, 309, index, i, Math.floor(at / minute))),
  }));
}

/** How many APs, counted from the first, a gateway loses when it loses several together. */
export const lostAps = (gateway: SimGateway): number => {
  const aps = gateway.children.filter((child) => child.kind === 'ap').length;
  return aps < 8 ? 0 : Math.max(5, Math.floor(aps * 0.4));
};

/** How the devices behind a gateway are at a moment. */
export function childrenAt(seed: number, parent: GatewayState, at: number, restarts: Restarts): ChildState[] {
  const { gateway } = parent;
  const losing = lostAps(gateway) > 0 ? episodeAt(seed, 'ap_lost', gateway.index, at) : undefined;
  const lost = losing ? lostAps(gateway) : 0;
  let ap = 0;
  return gateway.children.map((child) => {
    const inLost = child.kind === 'ap' && ap++ < lost;
    const trouble = ({ ap: 'ap_offline', switch: 'switch_offline', firewall: 'firewall_offline' } as const)[child.kind];
    const salt = { ap: 320, switch: 330, firewall: 340 }[child.kind];
    const wave = unit(seed, salt, child.index, Math.floor(at / minute));
    const own = episodeAt(seed, trouble, child.index, at);
    const restart = restartAt(restarts.get(child.id), at);
    const starts = [
      parent.silent ? parent.since : undefined,
      inLost ? losing?.start : undefined,
      own?.start,
      restart.silentSince,
    ];
    const silentSince = starts.filter((start) => start !== undefined);
    const startedAt = Math.max(startOf(seed, salt + 2, child.index, at), restart.startedAt);
    const loop = child.kind === 'switch' ? episodeAt(seed, 'port_loop', child.index, at) : undefined;
    return {
      child,
      gateway,
      silent: silentSince.length > 0,
      since: silentSince.length > 0 ? Math.min(...silentSince) : startedAt,
      cpu: round(6 + 22 * wave),
      memory: round(38 + 14 * unit(seed, salt + 1, child.index)),
      startedAt,
      busyRadio: child.kind === 'ap' && episodeAt(seed, 'radio_busy', child.index, at) !== undefined,
      loop: loop && loopPort(child, loop.u),
    };
  });
}

/** Port of a switch that a loop is found on. */
export const loopPort = (child: SimChild, u: number): number => 1 + Math.floor(u * child.ports);

/** What the rules look at. `firmwareNew`: what it may be upgraded to, as the store knows it. */
export function gatewayReading(fleet: Fleet, state: GatewayState, firmwareNew: string | null): Reading {
  const { gateway } = state;
  return {
    ...readingBase(fleet, gateway),
    id: gateway.id,
    kind: 'gateway',
    remark: gateway.remark,
    cpu: state.cpu,
    memory: state.memory,
    diskUsed: state.diskUsed,
    wans: state.wans,
    firmwareNew,
  };
}

/** What the rules look at. */
export const childReading = (fleet: Fleet, state: ChildState): Reading => ({
  ...readingBase(fleet, state.gateway),
  id: state.child.id,
  kind: state.child.kind,
  remark: state.child.remark,
  busyRadios: state.busyRadio ? ['5G'] : [],
  loops: state.loop === undefined ? [] : [state.loop],
});

const readingBase = (fleet: Fleet, gateway: SimGateway) => ({
  accountId: fleet.plan.accountId,
  gatewayId: gateway.id,
  gatewayRemark: gateway.remark,
  simulated: true,
});

/** When a machine started last: every few weeks. */
function startOf(seed: number, salt: number, index: number, at: number): number {
  const run = between(18, 64, seed, salt, index) * day;
  const offset = Math.floor(unit(seed, salt, index, 1) * run);
  return Math.floor((at - offset) / run) * run + offset;
}

const round = (value: number): number => Math.round(value * 10) / 10;
