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
        from: 'FROM ad',
        params: [],
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

  async staffActivitySave(context, input) {
    await saveActivity(context, input);
    return { data: null };
  },

  async staffPromotionSave(context, input) {
    await savePromotion(context, input);
    return { data: null };
  },
};

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
