import type * as contract from '../../../src/api/contract/staff-income';
import { methodNames } from '../../../src/domain/guest';
import { yuan } from '../../../src/format';
import { recordAct } from '../account/staff/acts';
import type { Handlers } from '../kit/context/handler';
import { endOffer, offerPage, saveOffer } from '../services/income/offers';

/** Who pays for sign-ins of guests, for the operator. */
export const staffIncome: Handlers<typeof contract> = {
  staffIncomeOffers: async ({ db }, paging) => ({ data: await offerPage(db, paging) }),

  async staffIncomeOfferSave(context, { by, ...offer }) {
    const text = `${methodNames[offer.source]}认证收益：${offer.buyer}，每台终端每天 ${yuan(offer.each_fen)}`;
    const id = await saveOffer(context, offer, (sql) => recordAct(sql, context, { by, text, target: offer.source }));
    return { data: { id } };
  },

  async staffIncomeOfferEnd(context, { by, id }) {
    await endOffer(context, id, (sql, buyer) =>
      recordAct(sql, context, { by, text: `结束认证付费：${buyer}`, target: id }),
    );
    return { data: null };
  },
};
