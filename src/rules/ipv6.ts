import { eachLine } from './combine';
import { ipv4Number } from './ipv4';
import type { Rule } from './failure';

/**
 * An IPv6 address, with `::` at most once and an IPv4 tail where wanted (specification, section 5: "IPv6 format check").
 * Neither a zone nor a prefix belongs to it.
 */
export const ipv6: Rule = (value) => (isIpv6(value) ? undefined : { rule: 'ipv6' });

/**
 * One line suffix/mask (specification, section 5: "IPv6 mask list lines suffix/mask"): the suffix is an IPv6 address such
 * as `::12:34`, the mask an IPv6 address such as `::ffff:ffff` or a prefix length 1 to 128.
 */
export const ipv6Mask: Rule = (value) => {
  const [suffix = '', mask = '', more] = value.split('/');
  const good = more === undefined && isIpv6(suffix) && (isIpv6(mask) || (/^[1-9]\d{0,2}$/.test(mask) && +mask <= 128));
  return good ? undefined : { rule: 'ipv6Mask' };
};

/** Lines suffix/mask. */
export const ipv6MaskList: Rule = eachLine(ipv6Mask);

/** An address of either family (specification, section 5: generic "IP"). */
export const ip: Rule = (value) => (ipv4Number(value) !== undefined || isIpv6(value) ? undefined : { rule: 'ip' });

function isIpv6(value: string): boolean {
  const halves = value.split('::');
  if (halves.length > 2) return false;
  const [left = 0, right = 0] = halves.map((half, index) => groups(half, index === halves.length - 1));
  return halves.length === 2 ? left + right <= 7 : left === 8;
}

/** How many 16-bit groups a part without `::` holds; NaN when it is malformed. */
function groups(part: string, last: boolean): number {
  if (part === '') return 0;
  return part.split(':').reduce((sum, group, index, list) => {
    if (/^[\da-f]{1,4}$/i.test(group)) return sum + 1;
    const tail = last && index === list.length - 1 && ipv4Number(group) !== undefined;
    return tail ? sum + 2 : Number.NaN;
  }, 0);
}
