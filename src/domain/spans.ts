import { ipv4Number, linesOf, parseSpans, type Span } from '../rules';

/** Ports or VLANs as spans; none for an empty text. */
export const numberSpans = (text: string): Span[] => (text === '' ? [] : parseSpans(text).spans);

/** Addresses, ranges and segments, one per line, as spans of numbers. */
export const addressSpans = (lines: string): Span[] => linesOf(lines).flatMap(({ text }) => addressSpan(text) ?? []);

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

/** Whether `wide` has all of `narrow`; no spans at all is everything. */
export function spansCover(wide: readonly Span[], narrow: readonly Span[]): boolean {
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

/** A rule that never decides anything, and the earlier one that takes everything before it. */
export interface Hidden<R> {
  rule: R;
  by: R;
}

/** Rules of a list asked from its top that are never reached: an earlier one matches all that they match. */
export const hiddenIn = <R>(rules: readonly R[], covers: (one: R, other: R) => boolean): Hidden<R>[] =>
  rules.flatMap((rule, i) => {
    const by = rules.slice(0, i).find((earlier) => covers(earlier, rule));
    return by === undefined ? [] : [{ rule, by }];
  });
