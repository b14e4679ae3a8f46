import type * as contract from '../../../src/api/contract/guest';
import { batchPage, couponPage, createBatch, voidCodes } from '../services/guest/coupons';
import { guestSummary } from '../services/guest/gateway';
import { recharge, smsPage, summaryOf } from '../services/guest/sms';
import type { Handlers } from '../kit/context/handler';

/** Guests of a gateway: what their settings are made of, coupons, text messages. */
export const guest: Handlers<typeof contract> = {
  guestGateway: async (context, { gwid }) => ({ data: await guestSummary(context, gwid) }),
  couponBatches: async (context, input) => ({ data: await batchPage(context, input) }),
  couponCreate: async (context, input) => ({ data: await createBatch(context, input) }),
  guestCoupons: async (context, input) => ({ data: await couponPage(context, input) }),
  couponVoid: async (context, input) => ({ data: await voidCodes(context, input) }),
  smsLog: async (context, input) => ({ data: await smsPage(context, input) }),
  smsSummary: async (context, { gwid }) => ({ data: await summaryOf(context, gwid) }),
  smsRecharge: async (context, input) => ({ data: await recharge(context, input) }),
};
