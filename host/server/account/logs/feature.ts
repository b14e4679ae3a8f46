import type { Feature } from '../../kit/context/context';
import { log, onlineLog } from './kinds';

/** What people and the system did, and which device came and went. */
export const logs: Feature = { history: [log, onlineLog] };
