import { addDays } from '../../domain/time';
import type { DayPair } from './read-day';

/** Names of the ranges on offer, in their order. */
export const quickNames = ['today', 'yesterday', 'week', 'month', 'thisMonth', 'lastMonth'] as const;

/** The days that a name means on `today`. */
export function quickDays(name: (typeof quickNames)[number], today: string): DayPair {
  const first = `${today.slice(0, 7)}-01`;
  const before = addDays(first, -1);
  switch (name) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'week':
      return { from: addDays(today, -6), to: today };
    case 'month':
      return { from: addDays(today, -29), to: today };
    case 'thisMonth':
      return { from: first, to: today };
    case 'lastMonth':
      return { from: `${before.slice(0, 7)}-01`, to: before };
  }
}
