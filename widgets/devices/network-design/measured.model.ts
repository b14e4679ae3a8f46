import type { DataOf } from '../../../src/api';
import type { designMeasured } from '../../../src/api/contract/design';
import { levelAt, type Band } from '../../../src/domain/design/coverage';
import type { Floor } from './points.model';

type Measured = DataOf<typeof designMeasured>;

/** What an access point of the plan measures. */
export type MeasuredAp = Measured['aps'][number];

/** How loud one access point hears another one on the same floor, beside what was expected; dBm. */
export interface HeardLine {
  id: string;
  at: string;
  from: string;
  signal: number;
  expected: number;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** By the access points of a floor. */
export const measuredOn = ({ aps }: Floor, told: Measured): ReadonlyMap<string, MeasuredAp> =>
  new Map(
    aps.flatMap(({ id, device }) => {
      const one = told.aps.find((ap) => ap.device === device);
      return one ? [[id, one] as const] : [];
    }),
  );

/** Pairs of a floor that hear each other on a band, each once, as the one that hears better tells it. */
export function heardOn(floors: readonly Floor[], index: number, told: Measured, band: Band): HeardLine[] {
  const aps = floors[index]?.aps ?? [];
  const lines = told.heard
    .filter((one) => one.band === `${band}G`)
    .flatMap(({ at, from, signal }): HeardLine[] => {
      const [a, b] = [at, from].map((device) => aps.find((ap) => ap.device === device));
      if (!a || !b) return [];
      const expected = levelAt(floors, index, { x: b.x, y: b.y, power: b.power, floor: index }, band, a.x, a.y);
      const id = [a.id, b.id].sort().join(' ');
      return [{ id, at: a.name, from: b.name, signal, expected, x1: a.x, y1: a.y, x2: b.x, y2: b.y }];
    })
    .sort((a, b) => b.signal - a.signal);
  return lines.filter((line, n) => lines.findIndex(({ id }) => id === line.id) === n);
}
