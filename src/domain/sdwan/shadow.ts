import { addressSpans, hiddenIn, numberSpans, spansCover, type Hidden } from '../spans';
import type { RuleKind } from './packages';
import { ruleFields, type SdwanRule } from './rules';

/** A rule that never decides anything, and the earlier one that takes everything before it. */
export interface Shadow extends Hidden<SdwanRule> {
  /** They decide differently: what the later one wants never happens. */
  conflict: boolean;
}

/** Rules that are on but never reached: an earlier one that is on matches all that they match. */
export const shadowsOf = (kind: RuleKind, list: readonly SdwanRule[]): Shadow[] =>
  hiddenIn(
    list.filter(({ enabled }) => enabled),
    (one, other) => covers(kind, one, other),
  ).map(({ rule, by }) => ({ rule, by, conflict: by.action !== rule.action }));

/** Whether a rule matches everything that another one matches. */
function covers(kind: RuleKind, one: SdwanRule, other: SdwanRule): boolean {
  const has = (field: (typeof ruleFields)[RuleKind][number]) => ruleFields[kind].includes(field);
  const wide = (field: 'from' | 'to' | 'period', any = '') => one[field] === any || one[field] === other[field];
  return (
    wide('from') &&
    wide('to') &&
    (!has('period') || wide('period')) &&
    (!has('application') || one.application === 'any' || one.application === other.application) &&
    (!has('protocol') || one.protocol === 'any' || one.protocol === other.protocol) &&
    spansCover(numberSpans(one.ports), numberSpans(other.ports)) &&
    spansCover(addressSpans(one.source_ips), addressSpans(other.source_ips)) &&
    spansCover(addressSpans(one.target_ips), addressSpans(other.target_ips))
  );
}
