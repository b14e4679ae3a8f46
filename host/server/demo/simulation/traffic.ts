import { hour, hourStart } from '../../../../src/domain/time';
import type { SimGateway } from './fleet';
import { unit } from '../../kit/hash';
import { hourShape } from './rhythm';
import { silences, type Episode } from './episodes';

/** A gateway that never falls silent, so that the first three places of the overview stay. */
const isSteady = (g: SimGateway): boolean => g.traffic === 0;

/** Bytes of both directions that a gateway would carry in the hour that begins at `at`, if it were up all the time. */
export function hourWish(seed: number, g: SimGateway, at: number): number {
  const noise = 0.72 + 0.56 * unit(seed, 201, g.index, at / hour);
  return (g.weeklyBytes / 168) * hourShape(g.type, at) * noise;
}

/** Bytes carried in the hour that begins at `at`, up to the moment `until`, given when the gateway was silent. */
export function hourBytes(
  seed: number,
  g: SimGateway,
  at: number,
  silent: readonly Episode[],
  until = at + hour,
): number {
  const end = Math.min(at + hour, until);
  if (end <= at) return 0;
  let up = end - at;
  for (const one of silent) up -= Math.max(0, Math.min(one.end, end) - Math.max(one.start, at));
  return (hourWish(seed, g, at) * Math.max(0, up)) / hour;
}

/** Bits per second of both directions at a moment, if the gateway is up. */
export function rateAt(seed: number, g: SimGateway, at: number): number {
  // Between the middles of two hours it goes over from one to the other.
  const middle = hourStart(at - hour / 2);
  const part = (at - hour / 2 - middle) / hour;
  const bytes = hourWish(seed, g, middle) * (1 - part) + hourWish(seed, g, middle + hour) * part;
  return ((bytes * 8) / 3600) * jitter(seed, g.index, at);
}

/** Moves around 1, slowly enough to look like a curve: values of every half minute, joined. */
function jitter(seed: number, index: number, at: number): number {
  const step = 30_000;
  const n = Math.floor(at / step);
  const value = (i: number) => 0.7 + 0.6 * unit(seed, 202, index, i);
  const part = (at - n * step) / step;
  return value(n) * (1 - part) + value(n + 1) * part;
}

/** When a gateway was silent between two moments. */
export const gatewaySilences = (seed: number, g: SimGateway, from: number, to: number): Episode[] =>
  silences(seed, g.index, from, to, isSteady(g));
