import type { PlaceCode } from '../../../../src/domain/region';
import { hourOfDay, minute, second } from '../../../../src/domain/time';
import { unit } from '../../kit/hash';
import { kilometres } from './distance';

/** A number out of a word. */
const seedOf = (word: string): number => [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);

/** A simulated link at one moment. */
export interface Measured {
  state: 'linked' | 'relay';
  latency: number;
  loss: number;
  down: number;
  up: number;
}

/** What a simulated link is made of. */
interface Line {
  /** Mbps. */
  width: number;
  /** Whether it crosses the border, where nobody said where its ends stand. */
  abroad: boolean;
  /** Where its ends stand, as far as somebody said. */
  places: readonly [PlaceCode | null, PlaceCode | null];
}

/** Milliseconds there and back for a kilometre: light in glass, on the way that cables take. */
const perKilometre = 0.016;

/** What the simulated link of a member is like: the same for the same member and moment. */
export function measure(
  gwid: string,
  to: string,
  { width, abroad, places: [here, there] }: Line,
  at: number,
): Measured {
  const seed = seedOf(`${gwid} ${to}`);
  const step = Math.floor(at / (15 * second));
  // Few lines are weak, and those above all in the evening.
  const weak = unit(seed, 11) < 0.05;
  const evening = hourOfDay(at) >= 19 && hourOfDay(at) < 22;
  const relayed = weak && unit(seed, 1, Math.floor(at / (30 * minute))) < (evening ? 0.15 : 0.005);
  const burst = weak && unit(seed, 2, Math.floor(at / (15 * minute))) < (evening ? 0.3 : 0.01);
  const way =
    here !== null && there !== null
      ? 2 + 4 * unit(seed, 3) + perKilometre * kilometres(here, there)
      : 5 + 34 * unit(seed, 3) + (abroad ? 44 + 40 * unit(seed, 4) : 0);
  const base = way * (relayed ? 1.7 : 1);
  const busy = 0.18 + 0.5 * Math.max(0, Math.sin(((hourOfDay(at) - 7) / 16) * Math.PI));
  const load = Math.min(0.95, busy * (0.5 + unit(seed, 5)) * (0.7 + 0.6 * unit(seed, 6, step)));
  const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;
  return {
    state: relayed ? 'relay' : 'linked',
    // What a line carries makes it slower.
    latency: round(base * (0.94 + 0.12 * unit(seed, 7, step)) * (1 + 0.3 * load) * (burst ? 1.5 : 1), 1),
    loss: round(burst ? 1 + 3 * unit(seed, 8, step) : 0.15 * unit(seed, 9, step) ** 3, 2),
    down: Math.round(width * 1e6 * load),
    up: Math.round(width * 1e6 * load * (0.2 + 0.3 * unit(seed, 10))),
  };
}
