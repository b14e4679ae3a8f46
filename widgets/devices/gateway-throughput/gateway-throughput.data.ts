import { useRead } from '../../../src/api';
import { throughput } from '../../../src/api/contract/device';
import { stretchOf, useFresh, type SharedRange } from '../../../src/ui/time-range';

/** Throughput of a gateway in the time that the charts share, as fresh as that wants it. */
export function useThroughput(id: string, shared: SharedRange) {
  const { input, every } = stretchOf(shared, { '1h': 'live', '24h': '24h', '7d': '7d', '30d': '30d' });
  const read = useRead(throughput, id ? { id, ...input } : null, { every, keep: true });
  useFresh(shared, read.refresh);
  return read;
}
