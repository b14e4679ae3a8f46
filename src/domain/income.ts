import { addDays, beijing, beijingMidnight, hour } from './time';

/** Ways for guests to sign in that somebody may pay for; named as `guestMethods` has them. */
export const guestSources = ['wechat', 'redpacket'] as const;
export type GuestSource = (typeof guestSources)[number];

/** Where income comes from: guests, what devices share, promotion, and what was booked before sources were told. */
export const incomeSources = [...guestSources, 'star', 'promotion', 'other'] as const;
export type IncomeSource = (typeof incomeSources)[number];

/** Sources whose income belongs to a gateway. */
export const gatewaySources = [...guestSources, 'star'] as const;
export type GatewaySource = (typeof gatewaySources)[number];

/** Hour of the day, in Beijing, from which the days before are booked. */
export const settleHour = 9;

/** The last day whose earnings may be booked at a moment. */
export function lastSettled(now: number): string {
  const { day } = beijing(now);
  return addDays(day, now >= beijingMidnight(day) + settleHour * hour ? -1 : -2);
}

/** When what is not booked yet is booked next. */
export function nextSettling(now: number): number {
  const { day } = beijing(now);
  const today = beijingMidnight(day) + settleHour * hour;
  return now < today ? today : beijingMidnight(addDays(day, 1)) + settleHour * hour;
}
