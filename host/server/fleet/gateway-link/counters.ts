/** A byte counter as an interface tells it. */
export interface Counter {
  value: number;
  /** When, milliseconds. */
  at: number;
}

const wrap = 2 ** 32;
/** Fastest interface that is believed when it does not tell its speed, Mbps. */
const fastest = 400_000;

/**
 * Bytes between two readings of a counter. A counter that fell back started over (what it shows now is what passed
 * since) or, on old hardware without a restart, went through 2^32. Undefined when nothing can be said: there was no
 * reading before, or the difference is more than the interface could carry.
 */
export function bytesBetween(
  before: Counter | undefined,
  now: Counter,
  options: { restarted: boolean; speed?: number | null | undefined },
): number | undefined {
  if (!before) return undefined;
  const seconds = (now.at - before.at) / 1000;
  if (seconds <= 0) return undefined;
  // Half as much again as booked: reports do not come to the millisecond.
  const most = ((options.speed || fastest) * 1e6 * 1.5 * seconds) / 8;
  const fits = (bytes: number) => (bytes <= most ? bytes : undefined);
  if (options.restarted) return fits(now.value);
  if (now.value >= before.value) return fits(now.value - before.value);
  const around = before.value < wrap ? wrap - before.value + now.value : Infinity;
  return around < wrap / 2 ? (fits(around) ?? fits(now.value)) : fits(now.value);
}
