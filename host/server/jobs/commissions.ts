import { settleCommissions } from '../promotion/commissions';
import type { Job } from './job';

/** Pays agents what is due. */
export const commissions: Job = { name: 'commissions', every: 3_600_000, run: settleCommissions };
