import { useRead } from '../../../src/api';
import { income } from '../../../src/api/contract/stats';

/** Income by day. It is counted once a day; every ten minutes is often enough. */
export const useIncome = () => useRead(income, {}, { every: 600_000, onFocus: true });
