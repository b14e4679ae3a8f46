import { ipv4Number, linesOf, parseSpans, type Span } from '../../rules';
import type { RuleKind } from './packages';
import { ruleFields, type SdwanRule } from './rules';

/** A rule that never decides anything, and the earlier one that takes everything before it. */
export interface Shadow {
  rule: SdwanRule;
  by: SdwanRule;
  /** They decide differently: what the later one wants never happens. */
  conflict: boolean;
}

/** Rules that are on but never reached: an earlier one that is on matches all that they match. */
export function shadowsOf(kind: RuleKind, list: readonly SdwanRule[]): Shadow[] {
  const on = list.filter(({ enabled }) => enabled);
  return on.flatMap((rule, i) => {
    const by = on.slice(0, i).find((earlier) => covers(kind, earlier, rule));
    return by ? [{ rule, by, conflict: by.action !== rule.action }] : [];
  });
}

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
    spansCover(portSpans(one.ports), portSpans(other.ports)) &&
    spansCover(addressSpans(one.source_ips), addressSpans(other.source_ips)) &&
    spansCover(addressSpans(one.target_ips), addressSpans(other.target_ips))
  );
}

/** No spans at all is everything. */
function spansCover(wide: readonly Span[], narrow: readonly Span[]): boolean {
  if (wide.length === 0) return true;
  if (narrow.length === 0) return false;
  return narrow.every(({ from, to }) => merged(wide).some((span) => span.from <= from && to <= span.to));
}

function merged(spans: readonly Span[]): Span[] {
  const out: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = out.at(-1);
    if (last && span.from <= last.to + 1) last.to = Math.max(last.to, span.to);
    else out.push({ ...span });
  }
  return out;
}

const portSpans = (ports: string): Span[] => (ports === '' ? [] : parseSpans(ports).spans);

const addressSpans = (lines: string): Span[] => linesOf(lines).flatMap(({ text }) => addressSpan(text) ?? []);

/** The addresses of `a`, `a-b` or `a/n` as numbers; nothing for what is none of these. */
export function addressSpan(text: string): Span | undefined {
  const [head = '', tail] = text.split(/[-/]/);
  const from = ipv4Number(head);
  if (from === undefined) return undefined;
  if (tail === undefined) return { from, to: from };
  if (text.includes('-')) {
    const to = ipv4Number(tail);
    return to === undefined ? undefined : { from, to };
  }
  const room = 2 ** (32 - Number(tail));
  const begin = Math.floor(from / room) * room;
  return { from: begin, to: begin + room - 1 };
}
