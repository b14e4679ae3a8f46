import type * as contract from '../../../src/api/contract/billing';
import { planPage, removePlans, savePlan } from '../services/billing/plans';
import { entryPage, reportOf } from '../services/billing/report';
import { openSubscriber, rechargeSubscriber } from '../services/billing/sales';
import { removeSubscribers, saveSubscriber, subscriberPage, switchSubscribers } from '../services/billing/subscribers';
import type { Handlers } from '../kit/context/handler';

/** Cloud billing: plans, subscribers and what they paid. */
export const billing: Handlers<typeof contract> = {
  billingPlans: async (context, input) => ({ data: await planPage(context, input) }),
  billingPlanSave: async (context, input) => ({ data: { id: await savePlan(context, input) } }),
  async billingPlanRemove(context, { ids }) {
    await removePlans(context, ids);
    return { data: null };
  },
  subscribers: async (context, input) => ({ data: await subscriberPage(context, input) }),
  subscriberOpen: async (context, input) => ({ data: await openSubscriber(context, input) }),
  subscriberRecharge: async (context, input) => ({ data: await rechargeSubscriber(context, input) }),
  async subscriberSave(context, input) {
    await saveSubscriber(context, input);
    return { data: null };
  },
  async subscriberSwitch(context, { ids, enabled }) {
    await switchSubscribers(context, ids, enabled);
    return { data: null };
  },
  async subscriberRemove(context, { ids }) {
    await removeSubscribers(context, ids);
    return { data: null };
  },
  billingEntries: async (context, input) => ({ data: await entryPage(context, input) }),
  billingReport: async (context, input) => ({ data: await reportOf(context, input) }),
};
