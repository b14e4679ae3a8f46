import type * as contract from '../../../src/api/contract/speedup-policy';
import type { Handlers } from '../kit/context/handler';
import { policyPage, switchPage } from '../services/speedup/choices';
import { resetPolicies, savePolicy } from '../services/speedup/policies';

/** International speed-up 2.0: which lines applications may use, which they use, and how that changed. */
export const speedupPolicy: Handlers<typeof contract> = {
  speedupPolicies: async (context, input) => ({ data: await policyPage(context, input) }),
  speedupSwitches: async (context, input) => ({ data: await switchPage(context, input) }),
  async speedupPolicySave(context, input) {
    await savePolicy(context, input);
    return { data: null };
  },
  async speedupPolicyReset(context, input) {
    await resetPolicies(context, input);
    return { data: null };
  },
};
