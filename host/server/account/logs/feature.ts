import type { Feature } from '../../kit/context/context';
import { authLog, log, onlineLog } from './kinds';

/** What people and the system did, and which device came and went, and who signed in. */
export const logs: Feature = { history: [log, onlineLog, authLog] };
