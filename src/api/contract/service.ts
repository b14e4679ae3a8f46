import * as v from 'valibot';
import { payBackStates, payMethods } from '../../domain/payment';
import { gatewayFits, mostMonths, orderKinds, orderStates, ownedStates } from '../../domain/service';
import { endpoint } from '../endpoint';
import { listOf, paging, search, time, word } from './paging';

/** Integer fen. */
const fen = v.pipe(v.number(), v.integer());
const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500));

/** What is paid for one of it for some months, and what that would be without any deduction. */
const price = v.object({ months: v.number(), pay_fen: fen, whole_fen: fen });

const brief = v.object({
  /** Key of the service: `camera`, `tunnel`, `sdwan`... */
  key: word,
  name: v.string(),
  summary: v.string(),
  /** Price of the cheapest month that costs something. */
  from_fen: fen,
  /** The same for each duration that is offered. */
  prices: v.optional(v.array(price)),
  /** How many of it the account has that have not expired. */
  owned: v.number(),
  /** How many of those end within a week. */
  ending: v.optional(v.number()),
  /** What is counted: `台摄像头`. */
  unit: v.string(),
});

const tier = v.object({
  key: word,
  /** Number of the package, as activities name it. */
  package: v.number(),
  name: v.string(),
  /** For whom. */
  who: v.string(),
  month_fen: fen,
  /** For each duration that is offered; none of a trial. */
  prices: v.optional(v.array(price)),
  /** Activity price of a month for this account; null: none. */
  activity_fen: v.nullable(fen),
  /** Days of a free trial; null: not one. A trial is open once for each account and service. */
  trial_days: v.nullable(v.number()),
  trial_used: v.boolean(),
  recommended: v.boolean(),
  /** Most that can be bought of it; the service's number where there is none. */
  most: v.optional(v.number()),
  features: v.array(v.object({ text: v.string(), included: v.boolean() })),
});
/** A package of a service. */
export type Tier = v.InferOutput<typeof tier>;

const service = v.object({
  ...brief.entries,
  /** What it does, a sentence each. */
  points: v.array(v.object({ title: v.string(), text: v.string() })),
  requirements: v.array(v.string()),
  /** For which devices it is, what it changes on the gateway, how one sees that it works, how it ends. */
  about: v.optional(v.array(v.object({ title: v.string(), text: v.string() }))),
  most: v.number(),
  /** Whether it works on one gateway that it must be bound to. */
  bound: v.boolean(),
  /** False: it is not open yet, and cannot be bought. */
  for_sale: v.optional(v.boolean()),
  tiers: v.array(tier),
  /** Rows of the comparison; a value stands for each tier: words, `true` has it, `false` has not. */
  compare: v.array(
    v.object({ group: v.string(), name: v.string(), values: v.array(v.union([v.string(), v.boolean()])) }),
  ),
  /** Months that are offered, with the mark of an activity. */
  durations: v.array(v.object({ months: v.number(), mark: v.nullable(v.string()) })),
});
/** Everything about a service that is sold. */
export type Service = v.InferOutput<typeof service>;

export const services = endpoint({
  method: 'GET',
  path: '/api/v3/service/list',
  summary: 'Value-added services that are sold.',
  data: v.object({ list: v.array(brief), total: v.number() }),
  scope: 'promotion:read',
  origin: 'ours',
});

export const serviceDetail = endpoint({
  method: 'GET',
  path: '/api/v3/service/detail/{key}',
  summary: 'One service with its packages and prices, as the account would pay them now.',
  input: v.object({ key: word }),
  data: service,
  scope: 'promotion:read',
  origin: 'ours',
});

/** What is bought; for `renew` and `upgrade` what is owned is named by `owned`. */
const wanted = {
  service: word,
  tier: word,
  kind: v.optional(v.picklist(orderKinds), 'new'),
  months: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostMonths)), 1),
  /** 1 unless told; what is renewed keeps its number, and what is upgraded has at least as many. */
  quantity: v.optional(count),
  /** Id of what is renewed or upgraded. */
  owned: v.optional(word),
  /** Id of a coupon of the account. */
  coupon: v.optional(word),
};

/** A clear word that the service is wanted on a gateway that never said whether it can carry it out. */
const sure = v.optional(v.boolean(), false);

const line = v.object({
  kind: v.picklist(['base', 'activity', 'gift', 'duration', 'coupon', 'upgrade']),
  text: v.string(),
  fen,
});
const bill = v.object({
  lines: v.array(line),
  /** What is left to pay. */
  pay_fen: fen,
  /** When the time that is bought begins and ends. */
  from: time,
  to: time,
});

export const serviceQuote = endpoint({
  method: 'POST',
  path: '/api/v3/service/quote',
  summary: 'Price of an order, computed by the server; nothing is ordered.',
  input: v.object(wanted),
  data: v.object({
    ...bill.entries,
    /** The same for each duration that is offered. */
    durations: v.array(v.object({ months: v.number(), mark: v.nullable(v.string()), pay_fen: fen })),
    /** Coupons that this order takes. */
    coupons: v.array(v.object({ id: word, title: v.string(), amount_fen: fen, expires_at: time })),
    balance_fen: fen,
  }),
  scope: 'account',
  origin: 'ours',
});

const order = v.object({
  id: word,
  service: word,
  service_name: v.string(),
  tier: word,
  tier_name: v.string(),
  kind: v.picklist(orderKinds),
  months: v.number(),
  quantity: v.number(),
  state: v.picklist(orderStates),
  lines: v.array(line),
  pay_fen: fen,
  created_at: time,
  /** Until when it can be paid. */
  pay_until: time,
  /** Seconds until then by the server's clock, while it is unpaid. */
  pay_left: v.optional(v.number()),
  paid_at: v.nullable(time),
  cancelled_at: v.nullable(time),
  /** Time that was bought; null until paid. */
  from: v.nullable(time),
  to: v.nullable(time),
  owned: v.nullable(word),
  gwid: v.nullable(word),
  gateway_remark: v.nullable(v.string()),
  /** The SD-WAN network that runs on what was bought. */
  network_name: v.optional(v.nullable(v.string())),
  /** When it was given back, and how much of it. */
  refunded_at: v.optional(v.nullable(time)),
  refund_fen: v.optional(v.nullable(fen)),
  /** The way it goes back that is not the balance, and how far it is. */
  refund_way: v.optional(v.nullable(v.object({ method: v.picklist(payMethods), state: v.picklist(payBackStates) }))),
  /** What giving it back would return now, and the way it would take; null: to the balance. Only where one order is read. */
  refundable_fen: v.optional(fen),
  /** How many later orders would go with it: upgrades of it, and renewals that one of them also bettered. */
  refundable_upgrades: v.optional(v.number()),
  /** The order that it goes back with, where that has to be asked for instead. */
  refundable_with: v.optional(word),
  refundable_to: v.optional(v.nullable(v.picklist(payMethods))),
  invoice: v.nullable(
    v.object({
      title: v.string(),
      tax_no: v.string(),
      email: v.string(),
      state: v.picklist(['requested', 'sent']),
      at: time,
      /** Once it was sent. */
      number: v.optional(v.string()),
      sent_at: v.optional(time),
      /** Kind of the file, where there is one to download. */
      file: v.optional(v.picklist(['pdf', 'ofd'])),
    }),
  ),
});
/** An order. */
export type Order = v.InferOutput<typeof order>;

export const orders = endpoint({
  method: 'GET',
  path: '/api/v3/service/orders',
  summary: 'Orders, newest first.',
  input: v.object({ ...paging, service: v.optional(word), state: v.optional(v.picklist(orderStates)), q: search }),
  data: listOf(order),
  scope: 'account',
  origin: 'ours',
});

export const orderDetail = endpoint({
  method: 'GET',
  path: '/api/v3/service/order/{id}',
  summary: 'One order.',
  input: v.object({ id: word }),
  data: order,
  scope: 'account',
  origin: 'ours',
});

export const orderCreate = endpoint({
  method: 'POST',
  path: '/api/v3/service/order/create',
  summary: 'Orders at the price of now, to be paid within 30 minutes. The same `request_id` never orders twice.',
  input: v.object({
    request_id: word,
    ...wanted,
    /** What the bill said that it costs: nothing is ordered at another price. */
    pay_fen: v.optional(fen),
    /** Gateway that it shall work on. */
    gwid: v.optional(word),
    sure,
  }),
  data: order,
  scope: 'account',
  origin: 'ours',
});

export const orderPay = endpoint({
  method: 'POST',
  path: '/api/v3/service/order/pay',
  summary: 'Pays an order from the balance (and its coupon); asked again it answers the same and takes nothing.',
  input: v.object({ id: word }),
  data: order,
  scope: 'account',
  origin: 'ours',
});

export const orderCancel = endpoint({
  method: 'POST',
  path: '/api/v3/service/order/cancel',
  summary: 'Cancels an order that is not paid.',
  input: v.object({ id: word }),
  data: order,
  scope: 'account',
  origin: 'ours',
});

export const orderRefund = endpoint({
  method: 'POST',
  path: '/api/v3/service/order/refund',
  summary:
    'Gives back what of a paid order was not used: the money goes back the way it was paid, or to the balance; the service ends or shrinks.',
  input: v.object({ id: word }),
  data: order,
  scope: 'account',
  origin: 'ours',
});

export const orderInvoice = endpoint({
  method: 'POST',
  path: '/api/v3/service/order/invoice',
  summary: 'Asks for the invoice of a paid order, once.',
  input: v.object({
    id: word,
    title: v.pipe(v.string(), v.trim(), v.maxLength(100)),
    /** Taxpayer number; empty for a person. */
    tax_no: v.pipe(v.string(), v.trim(), v.maxLength(20)),
    email: v.pipe(v.string(), v.trim(), v.maxLength(120)),
  }),
  data: order,
  scope: 'account',
  origin: 'ours',
});

export const orderInvoiceFile = endpoint({
  method: 'GET',
  path: '/api/v3/service/order/invoice/{id}',
  summary: 'The invoice of an order as a file (PDF or OFD), once it was issued with one.',
  input: v.object({ id: word }),
  reply: 'blob',
  scope: 'account',
  origin: 'ours',
});

const owned = v.object({
  id: word,
  service: word,
  service_name: v.string(),
  tier: word,
  tier_name: v.string(),
  quantity: v.number(),
  unit: v.string(),
  state: v.picklist(ownedStates),
  starts_at: time,
  expires_at: time,
  bound: v.boolean(),
  gwid: v.nullable(word),
  gateway_remark: v.nullable(v.string()),
  /** The SD-WAN network that runs on it. */
  network_name: v.optional(v.nullable(v.string())),
  /** Whether there is a better package, and whether it was a trial, which is not renewed. */
  upgradable: v.boolean(),
  trial: v.boolean(),
  /** False: it is no longer sold, and cannot be renewed either. */
  for_sale: v.optional(v.boolean()),
});
/** Something that the account bought. */
export type Owned = v.InferOutput<typeof owned>;

export const ownedList = endpoint({
  method: 'GET',
  path: '/api/v3/service/business',
  summary: 'What the account bought, what ends first first.',
  input: v.object({
    ...paging,
    /** Only this one. */
    id: v.optional(word),
    service: v.optional(word),
    state: v.optional(v.picklist(ownedStates)),
    q: search,
  }),
  data: v.object({
    ...listOf(owned).entries,
    counts: v.object({ all: v.number(), active: v.number(), expiring: v.number(), expired: v.number() }),
  }),
  scope: 'account',
  origin: 'ours',
});

const fitting = v.object({
  gwid: word,
  remark: v.string(),
  model: v.string(),
  simulated: v.boolean(),
  fit: v.picklist(gatewayFits),
  /** Lines to the internet that it has, and that the service needs. */
  lines: v.number(),
  lines_needed: v.number(),
});
/** A gateway, and whether it can carry a service out. */
export type FittingGateway = v.InferOutput<typeof fitting>;

export const serviceGateways = endpoint({
  method: 'GET',
  path: '/api/v3/service/gateways',
  summary: 'Gateways of the account, those first that can carry a service out; of the others it is told why not.',
  input: v.object({ ...paging, q: search, service: word }),
  data: v.object({
    ...listOf(fitting).entries,
    /** Of the whole fleet, whatever is searched for: how many cannot have it, with the first names. */
    out: v.optional(
      v.array(
        v.object({
          fit: v.picklist(['unable', 'lines', 'taken']),
          count: v.number(),
          names: v.array(v.string()),
          lines_needed: v.number(),
        }),
      ),
    ),
  }),
  scope: 'account',
  origin: 'ours',
});

export const ownedBind = endpoint({
  method: 'POST',
  path: '/api/v3/service/business/bind',
  summary: 'Lets something owned work on a gateway; null: on none.',
  input: v.object({ id: word, gwid: v.nullable(word), sure }),
  scope: 'account',
  origin: 'ours',
});
