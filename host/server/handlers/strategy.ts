import type * as contract from '../../../src/api/contract/strategy';
import { removeStrategies, saveStrategy, switchStrategies } from '../fleet/strategies/change';
import { readAt, readWeek, runPage, strategyPage } from '../fleet/strategies/read';
import type { Handlers } from '../kit/context/handler';

/** What is done to devices at times. */
export const strategy: Handlers<typeof contract> = {
  strategies: async (context, input) => ({ data: await strategyPage(context, input) }),
  strategySave: async (context, input) => ({ data: { id: await saveStrategy(context, input) } }),
  async strategySwitch(context, { ids, enabled }) {
    await switchStrategies(context, ids, enabled);
    return { data: null };
  },
  async strategyRemove(context, { ids }) {
    await removeStrategies(context, ids);
    return { data: null };
  },
  strategyWeek: async (context, { from }) => ({ data: await readWeek(context, from) }),
  strategyAt: async (context, input) => ({ data: await readAt(context, input) }),
  strategyRuns: async (context, input) => ({ data: await runPage(context, input) }),
};
