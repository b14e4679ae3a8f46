import { eachLine } from './combine';
import { pattern, type Rule } from './failure';

/**
 * A MAC address: six hex pairs with colons or with hyphens; empty is allowed (specification, section 5: "MAC"). Both
 * separators in one address count as a slip of the hand.
 */
export const mac: Rule = pattern('mac', /^(?:[\da-f]{2}([:-])(?:[\da-f]{2}\1){4}[\da-f]{2})?$/i);

/** The MAC address of one machine: its lowest bit of the first byte would make it a group's, all ones everybody's. */
export const hostMac: Rule = (value) =>
  parseInt(value.slice(0, 2), 16) % 2 === 1 || /^[0:-]+$/.test(value) ? { rule: 'hostMac' } : undefined;

/** MAC addresses, one per line (specification, section 5). */
export const macList: Rule = eachLine(mac);

/** How the product writes a MAC address: small letters, colons. */
export const normalMac = (value: string): string => value.trim().toLowerCase().replace(/-/g, ':');
