import type * as contract from '../../../src/api/contract/star-bill';
import type { Handlers } from '../kit/context/handler';
import { bill, dayPage, linePage } from '../services/star/bill';
import { addWords, dispute, disputePage } from '../services/star/disputes';

/** Star plan: the bill, and objections to it. */
export const starBill: Handlers<typeof contract> = {
  starBill: async (context, input) => ({ data: await bill(context, input) }),
  starBillDays: async (context, input) => ({ data: await dayPage(context, input) }),
  starBillLines: async (context, input) => ({ data: await linePage(context, input) }),
  starDisputes: async (context, input) => ({ data: await disputePage(context, input) }),
  starDispute: async (context, input) => ({ data: { id: await dispute(context, input) } }),
  async starDisputeAdd(context, input) {
    await addWords(context, input);
    return { data: null };
  },
};
