import type * as contract from '../../../src/api/contract/sdwan-check';
import type { Handlers } from '../kit/context/handler';
import { checkPage, readCheck, startCheck } from '../services/sdwan/checks';

/** Health checks of networks. */
export const sdwanCheck: Handlers<typeof contract> = {
  async sdwanChecks(context, input) {
    return { data: await checkPage(context, input) };
  },
  async sdwanCheck(context, { id }) {
    return { data: await readCheck(context, id) };
  },
  async sdwanCheckStart(context, { id }) {
    return { data: await startCheck(context, id) };
  },
};
