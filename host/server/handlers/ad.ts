import type * as contract from '../../../src/api/contract/ad';
import type { Handlers } from '../kit/context/handler';
import { markPopupSeen } from '../services/promotion/activities';
import { campaignDetailOf, hideCampaign } from '../services/promotion/campaign';
import { closeAd, homeAdsOf } from '../services/promotion/home-ads';
import { salesQrcodeOf } from '../services/promotion/sales-contact';
import { countHomeAdClick, trackEvent } from '../services/promotion/tracking';

/** Ads, pop-ups and the campaign of the home page, and what is counted about them. */
export const ad: Handlers<typeof contract> = {
  async activityPopup(context, { id }) {
    await markPopupSeen(context, id);
    return { data: null };
  },

  campaignDetail: async (context) => ({ data: await campaignDetailOf(context) }),

  async campaignHide(context) {
    await hideCampaign(context);
    return { data: null };
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
