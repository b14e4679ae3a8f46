import type * as contract from '../../../src/api/contract/staff-promotion';
import { adTarget } from '../../../src/domain/links';
import { announce } from '../account/staff/announce';
import type { Handlers } from '../kit/context/handler';
import { readPage } from '../kit/sql/page';
import { endAd, saveActivity, saveAd, savePromotion } from '../services/promotion/editing';

/** What the operator puts before account holders: messages, ads, activities, promotions. */
export const staffPromotion: Handlers<typeof contract> = {
  staffAnnounce: async (context, input) => ({ data: { accounts: await announce(context, input) } }),

  async staffAds(context, input) {
    const { list, total } = await readPage<AdRow>(
      context.db,
      {
        select: 'id, place, title, links, starts_at, ends_at',
        from: 'FROM ad WHERE ($1::text IS NULL OR place = $1)',
        params: [input.place ?? null],
        order: 'ends_at DESC, id',
      },
      input,
    );
    return { data: { list: list.map(({ links, ...row }) => ({ ...row, link: placeOf(links) })), total } };
  },

  staffAdSave: async (context, input) => ({ data: { id: await saveAd(context, input) } }),

  async staffAdEnd(context, { by, id }) {
    await endAd(context, by, id);
    return { data: null };
  },

  async staffActivities(context, input) {
    const data = await readPage<ActivityRow>(
      context.db,
      {
        select: `id, title, popup, starts_at, ends_at,
          (SELECT count(*) FROM activity_offer o WHERE o.activity_id = activity.id) AS offers,
          (popup_image <> '')::int + (banner_image <> '')::int + (menu_mark_image <> '')::int AS images`,
        from: 'FROM activity',
        params: [],
        order: 'id',
      },
      input,
    );
    return { data };
  },

  async staffPromotions(context, input) {
    const data = await readPage<PromotionRow>(
      context.db,
      {
        select: `service, menu_icon <> '' AS image, starts_at, ends_at`,
        from: 'FROM promotion',
        params: [],
        order: 'ends_at DESC, service',
      },
      input,
    );
    return { data };
  },

  async staffActivitySave(context, input) {
    await saveActivity(context, input);
    return { data: null };
  },

  async staffPromotionSave(context, input) {
    await savePromotion(context, input);
    return { data: null };
  },
};

interface ActivityRow {
  id: number;
  title: string;
  popup: boolean;
  starts_at: string;
  ends_at: string;
  offers: number;
  images: number;
}

interface PromotionRow {
  service: string;
  image: boolean;
  starts_at: string;
  ends_at: string;
}

interface AdRow {
  id: string;
  place: 'middle' | 'banner';
  title: string;
  links: string;
  starts_at: string;
  ends_at: string;
}

/** Where an ad leads, in words: a path or an address. */
function placeOf(links: string): string {
  const target = adTarget(links);
  if (!target) return '';
  return target.kind === 'window' ? target.url : target.path;
}
