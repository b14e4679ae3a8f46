import type * as contract from '../../../src/api/contract/staff-star';
import { yuan } from '../../../src/format';
import { recordAct } from '../account/staff/acts';
import type { Handlers } from '../kit/context/handler';
import { invalid, notFound } from '../kit/refusal';
import { broken } from '../kit/validate';
import { decide } from '../services/star/apply';
import { answer } from '../services/star/disputes';
import { addDemand, allDemands, allDisputes, closeDemand, reviewPage } from '../services/star/operator';
import { settleDay } from '../services/star/settle';

/** Star plan, as its operator sees it: who takes part, what buyers ask for and pay, objections. */
export const staffStar: Handlers<typeof contract> = {
  staffStarReview: async (context, input) => ({ data: await reviewPage(context, input) }),

  async staffStarSettleReview(context, { by, id, approved, reason = '' }) {
    if (!approved && reason === '') throw invalid({ reason: broken({ rule: 'required' }, 'reason') });
    await context.db.tx(async (sql) => {
      const settled = await decide(sql, { id, approved, reason, now: context.now() });
      if (!settled) throw notFound();
      const text = approved ? '通过繁星计划申请' : '驳回繁星计划申请';
      await recordAct(sql, context, { by, text, target: settled.remark, accountId: settled.accountId });
    });
    return { data: null };
  },

  staffStarDemands: async (context, input) => ({ data: await allDemands(context, input) }),

  async staffStarDemandSave(context, { by, ...demand }) {
    const id = await context.db.tx(async (sql) => {
      const made = await addDemand(sql, demand, context.now());
      await recordAct(sql, context, {
        by,
        text: `发布繁星计划需求：${demand.region}，${demand.gb} GB，每 100 GB 每天 ${yuan(demand.each_fen)}`,
        target: demand.buyer,
      });
      return made;
    });
    return { data: { id } };
  },

  async staffStarDemandClose(context, { by, id }) {
    await context.db.tx(async (sql) => {
      const buyer = await closeDemand(sql, id, context.now());
      await recordAct(sql, context, { by, text: '结束繁星计划需求', target: buyer });
    });
    return { data: null };
  },

  async staffStarSettle(context, { by, day, rows }) {
    const data = await context.db.tx(async (sql) => {
      const settled = await settleDay(sql, { day, rows }, context.now());
      if (settled.taken > 0)
        await recordAct(sql, context, {
          by,
          text: `导入繁星计划结算：${settled.taken} 台网关，收入 ${yuan(settled.income_fen)}，补贴 ${yuan(settled.subsidy_fen)}`,
          target: day,
        });
      return settled;
    });
    return { data };
  },

  staffStarDisputes: async (context, input) => ({ data: await allDisputes(context, input) }),

  async staffStarDisputeAnswer(context, { by, id, answer: text }) {
    await context.db.tx(async (sql) => {
      const settled = await answer(sql, { id, answer: text, now: context.now() });
      if (!settled) throw notFound();
      await recordAct(sql, context, {
        by,
        text: '答复繁星计划账单申诉',
        target: settled.day,
        accountId: settled.accountId,
      });
    });
    return { data: null };
  },
};
