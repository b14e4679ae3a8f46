import { collectCommissions, settleCommissions } from '../services/promotion/commissions';
import type { Job } from '../kit/context/context';

/** Notes what agents earn, and pays them what is due. */
export const commissions: Job = {
  name: 'commissions',
  every: 300_000,
  async run(services) {
    await collectCommissions(services);
    await settleCommissions(services);
  },
};
