import * as v from 'valibot';
import { couponStates, guestMethods } from '../../domain/guest';
import { endpoint } from '../endpoint';
import { dayOrMoment, listOf, order, paging, search, time, word } from './paging';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const gateway = v.object({ gwid: word });

const summary = v.object({
  gwid: word,
  remark: v.string(),
  simulated: v.boolean(),
  /** Networks that its access points send. */
  ssids: v.array(v.string()),
  /** Portal pages that it may be given. */
  templates: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      version: v.number(),
      /** Ways to sign in that it shows. */
      methods: v.optional(v.array(v.string())),
    }),
  ),
  sms: v.object({ balance: count, used_week: count }),
  coupons: v.object({ batches: count, unused: count }),
  /** Sign-ins of the last seven days, by method: as many as the log has. */
  week: v.array(v.object({ method: v.string(), count })),
});
/** What the settings of a gateway's guests are made of. */
export type GuestSummary = v.InferOutput<typeof summary>;

export const guestGateway = endpoint({
  method: 'GET',
  path: '/api/v3/guest/gateway/{gwid}',
  summary:
    'What the settings of a gateway’s guests are made of: networks, pages, messages and coupons left, the last week.',
  input: gateway,
  data: summary,
  scope: 'device:read',
  origin: 'ours',
});

const batch = v.object({
  id: word,
  name: v.string(),
  minutes: v.number(),
  devices: v.number(),
  until: v.nullable(time),
  count,
  /** That can still be used: none when it has expired. */
  unused: count,
  used: count,
  void: count,
  expired: v.boolean(),
  author: v.string(),
  created_at: time,
});
/** Codes that were made together. */
export type CouponBatch = v.InferOutput<typeof batch>;

export const couponBatches = endpoint({
  method: 'GET',
  path: '/api/v3/guest/coupon/batches',
  summary: 'Batches of coupon codes of a gateway, newest first.',
  input: v.object({ gwid: word, id: v.optional(word), q: search, ...paging }),
  data: listOf(batch),
  scope: 'device:read',
  origin: 'ours',
});

export const couponCreate = endpoint({
  method: 'POST',
  path: '/api/v3/guest/coupon/create',
  summary: 'Makes a batch of codes, at most 1000. `until` is a day in China time, the last one that they hold.',
  input: v.object({
    gwid: word,
    name: v.pipe(v.string(), v.trim(), v.maxLength(60)),
    count: v.number(),
    minutes: v.number(),
    devices: v.number(),
    until: v.optional(v.string(), ''),
  }),
  data: v.object({ id: word, made: count }),
  scope: 'device:write',
  origin: 'ours',
  creates: true,
});

const coupon = v.object({
  code: word,
  position: v.number(),
  state: v.picklist(couponStates),
  used_at: v.nullable(time),
  used_by: v.nullable(v.string()),
});
/** One code. */
export type GuestCoupon = v.InferOutput<typeof coupon>;

export const guestCoupons = endpoint({
  method: 'GET',
  path: '/api/v3/guest/coupon/codes',
  summary: 'Codes of a batch, in their order.',
  input: v.object({ batch: word, state: v.optional(v.picklist(couponStates)), q: search, ...paging }),
  data: listOf(coupon),
  scope: 'device:read',
  origin: 'ours',
});

export const couponVoid = endpoint({
  method: 'POST',
  path: '/api/v3/guest/coupon/void',
  summary: 'Ends codes of a batch that nobody used; all of them without `codes`.',
  input: v.object({ id: word, codes: v.optional(v.pipe(v.array(word), v.minLength(1), v.maxLength(1000))) }),
  data: v.object({ ended: count }),
  scope: 'device:write',
  origin: 'ours',
});

/** What may stand in the book of a gateway's text messages. */
export const smsKinds = ['recharge', 'use', 'gift'] as const;

const smsEntry = v.object({
  id: word,
  at: time,
  kind: v.picklist(smsKinds),
  amount: v.number(),
  balance: v.number(),
  price_fen: v.number(),
  subject: v.string(),
  actor: v.string(),
  simulated: v.boolean(),
});
/** One line of the book of a gateway's text messages. */
export type SmsEntry = v.InferOutput<typeof smsEntry>;

export const smsLog = endpoint({
  method: 'GET',
  path: '/api/v3/guest/sms/log',
  summary: 'Text messages of a gateway: bought, given and used, newest first.',
  input: v.object({
    gwid: word,
    kind: v.optional(v.picklist(smsKinds)),
    from: v.optional(dayOrMoment),
    to: v.optional(dayOrMoment),
    q: search,
    order,
    ...paging,
  }),
  data: listOf(smsEntry),
  scope: 'account',
  origin: 'ours',
});

export const smsSummary = endpoint({
  method: 'GET',
  path: '/api/v3/guest/sms/summary/{gwid}',
  summary: 'Text messages left for a gateway, what it uses, the packs that are sold and the account’s balance, in fen.',
  input: gateway,
  data: v.object({
    gwid: word,
    remark: v.string(),
    balance: count,
    used_today: count,
    used_week: count,
    bought: count,
    balance_fen: v.number(),
    packs: v.array(v.object({ id: v.string(), amount: count, price_fen: count })),
  }),
  scope: 'account',
  origin: 'ours',
});

export const smsRecharge = endpoint({
  method: 'POST',
  path: '/api/v3/guest/sms/recharge',
  summary: 'Buys a pack of text messages from the account’s balance. The same `request_id` never pays twice.',
  input: v.object({
    ...{ gwid: word, pack: word, request_id: word },
    /** What it was said to cost: nothing is bought at another price. */
    price_fen: v.optional(count),
  }),
  data: v.object({ balance: count, balance_fen: v.number() }),
  scope: 'account',
  origin: 'ours',
});

/** Ways to sign in, for schemas of other calls. */
export const method = v.picklist(guestMethods);
