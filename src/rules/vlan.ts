import type { Rule } from './failure';
import { parseSpans, printSpan, type Span } from './number-list';

/** Largest VLAN id (specification, section 9). */
const maxVlan = 4094;

/** One VLAN id, 1 to 4094 (specification, section 5: "VLAN"). */
export const vlanId: Rule = (value) =>
  /^[1-9]\d{0,3}$/.test(value) && Number(value) <= maxVlan ? undefined : { rule: 'vlanId' };

/**
 * VLAN ids 1 to 4094, comma-separated, or ranges a-b with a 1 to 4093, b 2 to 4094, a < b; nothing twice, overlaps
 * included (specification, section 5: "VLAN"). The failure carries the part that is wrong or repeated.
 */
export const vlans: Rule = (value) => {
  const { spans, bad } = parseSpans(value);
  if (bad !== undefined) return { rule: 'vlan', text: bad.trim() };
  for (const [index, text] of value.split(',').entries()) {
    const span = spans[index];
    if (!span || !inRange(span, text)) return { rule: 'vlan', text: text.trim() };
  }
  const twice = spans.find((span, index) => spans.slice(0, index).some((other) => overlap(span, other)));
  return twice && { rule: 'vlanDuplicate', text: printSpan(twice) };
};

/**
 * Every id must be one that was created on the VLAN page (specification, section 5: "must exist in the created VLAN
 * list"). The failure names the missing ids, ten at most.
 */
export const vlansExist =
  (created: Iterable<number>): Rule =>
  (value) => {
    const known = new Set(created);
    const missing = expandVlans(value).filter((id) => !known.has(id));
    return missing.length ? { rule: 'vlanMissing', ids: missing.slice(0, 10) } : undefined;
  };

/** The ids of a valid list, in the order written. */
export const expandVlans = (value: string): number[] =>
  parseSpans(value).spans.flatMap(({ from, to }) =>
    Array.from({ length: Math.max(0, Math.min(to, maxVlan) - from + 1) }, (_, index) => from + index),
  );

const inRange = ({ from, to }: Span, text: string): boolean =>
  from >= 1 && to <= maxVlan && (text.includes('-') ? from < to : true);

const overlap = (a: Span, b: Span): boolean => a.from <= b.to && b.from <= a.to;
