import { eachLine } from './combine';
import type { Rule } from './failure';

const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const quad = new RegExp(`^${octet}(?:\\.${octet}){3}$`);

/** The 32 bits of a dotted quad without leading zeros; nothing when it is not one. */
export const ipv4Number = (value: string): number | undefined =>
  quad.test(value) ? value.split('.').reduce((sum, part) => sum * 256 + Number(part), 0) : undefined;

/** A dotted quad, no leading zeros (specification, section 5: "IPv4"). */
export const ipv4: Rule = (value) => (quad.test(value) ? undefined : { rule: 'ip' });

/** An address inside the network: a valid IPv4 address (specification, section 5: "Internal IP"). */
export const internalIp: Rule = ipv4;

/** An address that one machine can have, with or without a prefix behind it: not 0.x, not loopback, nothing from multicast on. */
export const unicast: Rule = (value) => {
  const first = Number(value.split('.')[0]);
  return first >= 1 && first < 224 && first !== 127 ? undefined : { rule: 'unicast' };
};

/** A range a-b of IPv4 addresses, start not above end (specification, section 5). */
export const ipv4Range: Rule = (value) => {
  const [from, to, more] = value.split('-').map(ipv4Number);
  return from !== undefined && to !== undefined && more === undefined && value.split('-').length === 2 && from <= to
    ? undefined
    : { rule: 'ipRange' };
};

/** An IPv4 address and a prefix length 1 to 32 (specification, section 5: "CIDR prefix 1-32 where allowed"). */
export const cidr: Rule = (value) => (prefixed(value, 1) ? undefined : { rule: 'cidr' });

/** A subnet: IPv4 and a prefix length 8 to 32 (specification, section 5: "Subnet IPv4/prefix 8-32"). */
export const subnet: Rule = (value) => (prefixed(value, 8) ? undefined : { rule: 'subnet' });

/**
 * An IPv4 address, and where the place allows it a range a-b or a CIDR segment (specification, section 5: "IP or segment
 * may be a range a-b or CIDR prefix 1-32 where allowed").
 */
export const ipOrSegment =
  (allowed: { range?: boolean; cidr?: boolean } = { range: true, cidr: true }): Rule =>
  (value) => {
    if (allowed.range && value.includes('-')) return ipv4Range(value);
    if (allowed.cidr && value.includes('/')) return cidr(value);
    return ipv4(value);
  };

/** Addresses, ranges and segments, one per line (specification, section 5: "IP or segment"). */
export const ipList = (allowed?: { range?: boolean; cidr?: boolean }): Rule => eachLine(ipOrSegment(allowed));

function prefixed(value: string, least: number): boolean {
  const [address = '', prefix = '', more] = value.split('/');
  return more === undefined && quad.test(address) && /^(?:[1-9]|[12]\d|3[0-2])$/.test(prefix) && +prefix >= least;
}
