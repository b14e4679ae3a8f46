import * as v from 'valibot';
import { activityIds } from '../../domain/activities';
import { endpoint } from '../endpoint';
import { listOf, moment, paging, time, whole, word } from './paging';
import { by } from './staff-words';

const title = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));
const text = v.pipe(v.string(), v.trim(), v.maxLength(4000));
/** A picture as a data URL of PNG, JPEG or WebP; empty text for none. */
const picture = v.pipe(v.string(), v.maxLength(700_000));
/** When it is shown. */
const span = { starts_at: moment, ends_at: moment };

export const staffAnnounce = endpoint({
  method: 'POST',
  path: '/api/v3/staff/announce',
  summary: 'Staff: a system message to every account that is open, or to one; a paragraph a line.',
  input: v.object({
    by,
    title,
    text: v.pipe(text, v.minLength(1)),
    /** Pops up at the bottom right until it is read. */
    popup: v.optional(v.boolean(), false),
    account_code: v.optional(word),
  }),
  data: v.object({ accounts: v.number() }),
  scope: 'staff',
  origin: 'ours',
});

export const staffAds = endpoint({
  method: 'GET',
  path: '/api/v3/staff/ads',
  summary: 'Staff: banners and pop-up ads of the home page, those that end last first.',
  input: v.object({ ...paging, place: v.optional(v.picklist(['middle', 'banner'])) }),
  data: listOf(
    v.object({
      id: v.string(),
      place: v.picklist(['middle', 'banner']),
      title: v.string(),
      link: v.string(),
      starts_at: time,
      ends_at: time,
    }),
  ),
  scope: 'staff',
  origin: 'ours',
});

export const staffAdSave = endpoint({
  method: 'POST',
  path: '/api/v3/staff/ads/save',
  summary: 'Staff: puts a banner or a pop-up ad on the home page, or changes one.',
  input: v.object({
    by,
    /** One that is there; left out a new one. */
    id: v.optional(word),
    place: v.picklist(['middle', 'banner']),
    tag: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(8)), ''),
    title,
    body: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
    action: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(20)), ''),
    /** A page of the console (`/sdwan/package`) or an `https:` address. */
    link: v.pipe(v.string(), v.trim(), v.maxLength(500)),
    image: v.optional(picture, ''),
    /** Seconds that a banner stays. */
    seconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(60)), 5),
    position: v.optional(whole, 0),
    ...span,
  }),
  data: v.object({ id: v.string() }),
  scope: 'staff',
  origin: 'ours',
});

export const staffAdEnd = endpoint({
  method: 'POST',
  path: '/api/v3/staff/ads/end',
  summary: 'Staff: takes an ad off now.',
  input: v.object({ by, id: word }),
  scope: 'staff',
  origin: 'ours',
});

export const staffActivitySave = endpoint({
  method: 'POST',
  path: '/api/v3/staff/activities/save',
  summary: 'Staff: sets when an activity runs, its pictures, and its prices; an activity is known by its number.',
  input: v.object({
    by,
    id: v.picklist(Object.values(activityIds)),
    title,
    popup: v.optional(v.boolean(), false),
    popup_image: v.optional(picture, ''),
    banner_image: v.optional(picture, ''),
    menu_mark_image: v.optional(picture, ''),
    ...span,
    /** Prices that replace those it had; left out they stay. */
    offers: v.optional(
      v.pipe(
        v.array(
          v.object({
            apply_to: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
            package: whole,
            money_fen: whole,
          }),
        ),
        v.maxLength(50),
      ),
    ),
  }),
  scope: 'staff',
  origin: 'ours',
});

export const staffPromotionSave = endpoint({
  method: 'POST',
  path: '/api/v3/staff/promotions/save',
  summary: 'Staff: promotes a service in the menu for a time.',
  input: v.object({ by, service: v.picklist(['star', 'ipv6', 'tunnel']), menu_icon: v.optional(picture, ''), ...span }),
  scope: 'staff',
  origin: 'ours',
});

export const staffActivities = endpoint({
  method: 'GET',
  path: '/api/v3/staff/activities',
  summary: 'Staff: activities that were set, with when they run and how many prices and pictures they have.',
  input: v.object(paging),
  data: listOf(
    v.object({
      id: v.number(),
      title: v.string(),
      popup: v.boolean(),
      starts_at: time,
      ends_at: time,
      offers: v.number(),
      images: v.number(),
    }),
  ),
  scope: 'staff',
  origin: 'ours',
});

export const staffPromotions = endpoint({
  method: 'GET',
  path: '/api/v3/staff/promotions',
  summary: 'Staff: promotions of services in the menu, those that end last first.',
  input: v.object(paging),
  data: listOf(v.object({ service: v.string(), image: v.boolean(), starts_at: time, ends_at: time })),
  scope: 'staff',
  origin: 'ours',
});
