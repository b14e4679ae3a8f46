import { useRead, type DataOf } from '../../../src/api';
import { apHistory } from '../../../src/api/contract/access-point';
import { stretchOf, useFresh, type SharedRange } from '../../../src/ui/time-range';

/** How an access point was at a moment. */
export type Point = DataOf<typeof apHistory>['points'][number];

/** How an access point was in the time that the charts share, as fresh as that wants it. */
export function useHistory(id: string, shared: SharedRange) {
  const { input, every } = stretchOf(shared, { '1h': '1h', '24h': '24h', '7d': '7d', '30d': '30d' });
  const read = useRead(apHistory, id ? { id, ...input } : null, { every, keep: true });
  useFresh(shared, read.refresh);
  return read;
}
