import * as v from 'valibot';
import { gatewaySources, guestSources, incomeSources } from '../../domain/income';
import { endpoint } from '../endpoint';
import { day, listOf, order, paging, saidBeside, search, time, word } from './paging';

/** Integer fen. */
const fen = v.pipe(v.number(), v.integer());
const count = v.number();
const source = v.picklist(incomeSources);
const guestSource = v.picklist(guestSources);
const gatewaySource = v.picklist(gatewaySources);
const state = v.picklist(['pending', 'settled']);

/** Days on which income was booked, both included, in China time. */
const days = { from: v.optional(day), to: v.optional(day) };

/** Fen by source. */
const parts = v.record(source, fen);

const offer = v.object({
  source: guestSource,
  buyer: v.string(),
  /** For one terminal on one day. */
  each_fen: fen,
  /** Nobody pays: simulated gateways only. */
  simulated: v.boolean(),
});
/** Who pays for sign-ins. */
export type IncomeOffer = v.InferOutput<typeof offer>;

export const incomeSummary = endpoint({
  method: 'GET',
  path: '/api/v3/income/summary',
  summary:
    'All income: what was booked on the days given (this month unless told), by source and by day, what waits, and what was withdrawn. The sum is that of the statement.',
  input: v.object(days),
  data: v.object({
    from: v.string(),
    to: v.string(),
    /** Booked on these days: the entries `income` of the statement, what was taken back taken away. */
    booked_fen: fen,
    /** Earned, and not booked yet, whenever. */
    pending_fen: fen,
    /** When what guests and devices earned is booked next. */
    settles_at: time,
    yesterday_fen: fen,
    before_fen: fen,
    balance_fen: fen,
    /** Withdrawals that were paid, of all times. */
    withdrawn_fen: fen,
    withdrawals: count,
    last_withdrawal: v.nullable(v.object({ at: time, amount_fen: fen })),
    sources: v.array(v.object({ source, booked_fen: fen, pending_fen: fen })),
    /** One for each day on which something was booked. */
    days: v.array(v.object({ day: v.string(), parts })),
    /** Of what was booked, what no gateway earned. */
    unplaced_fen: fen,
    /** Rows that each of the lists has for these days. */
    counts: v.object({ gateways: count, days: count, sources: count, withdrawals: count }),
    /** Who pays for sign-ins today. */
    offers: v.array(offer),
    /** Some of what is told here was earned by simulated gateways. */
    simulated: v.boolean(),
  }),
  scope: 'account',
  origin: 'ours',
});

const gateway = v.object({
  gwid: v.string(),
  remark: v.string(),
  /** Gone from the account. */
  gone: v.boolean(),
  simulated: v.boolean(),
  wechat_fen: fen,
  redpacket_fen: fen,
  star_fen: fen,
  /** Booked on these days, all sources. */
  booked_fen: fen,
  /** Not booked yet. */
  pending_fen: fen,
});
/** What a gateway brought in. */
export type IncomeGateway = v.InferOutput<typeof gateway>;

export const incomeGateways = endpoint({
  method: 'GET',
  path: '/api/v3/income/gateways',
  summary: 'Income by gateway: booked on the days given, and what waits. Most first unless told.',
  input: v.object({
    ...paging,
    ...days,
    q: search,
    source: v.optional(gatewaySource),
    state: v.optional(state),
    sort: v.optional(v.picklist(['remark', 'wechat_fen', 'redpacket_fen', 'star_fen', 'booked_fen', 'pending_fen'])),
    order,
  }),
  data: v.object({ ...listOf(gateway).entries, booked_fen: fen, pending_fen: fen }),
  scope: 'account',
  origin: 'ours',
});

const period = v.object({
  /** `YYYY-MM-DD`, or `YYYY-MM`. */
  period: v.string(),
  wechat_fen: fen,
  redpacket_fen: fen,
  star_fen: fen,
  promotion_fen: fen,
  other_fen: fen,
  booked_fen: fen,
});
/** What was booked on a day or in a month. */
export type IncomePeriod = v.InferOutput<typeof period>;

export const incomePeriods = endpoint({
  method: 'GET',
  path: '/api/v3/income/periods',
  summary: 'Income by day or month on which it was booked, newest first.',
  input: v.object({ ...paging, ...days, by: v.optional(v.picklist(['day', 'month']), 'day') }),
  data: listOf(period),
  scope: 'account',
  origin: 'ours',
});

const earned = v.object({
  /** Day on which it was earned; empty where rows are gateways. */
  day: v.string(),
  /** Empty where rows are days. */
  gwid: v.string(),
  remark: v.string(),
  gateways: count,
  /** Terminals that signed in. */
  guests: count,
  /** Fen for each; null where rows hold several. */
  each_fen: v.nullable(fen),
  fen,
  pending_fen: fen,
  settled_at: v.nullable(time),
  simulated: v.boolean(),
});
/** What was earned by a gateway on a day, by a gateway, or on a day. */
export type Earned = v.InferOutput<typeof earned>;

export const incomeDetails = endpoint({
  method: 'GET',
  path: '/api/v3/income/details',
  summary: 'What one source earned, by day and gateway, or summed by one of them; newest or most first.',
  input: v.object({
    ...paging,
    source: gatewaySource,
    by: v.optional(v.picklist(['each', 'day', 'gateway']), 'each'),
    /** Days on which it was earned. */
    ...days,
    gwid: v.optional(word),
    q: search,
    state: v.optional(state),
  }),
  data: v.object({
    ...listOf(earned).entries,
    /** Sums of everything that matches. */
    guests: count,
    fen,
    pending_fen: fen,
  }),
  scope: 'account',
  origin: 'ours',
});

export const incomeMethod = endpoint({
  method: 'GET',
  path: '/api/v3/income/method',
  summary: 'A way to sign in that earns: who pays, where it is on, guests and income of the last 30 days.',
  input: v.object({ source: guestSource }),
  data: v.object({
    /** Null: nobody pays. */
    offer: v.nullable(offer),
    gateways: count,
    /** Gateways where it is on, and those of them that ask nobody, because signing in is off there. */
    on: count,
    silent: count,
    guests_today: count,
    guests_30: count,
    booked_month_fen: fen,
    booked_30_fen: fen,
    pending_fen: fen,
    settles_at: time,
    /** The last 30 days, today the last of them; a day before this feature knew of guests is 0. */
    days: v.array(v.object({ day: v.string(), guests: count, fen })),
    simulated: v.boolean(),
  }),
  scope: 'account',
  origin: 'ours',
});

const methodGateway = v.object({
  id: v.string(),
  remark: v.string(),
  online: v.boolean(),
  simulated: v.boolean(),
  /** What the gateway shall do, and what it does since it last answered. */
  on: v.boolean(),
  running: v.boolean(),
  /** Guests are asked at all. */
  asks: v.boolean(),
  /** How the newest version of its configuration stands; null: never configured from here. */
  state: v.nullable(v.picklist(['pending', 'sent', 'done', 'failed', 'superseded'])),
  error: v.string(),
  error_said: saidBeside,
  guests_today: count,
  guests_30: count,
  fen_30: fen,
});
/** A gateway, and how a way to sign in stands there. */
export type MethodGateway = v.InferOutput<typeof methodGateway>;

export const incomeMethodGateways = endpoint({
  method: 'GET',
  path: '/api/v3/income/method/gateways',
  summary: 'Gateways of the account, with whether a way to sign in that earns is on there and what it brought in.',
  input: v.object({
    ...paging,
    source: guestSource,
    q: search,
    on: v.optional(v.picklist(['yes', 'no', 'silent'])),
    sort: v.optional(v.picklist(['remark', 'guests_today', 'guests_30', 'fen_30'])),
    order,
  }),
  data: listOf(methodGateway),
  scope: 'account',
  origin: 'ours',
});
