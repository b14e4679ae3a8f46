import { useRead, type InputOf } from '../../src/api';
import { throughput } from '../../src/api/contract/device';

/** Span of time a chart shows. */
export type Range = InputOf<typeof throughput>['range'];

/** Milliseconds between two looks at the server: what is live changes with every report. */
const every: Record<Range, number> = { live: 10_000, '24h': 60_000, '7d': 300_000, '30d': 300_000 };

/** Throughput of a gateway, kept fresh. */
export const useThroughput = (id: string, range: Range) =>
  useRead(throughput, id ? { id, range } : null, { every: every[range], keep: true });
