import { useEffect, useRef } from 'react';
import { useRead, type InputOf } from '../../../src/api';
import { throughput } from '../../../src/api/contract/device';
import type { Quick, SharedRange } from '../../../src/ui/time-range';

/** The latest stretches that the server knows by name. */
const named: Partial<Record<Quick, InputOf<typeof throughput>['range']>> = {
  '1h': 'live',
  '24h': '24h',
  '7d': '7d',
  '30d': '30d',
};

/** Stretches on offer. */
export const stretches: readonly Quick[] = ['1h', '24h', '7d', '30d'];

/** Throughput of a gateway in the time that the charts share, as fresh as that wants it. */
export function useThroughput(id: string, { span, from, to, every, asked }: SharedRange) {
  // By name, two charts of the same gateway share one request; a stretch that stands still needs no second look.
  const range = 'last' in span ? named[span.last] : undefined;
  const read = useRead(throughput, id ? { id, ...(range ? { range } : { from, to }) } : null, {
    every: range ? every * 1000 : 0,
    keep: true,
  });
  const { refresh } = read;
  const answered = useRef(asked);
  useEffect(() => {
    if (answered.current === asked) return;
    answered.current = asked;
    void refresh();
  }, [asked, refresh]);
  return read;
}
