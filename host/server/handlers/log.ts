import type * as contract from '../../../src/api/contract/log';
import type { Handlers } from '../kit/context/handler';
import { logPage } from '../account/logs/read';

/** The logs of the account. */
export const log: Handlers<typeof contract> = {
  logs: async (context, input) => ({ data: await logPage(context, input) }),
};
