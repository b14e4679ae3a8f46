import type * as contract from '../../../src/api/contract/wifi-password';
import type { Handlers } from '../kit/context/handler';
import { removePlans, runPlan, savePlan, switchPlans } from '../services/passwords/manage';
import { nextCard } from '../services/passwords/next';
import { cardOf, choicesOf, historyPage, planPage, reachOf, showPassword } from '../services/passwords/read';

/** Passwords of wireless networks that change by a plan. */
export const wifiPassword: Handlers<typeof contract> = {
  passwordPlans: async (context, input) => ({ data: await planPage(context, input) }),
  passwordChoices: async (context) => ({ data: await choicesOf(context) }),
  passwordReach: async (context, input) => ({ data: await reachOf(context, input) }),
  passwordPlanSave: async (context, input) => ({ data: { id: await savePlan(context, input) } }),
  async passwordPlanSwitch(context, { ids, enabled }) {
    await switchPlans(context, ids, enabled);
    return { data: null };
  },
  async passwordPlanRemove(context, { ids }) {
    await removePlans(context, ids);
    return { data: null };
  },
  passwordRun: async (context, input) => ({ data: await runPlan(context, input) }),
  passwordCard: async (context, input) => ({ data: await cardOf(context, input) }),
  passwordNext: async (context, input) => ({ data: await nextCard(context, input) }),
  passwordHistory: async (context, input) => ({ data: await historyPage(context, input) }),
  passwordShow: async (context, input) => ({ data: await showPassword(context, input) }),
};
