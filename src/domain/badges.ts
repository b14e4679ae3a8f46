import { withinDays } from './time';

/** Days in Beijing, both included, during which a menu entry carries a marker (specification, section 2: "Badges"). */
const badgeWindows = {
  /** Limited-time marker on multi-line IPv6. */
  multiLineIpv6: { from: '2025-03-25', to: '2025-03-31' },
  /** Promotion of the flow star. */
  flowStar: { from: '2024-06-24', to: '2024-06-30' },
} as const;

/** A marker that comes and goes by the calendar. */
export type BadgeWindow = keyof typeof badgeWindows;

/** Whether a marker is due; `now` in milliseconds since 1970. */
export const badgeDue = (badge: BadgeWindow, now: number): boolean =>
  withinDays(now, badgeWindows[badge].from, badgeWindows[badge].to);
