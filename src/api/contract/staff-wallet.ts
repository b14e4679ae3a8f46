import * as v from 'valibot';
import { orderStates } from '../../domain/service';
import { endpoint } from '../endpoint';
import { listOf, paging, time, word } from './paging';
import { by, reason } from './staff-words';

const account_code = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));
/** Integer fen. */
const fen = v.pipe(v.number(), v.integer());

export const staffWalletCredit = endpoint({
  method: 'POST',
  path: '/api/v3/staff/wallet/credit',
  summary:
    'Staff: books money that arrived outside (a bank transfer) to the balance; the same `reference` never twice.',
  input: v.object({
    by,
    account_code,
    amount_fen: v.pipe(fen, v.minValue(1), v.maxValue(100_000_000)),
    /** What the money is known by outside, for example the number of the transfer. */
    reference: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
    /** What the owner reads in his statement. */
    note: reason,
  }),
  data: v.object({ balance_fen: fen }),
  scope: 'staff',
  origin: 'ours',
});

export const staffWalletRefund = endpoint({
  method: 'POST',
  path: '/api/v3/staff/wallet/refund',
  summary:
    'Staff: money of the balance was given back outside (a bank transfer), or was booked by mistake; the same `reference` never twice, and never more than there is.',
  input: staffWalletCredit.input,
  data: v.object({ balance_fen: fen }),
  scope: 'staff',
  origin: 'ours',
});

export const staffOrders = endpoint({
  method: 'GET',
  path: '/api/v3/staff/orders',
  summary: 'Staff: orders of all accounts, newest first.',
  input: v.object({
    ...paging,
    state: v.optional(v.picklist(orderStates)),
    account_code: v.optional(account_code),
  }),
  data: listOf(
    v.object({
      id: v.string(),
      account_code: v.string(),
      service: v.string(),
      tier: v.string(),
      quantity: v.number(),
      months: v.number(),
      state: v.picklist(orderStates),
      pay_fen: fen,
      created_at: time,
      paid_at: v.nullable(time),
    }),
  ),
  scope: 'staff',
  origin: 'ours',
});

export const staffOrderRefund = endpoint({
  method: 'POST',
  path: '/api/v3/staff/orders/refund',
  summary: 'Staff: gives back what of a paid order was not used, also after the time in which its owner may.',
  input: v.object({ by, id: word, reason }),
  scope: 'staff',
  origin: 'ours',
});

export const staffInvoices = endpoint({
  method: 'GET',
  path: '/api/v3/staff/invoices',
  summary: 'Staff: invoices that were asked for, longest waiting first.',
  input: v.object({ ...paging, state: v.optional(v.picklist(['requested', 'sent']), 'requested') }),
  data: listOf(
    v.object({
      /** The order's. */
      id: v.string(),
      account_code: v.string(),
      title: v.string(),
      tax_no: v.string(),
      email: v.string(),
      amount_fen: fen,
      state: v.picklist(['requested', 'sent']),
      /** Whether its owner can download it. */
      file: v.boolean(),
      at: time,
    }),
  ),
  scope: 'staff',
  origin: 'ours',
});

export const staffInvoiceSent = endpoint({
  method: 'POST',
  path: '/api/v3/staff/invoices/sent',
  summary: 'Staff: the invoice of an order was issued and sent; its owner is told its number.',
  input: v.object({ by, id: word, number: v.pipe(v.string(), v.trim(), v.regex(/^\d{8,20}$/)) }),
  scope: 'staff',
  origin: 'ours',
});

export const staffInvoiceIssue = endpoint({
  method: 'POST',
  path: '/api/v3/staff/invoices/issue',
  summary:
    'Staff: the invoice of an order was issued; its owner downloads the file (PDF or OFD by its content, at most 5 MB). Also for one that was sent without, and in the place of another.',
  input: v.object({
    by,
    id: word,
    number: v.pipe(v.string(), v.trim(), v.regex(/^\d{8,20}$/)),
    file: v.instance(Blob),
  }),
  encoding: 'form',
  scope: 'staff',
  origin: 'ours',
});

export const staffInvoiceSend = endpoint({
  method: 'POST',
  path: '/api/v3/staff/invoices/send',
  summary:
    'Staff: mails the invoice that was issued with a file: where to download it, to the address that asked for it.',
  input: v.object({ by, id: word }),
  data: v.object({ email: v.string() }),
  scope: 'staff',
  origin: 'ours',
});
