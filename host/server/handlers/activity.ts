import type * as contract from '../../../src/api/contract/activity';
import type { Handlers } from '../kit/context/handler';
import { markPopupSeen, runningActivities } from '../services/promotion/activities';
import { campaignDetailOf, hideCampaign } from '../services/promotion/campaign';
import { closeAd, homeAdsOf } from '../services/promotion/home-ads';
import { newestPromotion, runningPromotion } from '../services/promotion/promotions';
import { salesQrcodeOf } from '../services/promotion/sales-contact';
import { countHomeAdClick, trackEvent } from '../services/promotion/tracking';

/** Activities, campaign, promotions, ads and what is counted about them. */
export const activity: Handlers<typeof contract> = {
  activities: async (context) => ({ data: await runningActivities(context) }),

  async activityPopup(context, { id }) {
    await markPopupSeen(context, id);
    return { data: null };
  },

  campaignDetail: async (context) => ({ data: await campaignDetailOf(context) }),

  async campaignHide(context) {
    await hideCampaign(context);
    return { data: null };
  },

  starActive: async (context) => ({ data: await newestPromotion(context, 'star') }),

  async tunnelActive(context) {
    const running = await runningPromotion(context, 'tunnel');
    return { data: running !== undefined, extra: { menu_icon: running?.menu_icon ?? '' } };
  },

  async ipv6Active(context) {
    const running = await runningPromotion(context, 'ipv6');
    return { data: { is_active_time: running !== undefined } };
  },

  async eventTracking(context, input) {
    await trackEvent(context, input);
    return { data: null };
  },

  async adClose(context, { id }) {
    await closeAd(context, id);
    return { data: null };
  },

  async adClick(context) {
    await countHomeAdClick(context);
    return { data: null };
  },

  homeAds: async (context) => ({ data: await homeAdsOf(context) }),

  salesQrcode: async (context) => ({ data: { sales_qrcode: await salesQrcodeOf(context) } }),
};
