import * as v from 'valibot';
import { starDisputeStates, starUnpaid } from '../../domain/star';
import { endpoint } from '../endpoint';
import { day, listOf, paging, saidBeside, search, time, word } from './paging';

/** Integer fen. */
const fen = v.pipe(v.number(), v.integer());
const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
const settled = v.picklist(['pending', 'settled']);
const disputeState = v.picklist(starDisputeStates);

export const starBill = endpoint({
  method: 'GET',
  path: '/api/v3/twinkle/bill',
  summary:
    'Star plan: income and subsidy of the days of a month (this one unless told), what waits and what was booked. The sums are those of the statement and of the income pages.',
  input: v.object({ month: v.optional(month) }),
  data: v.object({
    month,
    /** Months with something, and this one, newest first. */
    months: v.array(month),
    income_fen: fen,
    subsidy_fen: fen,
    /** Of all months: not booked yet, and booked. */
    pending_fen: fen,
    booked_fen: fen,
    /** When what waits is booked next. */
    settles_at: time,
    /** First day that earned something. */
    since: v.nullable(day),
    /** Days of the month that earned something, oldest first. */
    days: v.array(v.object({ day, income_fen: fen, subsidy_fen: fen })),
    /** Objections that nobody answered yet, of all months. */
    disputes: v.number(),
    simulated: v.boolean(),
  }),
  scope: 'account',
  origin: 'ours',
});

const billDay = v.object({
  day,
  gateways: v.number(),
  disks: v.number(),
  income_fen: fen,
  subsidy_fen: fen,
  /** Both together. */
  fen,
  /** Disks below the least income that is subsidised, and all that got no subsidy. */
  below: v.number(),
  unpaid: v.number(),
  /** Booked; null: it waits, or nothing is to be booked. */
  settled_at: v.nullable(time),
  /** The newest objection to this day; null: none. */
  dispute: v.nullable(v.object({ id: word, state: disputeState })),
  simulated: v.boolean(),
});
/** A day of the bill. */
export type StarBillDay = v.InferOutput<typeof billDay>;

export const starBillDays = endpoint({
  method: 'GET',
  path: '/api/v3/twinkle/bill/days',
  summary: 'Star plan: the bill day by day, newest first.',
  input: v.object({ ...paging, month: v.optional(month), state: v.optional(settled) }),
  data: listOf(billDay),
  scope: 'account',
  origin: 'ours',
});

const line = v.object({
  day,
  gwid: v.string(),
  remark: v.string(),
  disk: v.string(),
  size_gb: v.number(),
  income_fen: fen,
  /** Per cent of the income that is paid on top; 0 outside the campaign. */
  percent: v.number(),
  subsidy_fen: fen,
  /** Why no subsidy was paid; empty: it was. */
  unpaid: v.picklist(starUnpaid),
  settled_at: v.nullable(time),
  simulated: v.boolean(),
});
/** What a disk earned on a day, and how the subsidy was computed. */
export type StarBillLine = v.InferOutput<typeof line>;

export const starBillLines = endpoint({
  method: 'GET',
  path: '/api/v3/twinkle/bill/lines',
  summary: 'Star plan: what each disk earned on each day and how its subsidy was computed, newest first.',
  input: v.object({
    ...paging,
    /** One day, or a month; all without either. */
    day: v.optional(day),
    month: v.optional(month),
    gwid: v.optional(word),
    q: search,
  }),
  data: listOf(line),
  scope: 'account',
  origin: 'ours',
});

const dispute = v.object({
  id: word,
  day,
  /** Null: it is about the whole day. */
  gwid: v.nullable(word),
  remark: v.string(),
  text: v.string(),
  state: disputeState,
  /** What the operator says; empty: nothing yet. */
  answer: v.string(),
  answer_said: saidBeside,
  by: v.string(),
  asked_at: time,
  answered_at: v.nullable(time),
});
/** An objection to a day of the bill. */
export type StarDispute = v.InferOutput<typeof dispute>;

export const starDisputes = endpoint({
  method: 'GET',
  path: '/api/v3/twinkle/disputes',
  summary: 'Star plan: objections to days of the bill, newest first.',
  input: v.object({ ...paging, state: v.optional(disputeState), month: v.optional(month) }),
  data: listOf(dispute),
  scope: 'account',
  origin: 'ours',
});

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000));

export const starDispute = endpoint({
  method: 'POST',
  path: '/api/v3/twinkle/dispute',
  summary: 'Star plan: objects to a day of the bill, or to what one gateway was given on it.',
  input: v.object({ day, gwid: v.optional(word), text }),
  data: v.object({ id: word }),
  scope: 'account',
  origin: 'ours',
  creates: true,
});

export const starDisputeAdd = endpoint({
  method: 'POST',
  path: '/api/v3/twinkle/dispute/add',
  summary: 'Star plan: adds words to an objection that was not answered yet.',
  input: v.object({ id: word, text }),
  scope: 'account',
  origin: 'ours',
});
