import { BlockList, isIP } from 'node:net';

/** Everything that is not a public unicast address (IANA special-purpose registries), with its prefix. */
const reserved4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
] as const;
/** Within 2000::/3; everything outside of it is refused as a whole. */
const reserved6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'] as const;

const blocked = new BlockList();
for (const [family, subnets] of [
  ['ipv4', reserved4],
  ['ipv6', reserved6],
] as const) {
  for (const subnet of subnets) {
    const [net = '', prefix = ''] = subnet.split('/');
    blocked.addSubnet(net, Number(prefix), family);
  }
}
const unicast6 = new BlockList();
unicast6.addSubnet('2000::', 3, 'ipv6');

/**
 * Whether an address belongs to the open internet. Private, link-local, loopback, multicast and other special ranges
 * do not; neither do IPv6 forms that carry an IPv4 address (mapped, NAT64, 6to4): they are outside what is unicast, or
 * named above.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !blocked.check(address, 'ipv4');
  if (family === 6 && !address.includes('%')) return unicast6.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
  return false;
}

/** Whether an address is this machine: what tests, and only they, may allow. */
export const isLoopback = (address: string): boolean => address === '127.0.0.1' || address === '::1';
