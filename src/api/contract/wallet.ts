import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { day, paging, saidBeside } from './paging';

const word = v.pipe(v.string(), v.maxLength(200));
/** Integer fen. */
const fen = v.pipe(v.number(), v.integer());

export const walletSummary = endpoint({
  method: 'GET',
  path: '/api/v3/account/summary',
  summary: 'Balance, coupons and cards at a glance; all money in integer fen.',
  data: v.object({
    balance_fen: fen,
    /** Held by withdrawals that are under way. */
    frozen_fen: fen,
    income_month_fen: fen,
    coupons: v.number(),
    cards: v.number(),
    /** Whether a withdrawal is possible: real name verified and a card bound. */
    may_withdraw: v.boolean(),
    verified: v.boolean(),
    /** Smallest and largest amount of one withdrawal. */
    min_withdraw_fen: fen,
    max_withdraw_fen: fen,
  }),
  scope: 'account',
  origin: 'ours',
});

export const coupons = endpoint({
  method: 'GET',
  path: '/api/v3/account/coupons',
  summary: 'Coupons, those that can be used first.',
  input: v.object({ ...paging, state: v.optional(v.picklist(['usable', 'used', 'expired'])) }),
  data: v.object({
    list: v.array(
      v.object({
        id: v.string(),
        title: v.string(),
        amount_fen: fen,
        /** Smallest order that takes it. */
        min_order_fen: fen,
        /** Service it is for; empty for all. */
        service: v.string(),
        state: v.picklist(['usable', 'used', 'expired']),
        starts_at: v.string(),
        expires_at: v.string(),
      }),
    ),
    total: v.number(),
  }),
  scope: 'account',
  origin: 'ours',
});

const bankCard = v.object({
  id: v.string(),
  bank: v.string(),
  holder: v.string(),
  /** All but the last four digits hidden. */
  number: v.string(),
  created_at: v.string(),
});

export const bankCards = endpoint({
  method: 'GET',
  path: '/api/v3/account/cards',
  summary: 'Bound bank cards.',
  data: v.object({ list: v.array(bankCard), total: v.number() }),
  scope: 'account',
  origin: 'ours',
});

export const bankCardAdd = endpoint({
  method: 'POST',
  path: '/api/v3/account/cards/add',
  summary: 'Binds a bank card (16 or 19 digits) of the verified person.',
  input: v.object({ holder: word, bank: word, number: word, password: word }),
  data: bankCard,
  scope: 'account',
  origin: 'ours',
  creates: true,
});

export const bankCardRemove = endpoint({
  method: 'POST',
  path: '/api/v3/account/cards/remove',
  summary: 'Unbinds a bank card.',
  input: v.object({ id: word, password: word }),
  scope: 'account',
  origin: 'ours',
});

export const withdrawals = endpoint({
  method: 'GET',
  path: '/api/v3/account/withdrawals',
  summary: 'Withdrawals, newest first.',
  input: v.object(paging),
  data: v.object({
    list: v.array(
      v.object({
        id: v.string(),
        amount_fen: fen,
        card: v.string(),
        state: v.picklist(['pending', 'paid', 'failed', 'cancelled']),
        note: v.string(),
        created_at: v.string(),
        updated_at: v.string(),
      }),
    ),
    total: v.number(),
  }),
  scope: 'account',
  origin: 'ours',
});

export const withdraw = endpoint({
  method: 'POST',
  path: '/api/v3/account/withdrawals/create',
  summary: 'Asks for money to be paid to a bound card. The same `request_id` never pays twice.',
  input: v.object({ request_id: word, card_id: word, amount_fen: fen, password: word }),
  data: v.object({ id: v.string() }),
  scope: 'account',
  origin: 'ours',
});

export const withdrawalCancel = endpoint({
  method: 'POST',
  path: '/api/v3/account/withdrawals/cancel',
  summary: 'Takes back a withdrawal that was not paid yet.',
  input: v.object({ id: word }),
  scope: 'account',
  origin: 'ours',
});

/** Kinds of entries in the statement. */
export const entryKinds = [
  'income',
  'recharge',
  'order',
  'refund',
  'withdraw',
  'withdraw_back',
  'pay_back',
  'pay_back_failed',
] as const;

export const statement = endpoint({
  method: 'GET',
  path: '/api/v3/account/statement',
  summary: 'Every change of the balance, newest first.',
  input: v.object({
    ...paging,
    kind: v.optional(v.picklist(entryKinds)),
    /** Days, `YYYY-MM-DD` in China time, both included. */
    from: v.optional(day),
    to: v.optional(day),
  }),
  data: v.object({
    list: v.array(
      v.object({
        id: v.string(),
        at: v.string(),
        kind: v.picklist(entryKinds),
        title: v.string(),
        title_said: saidBeside,
        amount_fen: fen,
        balance_fen: fen,
      }),
    ),
    total: v.number(),
    /** Sums over everything that matches, not only this page. */
    in_fen: fen,
    out_fen: fen,
  }),
  scope: 'account',
  origin: 'ours',
});
