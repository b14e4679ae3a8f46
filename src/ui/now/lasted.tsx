import { duration } from '../../format';
import { useAge } from './use-now';

/** For how long something lasts that has begun, in so many units; it grows while its list stands still. */
export function Lasted({ since, units }: { since: string; units: 1 | 2 }) {
  return duration(useAge(since) ?? 0, units);
}
