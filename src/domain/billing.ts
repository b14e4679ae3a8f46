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
  kind: PlanKind;
  days: number;
  /** Bytes; null: not counted. */
  traffic: number | null;
}

/** What a subscriber has. */
export interface Holding {
  expiresAt: number;
  trafficLeft: number | null;
}

/**
 * What a subscriber has after buying a plan so many times: time is added to what is left of it, traffic to what is left
 * of that unless its time was over.
 */
export function recharged(holding: Holding | undefined, plan: PlanBasis, quantity: number, now: number): Holding {
  const running = holding && holding.expiresAt > now ? holding : undefined;
  const expiresAt = (running?.expiresAt ?? now) + plan.days * quantity * day;
  if (plan.traffic === null) return { expiresAt, trafficLeft: null };
  return { expiresAt, trafficLeft: Math.max(0, running?.trafficLeft ?? 0) + plan.traffic * quantity };
}
