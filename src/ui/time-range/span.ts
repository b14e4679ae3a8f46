import { day, hour, minute } from '../../domain/time';

/** What a reader looks at: the latest so much, or from one moment to another (milliseconds since 1970). */
export type Span = { last: Quick } | { from: number; to: number };

/** A stretch that ends now: a number and `m`, `h` or `d`. */
export type Quick = `${number}${'m' | 'h' | 'd'}`;

/** Two moments, milliseconds since 1970. */
export interface Window {
  from: number;
  to: number;
}

const units = { m: minute, h: hour, d: day };

/** Milliseconds of a quick stretch. */
export const quickMs = (quick: Quick): number =>
  Number.parseInt(quick, 10) * units[quick.slice(-1) as keyof typeof units];

/** The moments a span means at `now`. */
export const windowOf = (span: Span, now: number): Window =>
  'last' in span ? { from: now - quickMs(span.last), to: now } : { from: span.from, to: span.to };

/**
 * The span before (`-1`) or after (`1`), as long as this one; the latest one again once it would reach past `now`.
 * `latest` is the quick stretch to fall back into, when its length is that of the span.
 */
export function shift(span: Span, steps: -1 | 1, now: number, quick: readonly Quick[]): Span {
  const { from, to } = windowOf(span, now);
  const width = to - from;
  const moved = { from: from + steps * width, to: to + steps * width };
  if (moved.to < now) return moved;
  const latest = quick.find((stretch) => quickMs(stretch) === width);
  return latest ? { last: latest } : { from: now - width, to: now };
}

/** Twice as much around the same middle, not past `now`. */
export function widen(span: Span, now: number): Span {
  const { from, to } = windowOf(span, now);
  const half = (to - from) / 2;
  const end = Math.min(now, to + half);
  return { from: Math.round(end - half * 4), to: Math.round(end) };
}

/** A span as one word for an address: `24h`, `1763600000000-1763686400000`. */
export const printSpan = (span: Span): string => ('last' in span ? span.last : `${span.from}-${span.to}`);

/** Reads such a word; nothing when it is none. */
export function parseSpan(text: string | undefined): Span | undefined {
  if (!text) return undefined;
  if (/^[1-9]\d{0,3}[mhd]$/.test(text)) return { last: text as Quick };
  const [, from, to] = /^(\d{10,14})-(\d{10,14})$/.exec(text) ?? [];
  return from && to && Number(from) < Number(to) ? { from: Number(from), to: Number(to) } : undefined;
}
