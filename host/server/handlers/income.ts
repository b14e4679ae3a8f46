import type * as contract from '../../../src/api/contract/income';
import type { Handlers } from '../kit/context/handler';
import { detailPage, gatewayPage, periodPage } from '../services/income/lists';
import { methodPage, methodSummary } from '../services/income/methods';
import { summary } from '../services/income/summary';

/** Income by source, gateway and day, and the ways to sign in that earn. */
export const income: Handlers<typeof contract> = {
  incomeSummary: async (context, input) => ({ data: await summary(context, input) }),
  incomeGateways: async (context, input) => ({ data: await gatewayPage(context, input) }),
  incomePeriods: async (context, input) => ({ data: await periodPage(context, input) }),
  incomeDetails: async (context, input) => ({ data: await detailPage(context, input) }),
  incomeMethod: async (context, { source }) => ({ data: await methodSummary(context, source) }),
  incomeMethodGateways: async (context, input) => ({ data: await methodPage(context, input) }),
};
