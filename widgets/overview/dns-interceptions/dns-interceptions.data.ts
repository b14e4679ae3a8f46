import { useRead } from '../../../src/api';
import { dnsIntercepted } from '../../../src/api/contract/stats';

/** Interceptions of this month, every minute. */
export const useInterceptions = () => useRead(dnsIntercepted, {}, { every: 60_000, onFocus: true });
