import { describe, expect, it } from 'vitest';
import { coverageOf, shareAbove, type Sender, type Storey } from '../../src/domain/design/coverage';
import { channelsFor, clashesOf, gapsOf, proposed, wallsToNearest, type Spot } from '../../src/domain/design/points';

/** 40 by 10 metres: a hall, and behind metal a room of 8 by 10. */
const hall: readonly Storey[] = [
  { width: 40, height: 10, walls: [{ material: 'metal', x1: 32, y1: 0, x2: 32, y2: 10 }] },
];
const spot = (id: string, x: number, channel = 36): Spot => ({ id, x, y: 5, power: 17, floor: 0, channel });

describe('access points on a plan', () => {
  it('leave gaps, which are told with their size and what stands before them', () => {
    const gaps = gapsOf(coverageOf(hall, 0, [spot('a', 16)], '5'), -65);
    expect(gaps).toHaveLength(1);
    expect(gaps[0]!.x).toBeGreaterThan(32);
    expect(gaps[0]!.area).toBeCloseTo(80, 0);
    expect(wallsToNearest(hall, 0, [spot('a', 16)], gaps[0]!)).toBe(26);
    expect(gapsOf(coverageOf(hall, 0, [], '5'), -65)).toMatchObject([{ area: 400, level: -Infinity }]);
  });

  it('are in each other’s way on one channel, and are given others', () => {
    const all = [spot('a', 5), spot('b', 15), spot('c', 25), spot('d', 36)];
    const pairs = clashesOf(hall, all).map(({ a, b }) => a.id + b.id);
    expect(pairs).toEqual(['ab', 'bc', 'ac', 'cd']);
    const given = channelsFor(hall, all);
    expect(new Set(given.values()).size).toBe(4);
    const after = all.map((one) => ({ ...one, channel: given.get(one.id)! }));
    expect(clashesOf(hall, after)).toEqual([]);
  });

  it('are proposed where they reach what none reaches, until there are enough', () => {
    const wanted = { band: '5', target: -65, power: 17, share: 0.95, most: 20 } as const;
    const found = proposed(hall, 0, [], wanted);
    const senders: Sender[] = found.map((at) => ({ ...at, power: 17, floor: 0 }));
    expect(found).toHaveLength(2);
    expect(shareAbove(coverageOf(hall, 0, senders, '5'), -65)).toBeGreaterThan(0.95);
    expect(proposed(hall, 0, senders, wanted)).toEqual([]);
    expect(proposed(hall, 0, [], { ...wanted, most: 1 })).toHaveLength(1);
  });
});
