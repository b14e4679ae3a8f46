import * as v from 'valibot';
import { payMethods, paymentStates } from '../../domain/payment';
import { endpoint } from '../endpoint';
import { listOf, paging, time, word } from './paging';
import { by, reason } from './staff-words';

/** Integer fen. */
const fen = v.pipe(v.number(), v.integer());

export const staffPayments = endpoint({
  method: 'GET',
  path: '/api/v3/staff/payments',
  summary: 'Staff: payments of all accounts, newest first.',
  input: v.object({
    ...paging,
    state: v.optional(v.picklist(paymentStates)),
    pay_method: v.optional(v.picklist(payMethods)),
    account_code: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40))),
  }),
  data: listOf(
    v.object({
      id: v.string(),
      account_code: v.string(),
      pay_method: v.picklist(payMethods),
      title: v.string(),
      amount_fen: fen,
      state: v.picklist(paymentStates),
      trade: v.nullable(v.string()),
      created_at: time,
      paid_at: v.nullable(time),
    }),
  ),
  scope: 'staff',
  origin: 'ours',
});

export const staffPaymentConfirm = endpoint({
  method: 'POST',
  path: '/api/v3/staff/payments/confirm',
  summary: 'Staff: a bank transfer arrived. Its amount has to be the one that was asked for; it is booked once.',
  input: v.object({
    by,
    id: word,
    amount_fen: v.pipe(fen, v.minValue(1)),
    /** What the bank calls the transfer. */
    reference: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
  }),
  scope: 'staff',
  origin: 'ours',
});

export const staffPaymentRefuse = endpoint({
  method: 'POST',
  path: '/api/v3/staff/payments/refuse',
  summary: 'Staff: a bank transfer did not arrive; its owner reads why.',
  input: v.object({ by, id: word, reason }),
  scope: 'staff',
  origin: 'ours',
});
