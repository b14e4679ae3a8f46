import type { Feature } from '../../kit/context/context';
import { noteSwitches } from './switches';

/** What guests and devices earn. */
export const income: Feature = { configured: noteSwitches };
