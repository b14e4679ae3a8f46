import * as v from 'valibot';
import { commissionStates, leadStates, referralStages } from '../../domain/referral';
import { endpoint } from '../endpoint';
import { day, paging, search, time, word } from './paging';

/** Integer fen. */
const fen = v.pipe(v.number(), v.integer());

const salePackage = v.object({
  id: v.string(),
  service: v.string(),
  service_name: v.string(),
  name: v.string(),
  summary: v.string(),
  price_fen: fen,
  /** What the price is for: 元 / `unit`. */
  unit: v.string(),
  features: v.array(v.string()),
  /** Second part of referral codes. */
  code: v.string(),
  /** Offer of a running activity. */
  activity: v.nullable(
    v.object({
      title: v.string(),
      /** Price of the first month; null: the price stays, there is more for it. */
      price_fen: v.nullable(fen),
      /** Exclusive. */
      ends_at: time,
    }),
  ),
});

/** A package as it is sold. */
export type SalePackage = v.InferOutput<typeof salePackage>;

export const packages = endpoint({
  method: 'GET',
  path: '/api/v3/promotion/packages',
  summary:
    'What is sold, with the prices of running activities. Prices are the server’s; a client’s price is never taken.',
  input: v.object({ service: v.optional(word), package: v.optional(word) }),
  data: v.object({ list: v.array(salePackage), total: v.number() }),
  scope: 'promotion:read',
  origin: 'ours',
});

export const promotionLead = endpoint({
  method: 'POST',
  path: '/api/v3/promotion/lead',
  summary: 'Somebody wants to be called by the agent of this code. The same number twice is one lead.',
  input: v.object({
    /** Referral code; the agent of the page's own account unless told. */
    code: v.optional(v.pipe(v.string(), v.maxLength(20))),
    name: v.pipe(v.string(), v.maxLength(200)),
    mobile: v.pipe(v.string(), v.maxLength(40)),
    company: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
    need: v.optional(v.pipe(v.string(), v.maxLength(1000)), ''),
    /** The person agreed that the agent may call. */
    consent: v.boolean(),
  }),
  data: v.null(),
  scope: 'promotion:read',
  origin: 'ours',
});

export const promotionVisit = endpoint({
  method: 'POST',
  path: '/api/v3/promotion/visit',
  summary: 'Counts a visit by a referral link; unknown codes are passed over in silence.',
  input: v.object({ code: word }),
  data: v.null(),
  scope: 'public',
  origin: 'ours',
});

export const promotionAttach = endpoint({
  method: 'POST',
  path: '/api/v3/promotion/attach',
  summary: 'A new account says by whose link it came. Taken on its first day only, once, and never for oneself.',
  input: v.object({ code: word }),
  data: v.object({ attached: v.boolean() }),
  scope: 'account',
  origin: 'ours',
});

export const promotionSummary = endpoint({
  method: 'GET',
  path: '/api/v3/promotion/summary',
  summary: "The agent's code, commissions and customers. Agents only.",
  data: v.object({
    code: v.string(),
    level: v.string(),
    /** Commission of this month, and of the same days of the month before. */
    month_fen: fen,
    before_fen: fen,
    /** Balance of the account. */
    available_fen: fen,
    pending_fen: fen,
    /** Day of the next settlement. */
    settles_on: day,
    customers: v.number(),
    customers_month: v.number(),
    /** Of the last 90 days, each a part of the one before. */
    funnel: v.object({ visits: v.number(), registered: v.number(), bound: v.number(), paid: v.number() }),
  }),
  scope: 'account',
  origin: 'ours',
});

export const promotionTrend = endpoint({
  method: 'GET',
  path: '/api/v3/promotion/trend',
  summary: 'Commission by day, oldest first, refunded ones left out. Agents only.',
  input: v.object({ days: v.picklist([7, 30]) }),
  data: v.array(v.object({ date: day, fen, renewal_fen: fen })),
  scope: 'account',
  origin: 'ours',
});

const product = v.object({
  package_id: v.string(),
  name: v.string(),
  /** A month, without an activity. */
  price_fen: fen,
  /** The first month under the running activity; null: it changes no price, or there is none. */
  offer_fen: v.nullable(fen),
  unit: v.string(),
  percent: v.number(),
  /** Customers who paid for it, and what it earned so far. */
  customers: v.number(),
  commission_fen: fen,
  /** Referral code. */
  code: v.string(),
  /** Name of the running activity; empty without one. */
  activity: v.string(),
});

/** Something that an agent earns with. */
export type PromotionProduct = v.InferOutput<typeof product>;

export const promotionProducts = endpoint({
  method: 'GET',
  path: '/api/v3/promotion/products',
  summary: 'What the agent earns with, with the referral code of each. Agents only.',
  data: v.object({ list: v.array(product), total: v.number() }),
  scope: 'account',
  origin: 'ours',
});

const commission = v.object({
  id: v.string(),
  at: time,
  customer: v.string(),
  /** Middle hidden. */
  mobile: v.string(),
  product: v.string(),
  kind: v.picklist(['first', 'renewal']),
  paid_fen: fen,
  percent: v.number(),
  amount_fen: fen,
  state: v.picklist(commissionStates),
  settled_at: v.nullable(time),
});

/** One commission. */
export type Commission = v.InferOutput<typeof commission>;

export const commissions = endpoint({
  method: 'GET',
  path: '/api/v3/promotion/commissions',
  summary: 'Commissions, newest first, with the sums of all that match. Agents only.',
  input: v.object({
    ...paging,
    state: v.optional(v.picklist(commissionStates)),
    kind: v.optional(v.picklist(['first', 'renewal'])),
    package: v.optional(word),
    /** Name or number of the customer. */
    q: search,
    /** Days in China time, both included. */
    from: v.optional(day),
    to: v.optional(day),
  }),
  data: v.object({ list: v.array(commission), total: v.number(), paid_fen: fen, amount_fen: fen }),
  scope: 'account',
  origin: 'ours',
});

const referral = v.object({
  id: v.string(),
  name: v.string(),
  company: v.string(),
  /** In full for leads who agreed to be called, until they are invalid; else the middle is hidden. */
  mobile: v.string(),
  need: v.string(),
  source: v.picklist(['link', 'form']),
  stage: v.picklist(referralStages),
  created_at: time,
  /** Commission so far. */
  commission_fen: fen,
});

/** A customer that the agent brought. */
export type Referral = v.InferOutput<typeof referral>;

export const referrals = endpoint({
  method: 'GET',
  path: '/api/v3/promotion/referrals',
  summary: 'Customers whom the agent brought, newest first. Agents only.',
  input: v.object({
    ...paging,
    stage: v.optional(v.picklist(referralStages)),
    /** Those who paid for it, and were not refunded. */
    package: v.optional(word),
    q: search,
  }),
  data: v.object({ list: v.array(referral), total: v.number() }),
  scope: 'account',
  origin: 'ours',
});

export const leadState = endpoint({
  method: 'POST',
  path: '/api/v3/promotion/leads/state',
  summary: 'The agent has called a lead, finds it invalid, or takes that back. Nobody who has an account is a lead.',
  input: v.object({ id: word, state: v.picklist(leadStates) }),
  data: v.null(),
  scope: 'account',
  origin: 'ours',
});

const material = v.object({
  id: v.string(),
  title: v.string(),
  kind: v.picklist(['poster', 'banner', 'text']),
  /** Pixels; 0 for texts. */
  width: v.number(),
  height: v.number(),
  /** The text itself; empty for pictures. */
  body: v.string(),
});

/** Something to advertise with. */
export type Material = v.InferOutput<typeof material>;

/** What a material is written in. */
const lang = v.optional(v.picklist(['zh-CN', 'en']), 'zh-CN');

export const materials = endpoint({
  method: 'GET',
  path: '/api/v3/promotion/materials',
  summary: "Posters, banners and texts that carry the agent's link. Agents only.",
  input: v.object({ lang }),
  data: v.object({ list: v.array(material), total: v.number() }),
  scope: 'account',
  origin: 'ours',
});

export const materialFile = endpoint({
  method: 'GET',
  path: '/api/v3/promotion/materials/{id}/file',
  summary: "A poster or banner with the agent's QR code, as SVG. Agents only.",
  input: v.object({ id: word, lang }),
  scope: 'account',
  origin: 'ours',
  reply: 'blob',
});
