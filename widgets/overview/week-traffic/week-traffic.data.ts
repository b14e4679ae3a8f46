import { useRead } from '../../../src/api';
import { weekTraffic } from '../../../src/api/contract/stats';

/** The last seven whole days: they change at midnight. */
export const useWeekTraffic = () => useRead(weekTraffic, {}, { every: 600_000, onFocus: true });
