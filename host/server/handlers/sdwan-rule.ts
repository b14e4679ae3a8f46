import type * as contract from '../../../src/api/contract/sdwan-rule';
import type { Handlers } from '../kit/context/handler';
import { readRules, saveRules } from '../services/sdwan/rules';

/** Rules of networks of several places. */
export const sdwanRule: Handlers<typeof contract> = {
  async sdwanRules(context, input) {
    return { data: await readRules(context, input) };
  },
  async sdwanRulesSave(context, input) {
    return { data: { rev: await saveRules(context, input) } };
  },
};
