import type { AlarmKind } from '../../../../src/domain/alarm-kinds';
import { day, hour, minute } from '../../../../src/domain/time';
import { unit } from '../../kit/hash';

/** Something that goes wrong for a while. */
export interface Episode {
  start: number;
  end: number;
  /** Chance between 0 and 1, for what differs from time to time. */
  u: number;
}

/** How often a thing goes wrong with one device, and for how long. */
interface Habit {
  /** One chance in each slot of this length... */
  slot: number;
  /** ...of this likelihood. */
  chance: number;
  shortest: number;
  longest: number;
}

const habits = {
  gateway_offline: { slot: 12 * day, chance: 0.4, shortest: 4 * minute, longest: 60 * hour },
  wan_down: { slot: 10 * day, chance: 0.35, shortest: 3 * minute, longest: 10 * hour },
  ap_lost: { slot: 20 * day, chance: 0.5, shortest: 6 * minute, longest: 2 * hour },
  ap_offline: { slot: 15 * day, chance: 0.45, shortest: 6 * minute, longest: 7 * day },
  switch_offline: { slot: 30 * day, chance: 0.4, shortest: 6 * minute, longest: 24 * hour },
  firewall_offline: { slot: 30 * day, chance: 0.3, shortest: 6 * minute, longest: 3 * hour },
  cpu_high: { slot: 4 * day, chance: 0.3, shortest: 15 * minute, longest: 7 * hour },
  memory_high: { slot: 12 * day, chance: 0.25, shortest: 30 * minute, longest: 2 * day },
  port_loop: { slot: 25 * day, chance: 0.3, shortest: 6 * minute, longest: 3 * hour },
  radio_busy: { slot: 8 * day, chance: 0.25, shortest: 20 * minute, longest: 12 * hour },
  line_loss: { slot: 10 * day, chance: 0.3, shortest: 10 * minute, longest: 8 * hour },
  /** A site that is shut for weeks; its alarm is the same as of any gateway that is offline. */
  gateway_closed: { slot: 60 * day, chance: 0.14, shortest: 4 * day, longest: 30 * day },
} as const satisfies Partial<Record<AlarmKind | 'gateway_closed', Habit>>;

/** Kinds of trouble that come and go by chance. */
export type Trouble = keyof typeof habits;
export const troubles = Object.keys(habits) as Trouble[];

/** Episodes of one device that touch the time from `from` (included) to `to` (excluded), in order. */
export function episodes(seed: number, kind: Trouble, index: number, from: number, to: number): Episode[] {
  const { slot, chance, shortest, longest } = habits[kind];
  const salt = 1000 + troubles.indexOf(kind);
  const found: Episode[] = [];
  for (let n = Math.floor(from / slot) - 1; n * slot < to; n++) {
    if (unit(seed, salt, index, n, 1) >= chance) continue;
    // Short ones are far more common than long ones, and a slot always ends in peace.
    const length = Math.min(shortest * (longest / shortest) ** (unit(seed, salt, index, n, 2) ** 2), slot * 0.6);
    const start = Math.round(n * slot + unit(seed, salt, index, n, 3) * (slot - length));
    const end = Math.round(start + length);
    if (end > from && start < to) found.push({ start, end, u: unit(seed, salt, index, n, 4) });
  }
  return found;
}

/** The episode that lasts at this moment. */
export const episodeAt = (seed: number, kind: Trouble, index: number, at: number): Episode | undefined =>
  episodes(seed, kind, index, at, at + 1)[0];

/** When a gateway is silent between two moments: troubles and long closures together, in order, without overlaps. */
export function silences(seed: number, index: number, from: number, to: number, steady: boolean): Episode[] {
  if (steady) return [];
  const all = [
    ...episodes(seed, 'gateway_offline', index, from, to),
    ...episodes(seed, 'gateway_closed', index, from, to),
  ].sort((a, b) => a.start - b.start);
  const merged: Episode[] = [];
  for (const one of all) {
    const last = merged.at(-1);
    if (last && one.start <= last.end) last.end = Math.max(last.end, one.end);
    else merged.push({ ...one });
  }
  return merged;
}
