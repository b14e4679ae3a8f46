import * as v from 'valibot';
import { trackedTypes } from '../../domain/tracking';
import { endpoint } from '../endpoint';
import { whole, word } from './paging';
import { homeBanner, homeMiddle } from './user';

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
