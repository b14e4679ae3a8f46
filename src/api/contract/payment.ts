import * as v from 'valibot';
import { payMethods, paymentStates } from '../../domain/payment';
import { endpoint } from '../endpoint';
import { listOf, paging, saidBeside, time, word } from './paging';

/** Integer fen. */
const fen = v.pipe(v.number(), v.integer());
const bankAccount = v.object({ bank: v.string(), name: v.string(), number: v.string() });

const payment = v.object({
  id: word,
  method: v.picklist(payMethods),
  state: v.picklist(paymentStates),
  /** What it is for. */
  title: v.string(),
  title_said: saidBeside,
  /** The order that it pays; null: a recharge. */
  order: v.nullable(word),
  amount_fen: fen,
  /** Where it is paid while it waits: an address to open, the text of a QR code, the operator's bank account. */
  url: v.nullable(v.string()),
  code: v.nullable(v.string()),
  transfer: v.nullable(bankAccount),
  /** What the provider or the bank calls it. */
  trade: v.nullable(v.string()),
  note: v.string(),
  created_at: time,
  pay_until: time,
  paid_at: v.nullable(time),
});
/** Money on its way in. */
export type Payment = v.InferOutput<typeof payment>;

export const paymentMethods = endpoint({
  method: 'GET',
  path: '/api/v3/account/payments/methods',
  summary: 'Ways to put money in that this server has; none: nothing can be paid but from the balance.',
  data: v.object({
    list: v.array(v.object({ method: v.picklist(payMethods) })),
    total: v.number(),
    /** Smallest and largest recharge. */
    min_fen: fen,
    max_fen: fen,
  }),
  scope: 'account',
  origin: 'ours',
});

export const payments = endpoint({
  method: 'GET',
  path: '/api/v3/account/payments',
  summary: 'Payments, newest first.',
  input: v.object({ ...paging, state: v.optional(v.picklist(paymentStates)) }),
  data: listOf(payment),
  scope: 'account',
  origin: 'ours',
});

export const paymentDetail = endpoint({
  method: 'GET',
  path: '/api/v3/account/payments/detail/{id}',
  summary: 'One payment.',
  input: v.object({ id: word }),
  data: payment,
  scope: 'account',
  origin: 'ours',
});

export const paymentCreate = endpoint({
  method: 'POST',
  path: '/api/v3/account/payments/create',
  summary:
    'Puts money in: a recharge of `amount_fen`, or what an order costs. The same `request_id` never asks for money twice.',
  input: v.object({
    request_id: word,
    method: v.picklist(payMethods),
    /** Of a recharge; what an order costs the server knows itself. */
    amount_fen: v.optional(fen),
    /** Id of an order that waits to be paid. */
    order: v.optional(word),
  }),
  data: payment,
  scope: 'account',
  origin: 'ours',
});

export const paymentCheck = endpoint({
  method: 'POST',
  path: '/api/v3/account/payments/check',
  summary: 'Asks the provider now whether a payment was made, and answers how it stands.',
  input: v.object({ id: word }),
  data: payment,
  scope: 'account',
  origin: 'ours',
});

export const paymentCancel = endpoint({
  method: 'POST',
  path: '/api/v3/account/payments/cancel',
  summary: 'Cancels a payment that waits; one that was made meanwhile is not lost.',
  input: v.object({ id: word }),
  data: payment,
  scope: 'account',
  origin: 'ours',
});
