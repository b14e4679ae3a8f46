import { day, minute } from './time';

/** Ways to put money in. `test` is the cashier of the demo, through which no money goes. */
export const payMethods = ['alipay', 'wechat', 'transfer', 'test'] as const;
export type PayMethod = (typeof payMethods)[number];

/**
 * How a payment stands. `closed`: nobody paid in time; `refused`: the operator did not find the transfer; `failed`: the
 * provider did not take it on.
 */
export const paymentStates = ['waiting', 'paid', 'cancelled', 'closed', 'refused', 'failed'] as const;
export type PaymentState = (typeof paymentStates)[number];

/**
 * How money stands that goes back by the way it came. `asked`: the provider has not said yes yet; `accepted`: it is on its
 * way; `refused`: the provider said no, and the money is in the balance.
 */
export const payBackStates = ['asked', 'accepted', 'done', 'refused'] as const;

/** One recharge, integer fen: 1 to 50,000 yuan. */
export const minRechargeFen = 100;
export const maxRechargeFen = 5_000_000;

/** How long a payment waits, milliseconds: a transfer between banks takes days. */
export const waitsFor = (method: PayMethod): number => (method === 'transfer' ? 7 * day : 30 * minute);
