import * as v from 'valibot';
import { endpoint } from '../endpoint';

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
