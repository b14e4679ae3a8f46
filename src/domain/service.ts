import { day, minute } from './time';

/** How an order stands. `paid`: its time has not begun yet. */
export const orderStates = ['unpaid', 'paid', 'active', 'expiring', 'expired', 'cancelled', 'refunded'] as const;
export type OrderState = (typeof orderStates)[number];

/** What an order is for. */
export const orderKinds = ['new', 'renew', 'upgrade'] as const;

/** How something owned stands. */
export const ownedStates = ['active', 'expiring', 'expired'] as const;
export type OwnedState = (typeof ownedStates)[number];

/**
 * Whether a gateway can carry a service out. `untold`: it never said what it can. `lines`: it has too few to the internet.
 * `taken`: it has the service already.
 */
export const gatewayFits = ['able', 'untold', 'unable', 'lines', 'taken'] as const;

/** An order that is not paid is cancelled after this long, milliseconds. */
export const payWithin = 30 * minute;
/** Something owned is expiring when it ends within this, milliseconds. */
export const expiringWithin = 7 * day;
/** Months that can be bought at once. */
export const mostMonths = 36;

/** How something owned stands that ends at `endsAt`, milliseconds since 1970. */
export const ownedState = (endsAt: number, now: number): OwnedState =>
  endsAt <= now ? 'expired' : endsAt - now <= expiringWithin ? 'expiring' : 'active';

/** How an order stands: what was stored, the time left to pay, and the time that was bought. */
export function orderState(
  order: {
    stored: 'unpaid' | 'paid' | 'cancelled' | 'refunded';
    payUntil: number;
    from: number | null;
    to: number | null;
  },
  now: number,
): OrderState {
  if (order.stored === 'unpaid') return order.payUntil <= now ? 'cancelled' : 'unpaid';
  if (order.stored !== 'paid' || order.from === null || order.to === null) return order.stored;
  return order.from > now ? 'paid' : ownedState(order.to, now);
}

/** The same day so many months later; the last of the month where there is none. In Beijing, as bills count. */
export function addMonths(at: number, months: number): number {
  const ahead = 8 * 60 * minute;
  const local = new Date(at + ahead);
  const target = new Date(local);
  target.setUTCDate(1);
  target.setUTCMonth(target.getUTCMonth() + months);
  const last = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(local.getUTCDate(), last));
  return target.getTime() - ahead;
}

/** What one of a tier costs, and what makes it cheaper now. Integer fen. */
export interface PriceBasis {
  monthFen: number;
  /** Activity price of the first month; undefined: none. */
  activityFen?: number | undefined;
  /** Months given on top of so many bought, for an order of exactly both. */
  gifts: readonly { buy: number; get: number }[];
}

/** Months that are paid for when so many are bought. */
const longer: Readonly<Record<number, number>> = { 6: 5, 12: 9, 24: 17, 36: 24 };

/** Months that are paid for: never more than the same time bought in parts would cost. */
export function paidMonths(months: number, gifts: PriceBasis['gifts']): number {
  const paid = [0];
  for (let count = 1; count <= months; count++) {
    const gift = gifts.find(({ buy, get }) => buy + get === count);
    const parts = Array.from({ length: count - 1 }, (_, at) => paid[at + 1]! + paid[count - at - 1]!);
    paid.push(Math.min(gift?.buy ?? count, longer[count] ?? count, ...parts));
  }
  return paid[months]!;
}

/** One line of a bill; negative makes it cheaper. */
export interface PriceLine {
  kind: 'base' | 'activity' | 'gift' | 'duration' | 'coupon' | 'upgrade';
  fen: number;
}

/** The bill of `months` times `quantity`: every deduction as a line of its own, in whole fen. */
export function billOf(basis: PriceBasis, months: number, quantity: number): PriceLine[] {
  const { monthFen, activityFen, gifts } = basis;
  const lines: PriceLine[] = [{ kind: 'base', fen: monthFen * months * quantity }];
  if (activityFen !== undefined && activityFen < monthFen) {
    lines.push({ kind: 'activity', fen: (activityFen - monthFen) * quantity });
  }
  const paid = paidMonths(months, gifts);
  const gift = gifts.some(({ buy, get }) => buy + get === months && buy === paid);
  if (paid < months) lines.push({ kind: gift ? 'gift' : 'duration', fen: -monthFen * (months - paid) * quantity });
  return lines;
}

/** What is left to pay; never below zero. */
export const sumOf = (lines: readonly PriceLine[]): number =>
  Math.max(
    0,
    lines.reduce((sum, line) => sum + line.fen, 0),
  );

/**
 * Price of what is better for the time that is left, rounded up to whole fen. Both are what a month of it costs, all
 * seats together. Months count thirty days here.
 */
export const upgradeFen = (fromFen: number, toFen: number, msLeft: number): number =>
  Math.max(0, Math.ceil(((toFen - fromFen) * msLeft) / (30 * day)));

/** Durations that are offered: the usual ones, and those that a gift makes worth it. */
export const durationsOf = (gifts: PriceBasis['gifts']): number[] =>
  [...new Set([1, 3, 6, 12, ...gifts.map(({ buy, get }) => buy + get)])].sort((a, b) => a - b);

/** Name of a package with its service, once. */
export const offerName = ({ service_name, name }: { service_name: string; name: string }): string =>
  name.startsWith(service_name) ? name : `${service_name} ${name}`;
