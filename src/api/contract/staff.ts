import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { listOf, paging, time, word } from './paging';
import { afterSaleFields } from './support';
import { by, reason as note } from './staff-words';

/** States that the staff moves an after-sales order to. */
export const afterSaleMoves = ['accepted', 'shipped', 'testing', 'done', 'refused'] as const;

const ticketRow = v.object({
  id: v.string(),
  account: v.string(),
  subject: v.string(),
  category: v.string(),
  state: v.picklist(['open', 'answered', 'closed']),
  updated_at: time,
});

export const staffTickets = endpoint({
  method: 'GET',
  path: '/api/v3/staff/tickets',
  summary: 'Staff: tickets of all accounts, longest waiting first.',
  input: v.object({ ...paging, state: v.optional(v.picklist(['open', 'answered', 'closed']), 'open') }),
  data: listOf(ticketRow),
  scope: 'staff',
  origin: 'ours',
});

export const staffTicketThread = endpoint({
  method: 'GET',
  path: '/api/v3/staff/tickets/{id}',
  summary: 'Staff: one ticket with everything said in it.',
  input: v.object({ id: word }),
  data: v.object({
    ...ticketRow.entries,
    thread: v.array(v.object({ from: v.picklist(['me', 'service']), text: v.string(), at: time, author: v.string() })),
  }),
  scope: 'staff',
  origin: 'ours',
});

export const staffTicketReply = endpoint({
  method: 'POST',
  path: '/api/v3/staff/tickets/reply',
  summary: 'Staff: answers a ticket; its owner gets a message.',
  input: v.object({
    id: word,
    by,
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4000)),
  }),
  scope: 'staff',
  origin: 'ours',
});

export const staffAfterSaleMove = endpoint({
  method: 'POST',
  path: '/api/v3/staff/after_sales/move',
  summary: 'Staff: moves an after-sales order on, with a note that its owner reads.',
  input: v.object({ id: word, by, state: v.picklist(afterSaleMoves), note }),
  scope: 'staff',
  origin: 'ours',
});

export const staffAfterSales = endpoint({
  method: 'GET',
  path: '/api/v3/staff/after_sales',
  summary: 'Staff: after-sales orders of all accounts in a state, longest waiting first.',
  input: v.object({ ...paging, state: v.optional(v.picklist(['submitted', ...afterSaleMoves]), 'submitted') }),
  data: listOf(v.object({ ...afterSaleFields, account: v.string(), created_at: time })),
  scope: 'staff',
  origin: 'ours',
});

export const staffWithdrawals = endpoint({
  method: 'GET',
  path: '/api/v3/staff/withdrawals',
  summary: 'Staff: withdrawals that wait to be paid, with the whole card number.',
  input: v.object(paging),
  data: listOf(
    v.object({
      id: v.string(),
      account: v.string(),
      holder: v.string(),
      bank: v.string(),
      /** Empty when the card was unbound since: the words of the withdrawal still name it. */
      number: v.string(),
      card: v.string(),
      /** Integer fen. */
      amount_fen: v.number(),
      created_at: time,
    }),
  ),
  scope: 'staff',
  origin: 'ours',
});

export const staffWithdrawalSettle = endpoint({
  method: 'POST',
  path: '/api/v3/staff/withdrawals/settle',
  summary: 'Staff: a withdrawal was paid, or failed and goes back to the balance.',
  input: v.object({ id: word, by, paid: v.boolean(), note }),
  scope: 'staff',
  origin: 'ours',
});

export const staffServiceCode = endpoint({
  method: 'POST',
  path: '/api/v3/staff/service_codes',
  summary: 'Staff: makes a service code for the fast consulting channel of the account with this bind code.',
  input: v.object({
    account_code: word,
    by,
    phone: word,
    days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)), 7),
  }),
  data: v.object({ service_code: v.string(), return_type: v.picklist(['free', 'paid']), expires_at: time }),
  scope: 'staff',
  origin: 'ours',
});

export const staffContractors = endpoint({
  method: 'GET',
  path: '/api/v3/staff/contractors',
  summary: 'Staff: applications of contractors that wait, longest waiting first.',
  input: v.object(paging),
  data: listOf(
    v.object({
      id: v.string(),
      account: v.string(),
      company: v.string(),
      licence: v.string(),
      /** Photos of the licence; each is read with `staffContractorPhoto`. */
      photos: v.number(),
      region: v.string(),
      contact: v.string(),
      mobile: v.string(),
      created_at: time,
    }),
  ),
  scope: 'staff',
  origin: 'ours',
});

export const staffContractorPhoto = endpoint({
  method: 'GET',
  path: '/api/v3/staff/contractors/photo/{id}',
  summary: 'Staff: a photo of the licence of an application; the first unless told.',
  input: v.object({ id: word, at: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)), 0) }),
  reply: 'blob',
  scope: 'staff',
  origin: 'ours',
});

export const staffContractorSettle = endpoint({
  method: 'POST',
  path: '/api/v3/staff/contractors/settle',
  summary: 'Staff: an application is approved, or refused with a reason that its owner reads.',
  input: v.object({
    id: word,
    by,
    approved: v.boolean(),
    reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), ''),
  }),
  scope: 'staff',
  origin: 'ours',
});

const account_code = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));

export const staffAccountExport = endpoint({
  method: 'GET',
  path: '/api/v3/staff/account/export',
  summary: 'Staff: everything that is kept of an account, as JSON by table, without what lets anybody in.',
  input: v.object({ account_code, by: v.optional(by) }),
  reply: 'blob',
  scope: 'staff',
  origin: 'ours',
});

export const staffAccountErase = endpoint({
  method: 'POST',
  path: '/api/v3/staff/account/erase',
  summary: 'Staff: closes an account and deletes all that is kept of it; there is no way back.',
  input: v.object({ account_code, by: v.optional(by) }),
  scope: 'staff',
  origin: 'ours',
});
