import { expiringWithin } from './service';
import { day } from './time';

/** What a plan sells: time, or traffic that is used up within a time. */
export const planKinds = ['time', 'traffic'] as const;
export type PlanKind = (typeof planKinds)[number];

/** How a subscriber paid. */
export const payMethods = ['cash', 'wechat', 'alipay', 'transfer', 'free'] as const;
export type PayMethod = (typeof payMethods)[number];

/** How a subscriber stands. */
export const subscriberStates = ['active', 'expiring', 'expired', 'used_up', 'off'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

/** Limits: fen of one plan, days, Mbps, gibibytes, and plans bought at once. */
export const billingLimits = { fen: 10_000_000, days: 3650, mbps: 10_000, gigabytes: 100_000, quantity: 36 } as const;

export const gibibyte = 1024 ** 3;

/** Days of a report unless told, today the last of them. */
export const reportDays = 30;

/** How a subscriber stands at a moment, milliseconds since 1970. */
export function subscriberState(
  { enabled, expiresAt, trafficLeft }: { enabled: boolean; expiresAt: number; trafficLeft: number | null },
  now: number,
): SubscriberState {
  if (!enabled) return 'off';
  if (expiresAt <= now) return 'expired';
  if (trafficLeft !== null && trafficLeft <= 0) return 'used_up';
  return expiresAt - now <= expiringWithin ? 'expiring' : 'active';
}

/** What a plan gives. */
export interface PlanBasis {
  id: string;
  days: number;
  /** Bytes; null: not counted. */
  traffic: number | null;
}

/** A plan that was paid and begins when the one before it is over. */
export interface NextPlan {
  plan: string;
  days: number;
  /** Bytes; null: not counted. */
  traffic: number | null;
}

/** What a subscriber has. */
export interface Holding {
  /** The plan that runs, until when, milliseconds since 1970, and what is left of its traffic. */
  plan: string;
  until: number;
  trafficLeft: number | null;
  next: readonly NextPlan[];
}

/** When all is over that a subscriber has. */
export const endOf = ({ until, next }: Holding): number => next.reduce((at, { days }) => at + days * day, until);

/** What a subscriber has by now: where a plan is over, the next has begun. One that is used up is over. */
export function advanced(holding: Holding, now: number): Holding {
  const [first, ...next] = holding.next;
  const usedUp = holding.trafficLeft !== null && holding.trafficLeft <= 0;
  if (!first || (holding.until > now && !usedUp)) return holding;
  const until = Math.min(holding.until, now) + first.days * day;
  return advanced({ plan: first.plan, until, trafficLeft: first.traffic, next }, now);
}

/** Whether what was bought is the plan as it is now: one that has begun to count traffic, or ceased to, is another. */
const isOf = (has: { plan: string }, traffic: number | null, plan: PlanBasis): boolean =>
  has.plan === plan.id && (traffic === null) === (plan.traffic === null);

/**
 * What a subscriber has after buying a plan so many times. The same plan is added to what is left of it. Another one begins
 * when what was paid before is over: days of a plan stay days of that plan.
 */
export function recharged(holding: Holding | undefined, plan: PlanBasis, quantity: number, now: number): Holding {
  const bought = {
    plan: plan.id,
    days: plan.days * quantity,
    traffic: plan.traffic === null ? null : plan.traffic * quantity,
  };
  const has = holding && advanced(holding, now);
  const same = has !== undefined && isOf(has, has.trafficLeft, plan);
  const spent = !has || has.until <= now || (has.trafficLeft !== null && has.trafficLeft <= 0 && !same);
  if (spent && !has?.next.length) {
    return { plan: plan.id, until: now + bought.days * day, trafficLeft: bought.traffic, next: [] };
  }
  const last = has.next.at(-1);
  if (!last && same) {
    const trafficLeft = bought.traffic === null ? null : Math.max(0, has.trafficLeft ?? 0) + bought.traffic;
    return { ...has, until: has.until + bought.days * day, trafficLeft };
  }
  if (!last || !isOf(last, last.traffic, plan)) return { ...has, next: [...has.next, bought] };
  const traffic = bought.traffic === null ? null : (last.traffic ?? 0) + bought.traffic;
  return { ...has, next: [...has.next.slice(0, -1), { ...bought, days: last.days + bought.days, traffic }] };
}
