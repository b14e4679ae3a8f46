import { day } from './time';

/** What of a paid order goes back, and until when it can be asked for. */
export const refundRules = {
  /** Days after paying in which a customer may ask; the operator may at any time. */
  withinDays: 15,
  /** What has begun is paid for by the day: each day that began counts whole. */
  usedDay: day,
  /** Kinds that are refunded: an upgrade is part of what it bettered, and goes with that. */
  kinds: ['new', 'renew'] as readonly string[],
};

/** A paid order as the rules see it; times in milliseconds since 1970. */
export interface Refundable {
  kind: string;
  payFen: number;
  paidAt: number;
  /** Time that was bought. */
  from: number;
  to: number;
  /** What was bought later rests on it: that goes back first. */
  isBuiltOn: boolean;
  /** Its invoice was issued, and has to be cancelled by the operator. */
  isInvoiced: boolean;
}

/** What goes back now: all of what was not used, integer fen; 0: nothing is left, or it is not refunded. */
export function refundFen({ kind, payFen, from, to, isBuiltOn }: Refundable, now: number): number {
  if (!refundRules.kinds.includes(kind) || isBuiltOn || to <= now || payFen <= 0) return 0;
  if (now < from) return payFen;
  const days = Math.max(1, Math.round((to - from) / refundRules.usedDay));
  const used = Math.floor((now - from) / refundRules.usedDay) + 1;
  return Math.max(0, payFen - Math.ceil((payFen * used) / days));
}

/** The same for the customer, who has less time than the operator. */
export const ownRefundFen = (order: Refundable, now: number): number =>
  order.isInvoiced || now - order.paidAt > refundRules.withinDays * day ? 0 : refundFen(order, now);
