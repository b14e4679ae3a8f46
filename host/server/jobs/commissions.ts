import { collectCommissions, settleCommissions } from '../promotion/commissions';
import type { Job } from './job';

/** Notes what agents earn, and pays them what is due. */
export const commissions: Job = {
  name: 'commissions',
  every: 300_000,
  async run(services) {
    await collectCommissions(services);
    await settleCommissions(services);
  },
};
