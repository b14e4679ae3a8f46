import { day } from './time';

/** What of a paid order goes back, and until when it can be asked for. */
export const refundRules = {
  /** Days after paying in which a customer may ask; the operator may at any time. */
  withinDays: 15,
  /** What has begun is paid for by the day: each day that began counts whole. */
  usedDay: day,
};

/** Time that was bought, and for how much; times in milliseconds since 1970. */
export interface Bought {
  /** Integer fen. */
  payFen: number;
  from: number;
  to: number;
}

/** A paid order as the rules see it. */
export interface Refundable extends Bought {
  kind: string;
  /** 0: it paid for what is better in time that was bought before. */
  months: number;
  paidAt: number;
  /** What goes back with it: upgrades within its time, and renewals that one of them also bettered. */
  upgrades: readonly Bought[];
  /** Something else that was bought later rests on it: that goes back first. */
  isBuiltOn: boolean;
  /** An invoice of it or of its upgrades was issued, and has to be cancelled by the operator. */
  isInvoiced: boolean;
}

/** What of some time was not used, integer fen. */
export function unusedFen({ payFen, from, to }: Bought, now: number): number {
  if (to <= now || payFen <= 0) return 0;
  if (now < from) return payFen;
  const days = Math.max(1, Math.round((to - from) / refundRules.usedDay));
  const used = Math.floor((now - from) / refundRules.usedDay) + 1;
  return Math.max(0, payFen - Math.ceil((payFen * used) / days));
}

/**
 * What goes back now: all of what was not used, integer fen; 0: nothing is left, or it is not refunded. An upgrade is part of
 * what it bettered, and goes with that, as does a renewal that it also bettered; one with months opened again what had ended,
 * and is as good as new.
 */
export function refundFen(order: Refundable, now: number): number {
  if ((order.kind === 'upgrade' && order.months === 0) || order.isBuiltOn) return 0;
  return [order, ...order.upgrades].reduce((sum, one) => sum + unusedFen(one, now), 0);
}

/** The same for the customer, who has less time than the operator. */
export const ownRefundFen = (order: Refundable, now: number): number =>
  order.isInvoiced || now - order.paidAt > refundRules.withinDays * day ? 0 : refundFen(order, now);
