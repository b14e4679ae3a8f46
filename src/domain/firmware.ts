import { day, minute } from './time';

/** Shortest time between making a scheduled upgrade and its start, milliseconds. */
export const leastDelay = 5 * minute;
/** Farthest start of an upgrade, milliseconds. */
export const farthestStart = 90 * day;

/** How an upgrade may be rolled out: upper ends of the waves in percent. */
export const rollouts = {
  once: [100],
  half: [10, 100],
  staged: [10, 50, 100],
} as const satisfies Record<string, readonly number[]>;
export type Rollout = keyof typeof rollouts;

/** Percent of failures in a wave from which on an upgrade stops by itself. */
export const stopRates = [5, 10, 20, 50] as const;

/** How long an upgrade may look at a wave before the next one, minutes. */
export const soaks = [10, 30, 120, 1440] as const;
/** Devices from which on going back to an older version wants their number typed. */
export const manyDowngrades = 10;

/** Compares versions number by number: negative when `a` is older. What comes after a hyphen is older than without. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [split(a), split(b)];
  for (let i = 0; i < Math.max(left.numbers.length, right.numbers.length); i++) {
    const step = (left.numbers[i] ?? 0) - (right.numbers[i] ?? 0);
    if (step !== 0) return step;
  }
  return Number(left.whole) - Number(right.whole);
}

function split(version: string) {
  const [numbers = '', tail] = version.split('-');
  return { numbers: numbers.split('.').map((part) => Number.parseInt(part, 10) || 0), whole: tail === undefined };
}
