import { useRead } from '../../../src/api';
import { complex, today } from '../../../src/api/contract/stats';

/** The overview summary, every 30 seconds; every widget of a page that shows a part of it shares one request. */
export const useSummary = () => useRead(complex, {}, { every: 30_000, onFocus: true });

/** Users by hour since midnight. A new hour comes once an hour; five minutes late is early enough. */
export const useToday = () => useRead(today, {}, { every: 300_000 });
