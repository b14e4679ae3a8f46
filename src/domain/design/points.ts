import { coverageOf, levelAt, wallsBetween, type Band, type Grid, type Sender, type Storey } from './coverage';

/** Somewhere that the signal does not reach. */
export interface Gap {
  /** Square metres. */
  area: number;
  /** Middle of it, metres. */
  x: number;
  y: number;
  /** dBm in its weakest cell; -Infinity where nothing sends. */
  level: number;
}

/** Square metres below which a gap is not told: a corner, the width of a wall. */
const leastGap = 2;
/** Gaps that are told. */
const mostGaps = 8;

/** Connected parts of a floor below a level, the largest first. */
export function gapsOf({ level, columns, rows, cell }: Grid, target: number): Gap[] {
  const seen = new Uint8Array(level.length);
  const gaps: Gap[] = [];
  for (let start = 0; start < level.length; start++) {
    if (seen[start] || level[start]! >= target) continue;
    const found = [start];
    seen[start] = 1;
    for (let i = 0; i < found.length; i++) {
      const at = found[i]!;
      const column = at % columns;
      const near = [
        column > 0 ? at - 1 : -1,
        column < columns - 1 ? at + 1 : -1,
        at - columns,
        at < (rows - 1) * columns ? at + columns : -1,
      ];
      for (const next of near) {
        if (next < 0 || seen[next] || level[next]! >= target) continue;
        seen[next] = 1;
        found.push(next);
      }
    }
    const area = found.length * cell * cell;
    if (area < leastGap) continue;
    // The weakest cell is in it for certain; the middle of a ring would not be.
    const weakest = found.reduce((a, b) => (level[b]! < level[a]! ? b : a));
    gaps.push({
      ...{ area, level: level[weakest]! },
      x: ((weakest % columns) + 0.5) * cell,
      y: (Math.floor(weakest / columns) + 0.5) * cell,
    });
  }
  return gaps.sort((a, b) => b.area - a.area).slice(0, mostGaps);
}

/** Channels at 5 GHz that need no radar detection in China, 20 MHz wide. */
export const channels = [36, 40, 44, 48, 149, 153, 157, 161, 165] as const;

/** dBm from which two access points on one channel are in each other's way. */
const disturbing = -82;

/** Something on a plan that has a channel. */
export interface Spot extends Sender {
  id: string;
  channel: number;
}

/** Pairs on one channel that hear each other, loudest first. */
export function clashesOf(storeys: readonly Storey[], spots: readonly Spot[]): { a: Spot; b: Spot; level: number }[] {
  return spots
    .flatMap((a, index) =>
      spots
        .slice(index + 1)
        .filter((b) => b.channel === a.channel)
        .map((b) => ({ a, b, level: levelAt(storeys, a.floor, b, '5', a.x, a.y) })),
    )
    .filter(({ level }) => level >= disturbing)
    .sort((one, two) => two.level - one.level);
}

/** Channels for all of them by id: each in its turn gets the one on which it hears the others least. */
export function channelsFor(storeys: readonly Storey[], spots: readonly Spot[]): Map<string, number> {
  const given: Spot[] = [];
  for (const spot of spots) {
    const heard = (channel: number) =>
      given
        .filter((one) => one.channel === channel)
        .reduce((sum, one) => sum + 10 ** (levelAt(storeys, spot.floor, one, '5', spot.x, spot.y) / 10), 0);
    const [best] = [...channels].sort((a, b) => heard(a) - heard(b) || a - b);
    given.push({ ...spot, channel: best! });
  }
  return new Map(given.map(({ id, channel }) => [id, channel]));
}

/** Metres between the places that are tried, and between the points that they have to reach. */
const triedEvery = 3;
const reachedEvery = 2;

/**
 * Places for further access points on a floor, each where it reaches most of what none reaches yet, until this share of
 * the floor is reached or there are as many as may be.
 */
export function proposed(
  storeys: readonly Storey[],
  floor: number,
  there: readonly Sender[],
  { band, target, power, share, most }: { band: Band; target: number; power: number; share: number; most: number },
): { x: number; y: number }[] {
  const storey = storeys[floor]!;
  const { level, columns, rows, cell } = coverageOf(storeys, floor, there, band, reachedEvery);
  const open = [...level.keys()].filter((at) => level[at]! < target);
  const spots = Array.from({ length: Math.max(1, Math.round(storey.width / triedEvery)) }, (_, i) =>
    Array.from({ length: Math.max(1, Math.round(storey.height / triedEvery)) }, (__, j) => ({
      x: Math.min(storey.width - 0.5, (i + 0.5) * triedEvery),
      y: Math.min(storey.height - 0.5, (j + 0.5) * triedEvery),
    })),
  ).flat();
  const reach = spots.map(({ x, y }) => {
    const sender = { x, y, power, floor };
    return new Set(
      open.filter((at) => {
        const [px, py] = [((at % columns) + 0.5) * cell, (Math.floor(at / columns) + 0.5) * cell];
        return levelAt(storeys, floor, sender, band, px, py) >= target;
      }),
    );
  });
  const left = new Set(open);
  const found: { x: number; y: number }[] = [];
  const enough = (1 - share) * columns * rows;
  while (left.size > enough && found.length < most) {
    const gains = reach.map((cells) => [...cells].filter((at) => left.has(at)).length);
    const best = gains.indexOf(Math.max(...gains));
    if ((gains[best] ?? 0) === 0) break;
    found.push(spots[best]!);
    for (const at of reach[best]!) left.delete(at);
  }
  return found;
}

/** What walls take away between a gap and the nearest access point, dB; undefined: there is none. */
export function wallsToNearest(
  storeys: readonly Storey[],
  floor: number,
  senders: readonly Sender[],
  at: Gap,
): number | undefined {
  const here = senders.filter((one) => one.floor === floor);
  const away = (one: Sender) => Math.hypot(one.x - at.x, one.y - at.y);
  const [nearest] = here.sort((a, b) => away(a) - away(b));
  return nearest && wallsBetween(storeys[floor]!.walls, '5', nearest.x, nearest.y, at.x, at.y);
}
