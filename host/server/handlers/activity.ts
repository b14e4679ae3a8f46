import type * as contract from '../../../src/api/contract/activity';
import type { Handlers } from '../kit/context/handler';
import { runningActivities } from '../services/promotion/activities';
import { newestPromotion, runningPromotion } from '../services/promotion/promotions';

/** Activities and promotions that run now. */
export const activity: Handlers<typeof contract> = {
  activities: async (context) => ({ data: await runningActivities(context) }),

  starActive: async (context) => ({ data: await newestPromotion(context, 'star') }),

  async tunnelActive(context) {
    const running = await runningPromotion(context, 'tunnel');
    return { data: running !== undefined, extra: { menu_icon: running?.menu_icon ?? '' } };
  },

  async ipv6Active(context) {
    const running = await runningPromotion(context, 'ipv6');
    return { data: { is_active_time: running !== undefined } };
  },
};
