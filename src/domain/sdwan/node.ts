import { ipv4Number } from '../../rules';
import type { Span } from '../../rules';
import { added, onSide, withBandwidth } from './edit';
import type { Drawing } from './drawing';

/** What one prepared node may hold. */
export const nodeLimits = { name: 30, subnets: 20, note: 100, mbps: 10_000 } as const;

/** What a gateway was prepared with before it joins a network. */
export interface PreparedNode {
  name: string;
  /** 1: this side of the border; 2: the other. */
  position: 1 | 2;
  /** Mbps. */
  bandwidth: number;
}

/** Addresses of a subnet; undefined for what is none. */
export function subnetSpan(subnet: string): Span | undefined {
  const [address = '', prefix = ''] = subnet.split('/');
  const number = ipv4Number(address);
  if (number === undefined || !/^\d{1,2}$/.test(prefix) || Number(prefix) > 32) return undefined;
  const size = 2 ** (32 - Number(prefix));
  const from = Math.floor(number / size) * size;
  return { from, to: from + size - 1 };
}

/** Whether the address of a subnet is its first one, as a route needs it. */
export function isWholeSubnet(subnet: string): boolean {
  const span = subnetSpan(subnet);
  return span !== undefined && ipv4Number(subnet.split('/')[0]!) === span.from;
}

/** An address with its prefix as the whole subnet that it stands in: `10.1.2.1/24` is of `10.1.2.0/24`; undefined for what is none. */
export function subnetAround(address: string): string | undefined {
  const span = subnetSpan(address);
  return span && `${ipv4Text(span.from)}/${address.split('/')[1]}`;
}

const ipv4Text = (number: number): string =>
  [24, 16, 8, 0].map((bits) => Math.floor(number / 2 ** bits) % 256).join('.');

/** The first subnet of one list that shares addresses with one of the other, and that one. */
export function sharedSubnet(one: readonly string[], other: readonly string[]): readonly [string, string] | undefined {
  for (const a of one) {
    const here = subnetSpan(a);
    const b = other.find((subnet) => {
      const there = subnetSpan(subnet);
      return here && there && here.from <= there.to && there.from <= here.to;
    });
    if (b !== undefined) return [a, b];
  }
  return undefined;
}

/** The first two subnets of a list that share addresses. */
export function doubledSubnet(list: readonly string[]): readonly [string, string] | undefined {
  for (const [i, subnet] of list.entries()) {
    const found = sharedSubnet([subnet], list.slice(i + 1));
    if (found) return found;
  }
  return undefined;
}

/** Adds members; those that were prepared bring their side and bandwidth. A centre stays on this side of the border. */
export function addedPrepared(drawing: Drawing, list: readonly { gwid: string; node: PreparedNode | null }[]): Drawing {
  const before = new Set(drawing.nodes.map(({ gwid }) => gwid));
  const all = added(
    drawing,
    list.map(({ gwid }) => gwid),
  );
  return list.reduce((next, { gwid, node }) => {
    const drawn = next.nodes.find((one) => one.gwid === gwid);
    if (!node || !drawn || before.has(gwid)) return next;
    const side = drawn.role === 'branch' ? node.position : 1;
    return withBandwidth(onSide(next, gwid, side), gwid, node.bandwidth);
  }, all);
}
