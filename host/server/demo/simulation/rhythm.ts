import { hour, hourOfDay, weekday } from '../../../../src/domain/time';
import type { SiteType } from './words';

/** Peaks of a day: hour, width in hours, height; and how much of it a weekend has. */
interface Curve {
  base: number;
  peaks: readonly (readonly [at: number, width: number, height: number])[];
  weekend: number;
}

const curves: Readonly<Record<SiteType, Curve>> = {
  shop: {
    base: 0.08,
    peaks: [
      [12.5, 2, 0.9],
      [19, 2.4, 1.5],
    ],
    weekend: 1.35,
  },
  cafe: {
    base: 0.05,
    peaks: [
      [9, 1.6, 0.9],
      [15, 3, 1.2],
    ],
    weekend: 1.25,
  },
  hotel: {
    base: 0.25,
    peaks: [
      [7.5, 1.5, 0.7],
      [21.5, 2.2, 1.9],
    ],
    weekend: 1.2,
  },
  school: {
    base: 0.2,
    peaks: [
      [12.5, 1.2, 0.8],
      [22, 2.2, 2.2],
    ],
    weekend: 1.1,
  },
  office: {
    base: 0.1,
    peaks: [
      [10.5, 2, 1.5],
      [15.5, 2.4, 1.5],
    ],
    weekend: 0.3,
  },
  warehouse: {
    base: 0.2,
    peaks: [
      [10, 3, 1],
      [17, 3, 1.1],
    ],
    weekend: 0.8,
  },
};

/** How busy a kind of site is at a moment, around 1 on average. */
export function shape(type: SiteType, at: number): number {
  const curve = curves[type];
  const clock = hourOfDay(at) + (at % hour) / hour;
  let value = curve.base;
  for (const [peak, width, height] of curve.peaks) {
    const away = Math.min(Math.abs(clock - peak), 24 - Math.abs(clock - peak));
    value += height * Math.exp(-((away / width) ** 2) / 2);
  }
  const today = weekday(at);
  return value * (today === 0 || today === 6 ? curve.weekend : 1);
}

const weeks = new Map<SiteType, Float64Array>();

/** `shape` in the middle of the hour that begins at `at`, relative to its mean over a week. */
export function hourShape(type: SiteType, at: number): number {
  let week = weeks.get(type);
  if (!week) {
    const mean = meanShape(type);
    week = Float64Array.from({ length: 168 }, (_, i) => shape(type, i * hour + hour / 2) / mean);
    weeks.set(type, week);
  }
  return week[(at / hour) % 168]!;
}

const means = new Map<SiteType, number>();

/** Mean of `shape` over a week, by whole hours. */
export function meanShape(type: SiteType): number {
  let mean = means.get(type);
  if (mean === undefined) {
    let sum = 0;
    for (let i = 0; i < 168; i++) sum += shape(type, i * hour + hour / 2);
    mean = sum / 168;
    means.set(type, mean);
  }
  return mean;
}
