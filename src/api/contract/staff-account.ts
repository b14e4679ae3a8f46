import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { listOf, paging, search, time, word } from './paging';
import { by, reason } from './staff-words';

const accountStates = ['active', 'frozen'] as const;
/** Kinds of customer (specification, section 3). */
const customers = ['enterprise', 'free'] as const;

/** Code that the owner of an account reads out. */
const account_code = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));

const row = v.object({
  account_code: v.string(),
  /** Address or number with its middle hidden. */
  account: v.string(),
  state: v.picklist(accountStates),
  customer: v.picklist(customers),
  agent: v.boolean(),
  created_at: time,
});

export const staffAccounts = endpoint({
  method: 'GET',
  path: '/api/v3/staff/accounts',
  summary: 'Staff: accounts, newest first; `q` is a whole address, number or code.',
  input: v.object({ ...paging, q: search, state: v.optional(v.picklist(accountStates)) }),
  data: listOf(row),
  scope: 'staff',
  origin: 'ours',
});

export const staffAccount = endpoint({
  method: 'GET',
  path: '/api/v3/staff/accounts/{account_code}',
  summary: 'Staff: one account with how it can be reached and what it has.',
  input: v.object({ account_code }),
  data: v.object({
    account_code: v.string(),
    email: v.nullable(v.string()),
    mobile: v.nullable(v.string()),
    state: v.picklist(accountStates),
    customer: v.picklist(customers),
    agent: v.boolean(),
    created_at: time,
    /** Its newest sign-in that still holds. */
    seen_at: v.nullable(time),
    gateways: v.number(),
    /** Integer fen. */
    balance_fen: v.number(),
    orders: v.number(),
  }),
  scope: 'staff',
  origin: 'ours',
});

/** A link that sets a password once. */
const link = v.object({
  account_code: v.string(),
  /** A path where the server does not know the console's address (`NETPANE_PUBLIC_URL`). It is told only this time. */
  link: v.string(),
  expires_at: time,
});

export const staffAccountCreate = endpoint({
  method: 'POST',
  path: '/api/v3/staff/accounts/create',
  summary: 'Staff: opens an account for an address or a number, and gives the link that sets its first password.',
  input: v.object({ by, account: word }),
  data: link,
  scope: 'staff',
  origin: 'ours',
});

export const staffAccountLink = endpoint({
  method: 'POST',
  path: '/api/v3/staff/accounts/link',
  summary: 'Staff: gives a link that sets a new password once, within a day; links before it end.',
  input: v.object({ by, account_code }),
  data: link,
  scope: 'staff',
  origin: 'ours',
});

export const staffAccountFreeze = endpoint({
  method: 'POST',
  path: '/api/v3/staff/accounts/freeze',
  summary: 'Staff: freezes an account, or opens it again. Frozen, whatever acts for it ends at once.',
  input: v.object({ by, account_code, frozen: v.optional(v.boolean(), true), reason }),
  scope: 'staff',
  origin: 'ours',
});

export const staffAccountKind = endpoint({
  method: 'POST',
  path: '/api/v3/staff/accounts/kind',
  summary:
    'Staff: makes an account an agent or a customer of the enterprise kind, or no longer; what is left out stays.',
  input: v.object({
    by,
    account_code,
    agent: v.optional(v.boolean()),
    customer: v.optional(v.picklist(customers)),
  }),
  scope: 'staff',
  origin: 'ours',
});

export const staffActs = endpoint({
  method: 'GET',
  path: '/api/v3/staff/acts',
  summary: 'Staff: what the staff did, newest first.',
  input: v.object({ ...paging, account_code: v.optional(account_code) }),
  data: listOf(
    v.object({
      at: time,
      by: v.string(),
      text: v.string(),
      /** What it was done to: an id, a number of things; empty when the account itself. */
      target: v.string(),
      account_code: v.nullable(v.string()),
    }),
  ),
  scope: 'staff',
  origin: 'ours',
});

export const staffRealNames = endpoint({
  method: 'GET',
  path: '/api/v3/staff/real_names',
  summary: 'Staff: accounts whose identity waits for review, longest waiting first.',
  input: v.object(paging),
  data: listOf(
    v.object({
      account_code: v.string(),
      account: v.string(),
      /** With all but its first sign hidden. */
      name: v.string(),
      submitted_at: v.nullable(time),
    }),
  ),
  scope: 'staff',
  origin: 'ours',
});

export const staffRealName = endpoint({
  method: 'GET',
  path: '/api/v3/staff/real_name',
  summary: 'Staff: name and card number that wait for review, in full; who looked is written down.',
  input: v.object({ account_code, by }),
  data: v.object({ name: v.string(), id_card: v.string(), submitted_at: v.nullable(time) }),
  scope: 'staff',
  origin: 'ours',
});

export const staffRealNameSettle = endpoint({
  method: 'POST',
  path: '/api/v3/staff/real_name/settle',
  summary: 'Staff: an identity is approved, or refused with a reason that its owner reads.',
  input: v.object({
    account_code,
    by,
    approved: v.boolean(),
    reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), ''),
  }),
  scope: 'staff',
  origin: 'ours',
});
