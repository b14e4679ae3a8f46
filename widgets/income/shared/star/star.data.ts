import { useRead } from '../../../../src/api';
import { starOverview } from '../../../../src/api/contract/star';

/** Milliseconds between two looks at what devices and the operator do. */
export const every = 15_000;

/** What is read again after something was done. */
export const starPaths = ['/api/v3/twinkle/'];

/** How the plan stands. */
export const useStarOverview = () => useRead(starOverview, {}, { every, keep: true });
