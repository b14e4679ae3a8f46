import type * as contract from '../../../src/api/contract/staff-speedup';
import type { Handlers } from '../kit/context/handler';
import { applicationPage, linePage, openLine, saveLine, settleApplication } from '../services/speedup/lines';

/** International speed-up, as its operator sees it: lines, and who may go over them. */
export const staffSpeedup: Handlers<typeof contract> = {
  staffSpeedupLines: async (context, input) => ({ data: await linePage(context, input) }),
  staffSpeedupLineSave: async (context, input) => ({ data: { id: await saveLine(context, input) } }),
  async staffSpeedupLineOpen(context, input) {
    await openLine(context, input);
    return { data: null };
  },
  staffSpeedupMembers: async (context, input) => ({ data: await applicationPage(context, input) }),
  async staffSpeedupSettle(context, input) {
    await settleApplication(context, input);
    return { data: null };
  },
};
