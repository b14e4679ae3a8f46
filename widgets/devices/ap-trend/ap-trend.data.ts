import { useEffect, useRef } from 'react';
import { useRead, type DataOf, type InputOf } from '../../../src/api';
import { apHistory } from '../../../src/api/contract/access-point';
import type { Quick, SharedRange } from '../../../src/ui/time-range';

/** How an access point was at a moment. */
export type Point = DataOf<typeof apHistory>['points'][number];

/** The latest stretches that the server knows by name. */
const named: Partial<Record<Quick, InputOf<typeof apHistory>['range']>> = {
  '1h': '1h',
  '24h': '24h',
  '7d': '7d',
  '30d': '30d',
};

/** Stretches on offer. */
export const stretches: readonly Quick[] = ['1h', '24h', '7d', '30d'];

/** How an access point was in the time that the charts share, as fresh as that wants it. */
export function useHistory(id: string, { span, from, to, every, asked }: SharedRange) {
  // A stretch that stands still needs no second look.
  const range = 'last' in span ? named[span.last] : undefined;
  const read = useRead(apHistory, id ? { id, ...(range ? { range } : { from, to }) } : null, {
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
