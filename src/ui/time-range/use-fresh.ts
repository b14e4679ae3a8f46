import { useEffect, useRef } from 'react';
import type { SharedRange } from './context';
import type { Quick } from './span';

/** Stretches that the history of a device is offered in. */
export const stretches: readonly Quick[] = ['1h', '24h', '7d', '30d'];

/**
 * The stretch to ask for: by the server's name of it, so that two charts share one request, else from one moment to
 * another; and milliseconds until it is asked for again: what stands still needs no second look.
 */
export function stretchOf<Name extends string>(
  { span, from, to, every }: SharedRange,
  names: Partial<Record<Quick, Name>>,
): { input: { range: Name } | { from: number; to: number }; every: number } {
  const range = 'last' in span ? names[span.last] : undefined;
  return range ? { input: { range }, every: every * 1000 } : { input: { from, to }, every: 0 };
}

/** Reads again when somebody asked for that, not when the chart comes. */
export function useFresh({ asked: times }: SharedRange, refresh: () => unknown): void {
  const answered = useRef(times);
  useEffect(() => {
    if (answered.current === times) return;
    answered.current = times;
    void refresh();
  }, [times, refresh]);
}
