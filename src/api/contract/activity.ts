import * as v from 'valibot';
import { trackedTypes } from '../../domain/tracking';
import { endpoint } from '../endpoint';
import { whole, word } from './paging';
import { homeBanner, homeMiddle } from './user';

/** One offer of an activity, and whether this account has used it (specification, section 3). */
const participation = v.object({
  apply_to: v.string(),
  apply_to_package: v.number(),
  /** 0 still to be used, 1 used. */
  state: v.number(),
  /** Yuan. */
  money: v.number(),
});

export const activities = endpoint({
  method: 'GET',
  path: '/api/v3/operational_activities',
  summary: 'Running activities with their offers; pictures are empty text where there is none.',
  data: v.object({
    activities: v.array(
      v.object({
        id: v.number(),
        title: v.string(),
        userParticipation: v.array(participation),
        /** It wants to pop up, and this account has not closed it yet. */
        isPopup: v.boolean(),
      }),
    ),
    /** Any of them wants to pop up. */
    isPopup: v.boolean(),
    popupImgUrl: v.string(),
    bannerImgUrl: v.string(),
    menuMarkImgUrl: v.string(),
    freeUpgradeMarkImgUrl: v.string(),
  }),
  scope: 'promotion:read',
  origin: 'given',
});

export const activityPopup = endpoint({
  method: 'POST',
  path: '/api/v3/operational_activities/{id}/popup',
  summary: 'Remembers that the pop-up of an activity was shown: it does not come again.',
  input: v.object({ id: whole }),
  scope: 'account',
  origin: 'given',
});

export const campaignDetail = endpoint({
  method: 'POST',
  path: '/api/v3/open/get_active_details',
  summary: 'Whether the subsidy campaign is hidden for the account, and how many routers have a disk below 32 GB.',
  data: v.object({ is_hidden: v.boolean(), lt_32g_router_num: v.number() }),
  scope: 'account',
  origin: 'given',
});

export const campaignHide = endpoint({
  method: 'GET',
  path: '/api/v3/open/hidden_star_dialog',
  summary: 'Hides the subsidy campaign for ever.',
  scope: 'account',
  origin: 'given',
});

export const starActive = endpoint({
  method: 'GET',
  path: '/api/v3/star/active_list',
  summary: 'First and last second of the newest flow-star promotion, seconds since 1970.',
  data: v.nullable(v.tuple([v.number(), v.number()])),
  scope: 'promotion:read',
  origin: 'given',
});

export const tunnelActive = endpoint({
  method: 'GET',
  path: '/api/v3/tunnel_by_internal_cloud/active',
  summary: 'Whether the tunnel is promoted, and its picture for the menu.',
  data: v.boolean(),
  top: v.object({ extra: v.object({ menu_icon: v.string() }) }),
  scope: 'promotion:read',
  origin: 'given',
});

export const ipv6Active = endpoint({
  method: 'POST',
  path: '/api/v3/ipv6/active',
  summary: 'Whether multi-line IPv6 is promoted.',
  data: v.object({ is_active_time: v.boolean() }),
  scope: 'promotion:read',
  origin: 'given',
});

export const eventTracking = endpoint({
  method: 'POST',
  path: '/api/v3/event_tracking',
  summary:
    'Counts a shown or clicked ad. The signature is the md5 of event, type, timestamp, code and the fixed suffix.',
  input: v.object({
    event: v.picklist(['middle_ad', 'header_ad']),
    type: v.picklist(trackedTypes),
    /** Six random digits. */
    code: v.pipe(v.string(), v.regex(/^\d{6}$/)),
    /** Milliseconds since 1970. */
    timestamp: v.pipe(v.number(), v.integer(), v.minValue(0)),
    sign: v.pipe(v.string(), v.regex(/^[\da-f]{32}$/)),
    /** Title or id of the ad. */
    appendData: v.object({ title: v.optional(word), ADid: v.optional(word) }),
  }),
  scope: 'promotion:read',
  origin: 'given',
});

export const adClose = endpoint({
  method: 'POST',
  path: '/api/v3/ad/close_ad',
  summary: 'Closes the pop-up ad of the home page: this one does not come again.',
  input: v.object({ id: word }),
  scope: 'account',
  origin: 'given',
});

export const adClick = endpoint({
  method: 'POST',
  path: '/api/v3/user_stat/click_home_ad',
  summary: 'Counts a click on the pop-up ad of the home page.',
  scope: 'promotion:read',
  origin: 'given',
});

export const homeAds = endpoint({
  method: 'GET',
  path: '/api/v3/ads/home',
  summary: 'Banners and pop-up ad of the home page, as in the user record: for pages that hold an embed token.',
  data: v.object({ home_middle: v.nullable(homeMiddle), home_banners: v.array(homeBanner) }),
  scope: 'promotion:read',
  origin: 'ours',
});

export const salesQrcode = endpoint({
  method: 'GET',
  path: '/api/v3/sales/user_qrcode',
  summary: "QR code of the account's contact in sales, as a picture.",
  data: v.object({ sales_qrcode: v.string() }),
  scope: 'account',
  origin: 'given',
});
