import { useRead } from '../../../src/api';
import { clientNum } from '../../../src/api/contract/stats';

/** The trend of 7 or 30 days; the former one stays until the other is here. */
export const useTrend = (day: 7 | 30) => useRead(clientNum, { day }, { every: 600_000, keep: true });
