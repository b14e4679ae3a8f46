import { useRead } from '../../../src/api';
import { verdict } from '../../../src/api/contract/verdict';

/** The verdict over all sites. Between events it is asked again every half minute. */
export const useVerdict = () => useRead(verdict, {}, { every: 30_000, onFocus: true });
