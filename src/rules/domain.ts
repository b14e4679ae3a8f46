import { eachLine } from './combine';
import { pattern, type Rule } from './failure';
import { ip } from './ipv6';

const label = '[A-Za-z\\d](?:[A-Za-z\\d-]{0,61}[A-Za-z\\d])?';
const labels = new RegExp(`^(?=.{3,255}$)${label}(?:\\.${label})+$`);

/**
 * A domain: 3 to 255 characters, labels up to 63 of letters, digits and inner hyphens, at least two labels
 * (specification, section 5: "Domain"). No domain ends in a number: that is an address, a good one or a mistyped one.
 */
export const domain: Rule = (value) => (labels.test(value) && !/\.\d+$/.test(value) ? undefined : { rule: 'domain' });

/** Something in the network that is asked or written to: an address of either family, or a domain. */
export const host: Rule = (value) => (ip(value) && domain(value) ? { rule: 'host' } : undefined);

/** Domains, one per line (specification, section 5: "one per line"). */
export const domainList: Rule = eachLine(domain);

/**
 * The own part of a tunnel's address: digits and small letters only (specification, section 5: "Tunnel domain"); 63 at
 * most, because it becomes one label.
 */
export const tunnelDomain: Rule = pattern('tunnelDomain', /^[\da-z]{1,63}$/);
