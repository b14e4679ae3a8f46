import * as v from 'valibot';
import { billingLimits as limits, payMethods, planKinds, subscriberStates } from '../../domain/billing';
import { deliveryStates } from '../../domain/delivery';
import { endpoint } from '../endpoint';
import { day, listOf, paging, saidBeside, search, time, word } from './paging';

const typed = v.pipe(v.string(), v.trim(), v.maxLength(200));
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const fen = v.pipe(v.number(), v.integer());

const plan = v.object({
  id: word,
  name: v.string(),
  kind: v.picklist(planKinds),
  price_fen: fen,
  days: v.number(),
  /** Bytes; null: not counted. */
  traffic: v.nullable(v.number()),
  /** Mbps; 0: as fast as the line. */
  down: v.number(),
  up: v.number(),
  on_sale: v.boolean(),
  /** Subscribers that have it, or have paid for it to come next. */
  subscribers: v.number(),
  created_at: time,
});
/** A plan that is sold to subscribers. */
export type BillingPlan = v.InferOutput<typeof plan>;

export const billingPlans = endpoint({
  method: 'GET',
  path: '/api/v3/billing/plan/list',
  summary: 'Plans of cloud billing, newest first.',
  input: v.object({ ...paging, kind: v.optional(v.picklist(planKinds)), q: search }),
  data: listOf(plan),
  scope: 'account',
  origin: 'ours',
});

export const billingPlanSave = endpoint({
  method: 'POST',
  path: '/api/v3/billing/plan/save',
  summary: 'Makes or changes a plan; what subscribers have bought stays, their speed follows.',
  input: v.object({
    id: v.optional(word),
    name: typed,
    kind: v.picklist(planKinds),
    price_fen: whole(0, limits.fen),
    days: whole(1, limits.days),
    /** Gibibytes; only for plans of traffic. */
    gigabytes: v.optional(whole(1, limits.gigabytes)),
    down: whole(0, limits.mbps),
    up: whole(0, limits.mbps),
    on_sale: v.boolean(),
  }),
  data: v.object({ id: word }),
  scope: 'account',
  origin: 'ours',
  creates: true,
});

const ids = v.pipe(v.array(word), v.minLength(1), v.maxLength(200));

export const billingPlanRemove = endpoint({
  method: 'POST',
  path: '/api/v3/billing/plan/remove',
  summary: 'Removes plans that no subscriber has.',
  input: v.object({ ids }),
  scope: 'account',
  origin: 'ours',
});

const subscriber = v.object({
  id: word,
  username: v.string(),
  name: v.string(),
  mobile: v.string(),
  gwid: word,
  gateway_remark: v.string(),
  /** True: made by the simulator, not a real device. */
  simulated: v.boolean(),
  plan_id: word,
  plan_name: v.string(),
  down: v.number(),
  up: v.number(),
  enabled: v.boolean(),
  state: v.picklist(subscriberStates),
  /** End of all that was paid. */
  expires_at: time,
  /** End of the plan that runs; null: nothing comes after it. */
  plan_until: v.optional(v.nullable(time), null),
  /** Plans that were paid and come after it, in turn. */
  next: v.optional(
    v.array(
      v.object({
        plan_id: word,
        plan_name: v.string(),
        days: v.number(),
        /** Bytes; null: not counted. */
        traffic: v.nullable(v.number()),
      }),
    ),
    [],
  ),
  /** Of the plan that runs. Bytes; null: not counted. */
  traffic_left: v.nullable(v.number()),
  delivery: v.picklist(deliveryStates),
  error: v.string(),
  error_said: saidBeside,
  created_at: time,
});
/** A subscriber of the account. */
export type Subscriber = v.InferOutput<typeof subscriber>;

export const subscribers = endpoint({
  method: 'GET',
  path: '/api/v3/billing/subscriber/list',
  summary: 'Subscribers, what ends first first; what has ended comes last.',
  input: v.object({
    ...paging,
    state: v.optional(v.picklist(subscriberStates)),
    /** Who has it, or has paid for it to come next. */
    plan: v.optional(word),
    q: search,
  }),
  data: v.object({
    ...listOf(subscriber).entries,
    counts: v.object({
      all: v.number(),
      active: v.number(),
      expiring: v.number(),
      expired: v.number(),
      used_up: v.number(),
      off: v.number(),
    }),
  }),
  scope: 'account',
  origin: 'ours',
});

/** What it was said to cost: nothing is booked at another price. */
const shown = { amount_fen: v.optional(fen) };

export const subscriberOpen = endpoint({
  method: 'POST',
  path: '/api/v3/billing/subscriber/open',
  summary: 'Opens a subscriber with a plan that was paid. The same `request_id` never opens twice.',
  input: v.object({
    request_id: word,
    gwid: word,
    plan: word,
    username: typed,
    password: v.pipe(v.string(), v.maxLength(64)),
    name: typed,
    mobile: typed,
    quantity: whole(1, limits.quantity),
    method: v.picklist(payMethods),
    note: typed,
    ...shown,
  }),
  data: v.object({ id: word, amount_fen: fen }),
  scope: 'account',
  origin: 'ours',
});

export const subscriberSave = endpoint({
  method: 'POST',
  path: '/api/v3/billing/subscriber/save',
  summary: "Changes a subscriber's name and mobile number, and the password where one is given.",
  input: v.object({
    id: word,
    name: typed,
    mobile: typed,
    password: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
  }),
  scope: 'account',
  origin: 'ours',
});

export const subscriberSwitch = endpoint({
  method: 'POST',
  path: '/api/v3/billing/subscriber/switch',
  summary: 'Lets subscribers in again, or keeps them out; their time goes on.',
  input: v.object({ ids, enabled: v.boolean() }),
  scope: 'account',
  origin: 'ours',
});

export const subscriberRemove = endpoint({
  method: 'POST',
  path: '/api/v3/billing/subscriber/remove',
  summary: 'Removes subscribers with what is left of their time; what they paid stays in the report.',
  input: v.object({ ids }),
  scope: 'account',
  origin: 'ours',
});

export const subscriberRecharge = endpoint({
  method: 'POST',
  path: '/api/v3/billing/subscriber/recharge',
  summary: 'A subscriber paid for a plan; the sum is the server’s. The same `request_id` never takes twice.',
  input: v.object({
    request_id: word,
    id: word,
    plan: word,
    quantity: whole(1, limits.quantity),
    method: v.picklist(payMethods),
    note: typed,
    ...shown,
  }),
  data: v.object({ amount_fen: fen, expires_at: time }),
  scope: 'account',
  origin: 'ours',
});

const entry = v.object({
  id: word,
  at: time,
  username: v.string(),
  plan_name: v.string(),
  kind: v.picklist(['open', 'recharge']),
  method: v.picklist(payMethods),
  quantity: v.number(),
  amount_fen: fen,
  note: v.string(),
  actor: v.string(),
});
/** A sum that was taken. */
export type BillingEntry = v.InferOutput<typeof entry>;

export const billingEntries = endpoint({
  method: 'GET',
  path: '/api/v3/billing/entry/list',
  summary: 'Sums that were taken, newest first; `from` and `to` are days in China, both included.',
  input: v.object({
    ...paging,
    from: v.optional(day),
    to: v.optional(day),
    method: v.optional(v.picklist(payMethods)),
    q: search,
  }),
  data: v.object({ ...listOf(entry).entries, sum_fen: fen }),
  scope: 'account',
  origin: 'ours',
});

export const billingReport = endpoint({
  method: 'GET',
  path: '/api/v3/billing/report',
  summary: 'Income of cloud billing by day, plan and way to pay; the last 30 days unless told, at most 366.',
  input: v.object({ from: v.optional(day), to: v.optional(day) }),
  data: v.object({
    total_fen: fen,
    opened: v.number(),
    recharged: v.number(),
    days: v.array(v.object({ day, amount_fen: fen })),
    plans: v.array(v.object({ name: v.string(), amount_fen: fen, count: v.number() })),
    methods: v.array(v.object({ method: v.picklist(payMethods), amount_fen: fen })),
  }),
  scope: 'account',
  origin: 'ours',
});
