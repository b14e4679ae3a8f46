import { describe, expect, it } from 'vitest';
import {
  coverageOf,
  levelAt,
  shareAbove,
  sharesByStep,
  stepOf,
  type Band,
  type Sender,
  type Storey,
} from '../../src/domain/design/coverage';

/** 60 by 30 metres; two empty floors above. */
const building: readonly Storey[] = [
  {
    width: 60,
    height: 30,
    walls: [
      { material: 'brick', x1: 20, y1: 0, x2: 20, y2: 30 },
      { material: 'concrete', x1: 20, y1: 12, x2: 60, y2: 12 },
      { material: 'glass', x1: 30, y1: 0, x2: 30, y2: 10 },
      { material: 'metal', x1: 28, y1: 17, x2: 38, y2: 17 },
    ],
  },
  { width: 60, height: 30, walls: [] },
  { width: 60, height: 30, walls: [] },
];
const sender: Sender = { x: 10, y: 5, power: 17, floor: 0 };

describe('what arrives from an access point', () => {
  // Reckoned outside of the code: 17 dBm − (20 log d + 20 log f − 27.55) − walls − ceilings, with d in three dimensions.
  it.each<[Band, number, number, number, number, string]>([
    ['5', 10, 5, 0, -33.78, 'right below it'],
    ['5', 13, 9, 0, -44.61, '5 m away'],
    ['5', 2, 5, 0, -48.47, '8 m away'],
    ['5', 19, 5, 0, -49.46, '9 m away, before the wall'],
    ['5', 10, 19, 0, -53.23, '14 m away'],
    ['5', 25, 5, 0, -61.82, 'behind brick'],
    ['5', 35, 5, 0, -70.23, 'behind brick and glass'],
    ['5', 39.5, 5, 0, -71.66, 'behind brick and glass, farther'],
    ['5', 25, 15, 0, -77.41, 'behind brick and concrete'],
    ['5', 34, 18, 0, -106.99, 'behind brick, concrete and metal'],
    ['2.4', 10, 5, 0, -26.73, 'right below it'],
    ['2.4', 13, 9, 0, -37.56, '5 m away'],
    ['2.4', 25, 5, 0, -52.77, 'behind brick'],
    ['2.4', 35, 5, 0, -59.18, 'behind brick and glass'],
    ['2.4', 25, 15, 0, -64.35, 'behind brick and concrete'],
    ['6', 13, 9, 0, -46.06, '5 m away'],
    ['6', 25, 5, 0, -64.27, 'behind brick'],
    ['6', 34, 18, 0, -111.44, 'behind brick, concrete and metal'],
    ['5', 10, 5, 1, -58.93, 'one floor above'],
    ['5', 13, 9, 1, -64.11, 'one floor above, 5 m away'],
    ['5', 10, 5, 2, -80.17, 'two floors above'],
    ['2.4', 22, 5, 1, -63.41, 'one floor above, 12 m away'],
  ])('%s GHz at %f, %f on floor %i: %f dBm, %s', (band, x, y, floor, level) => {
    expect(levelAt(building, floor, sender, band, x, y)).toBeCloseTo(level, 1);
  });
});

describe('the coverage of a floor', () => {
  it('has in each cell the strongest of all senders, as each would be alone', () => {
    const senders: Sender[] = [sender, { x: 45, y: 20, power: 20, floor: 0 }, { x: 45, y: 5, power: 14, floor: 1 }];
    const { level, best, columns, rows, cell } = coverageOf(building, 0, senders, '5', 2);
    expect([columns, rows]).toEqual([30, 15]);
    for (let i = 0; i < level.length; i++) {
      const [x, y] = [((i % columns) + 0.5) * cell, (Math.floor(i / columns) + 0.5) * cell];
      const each = senders.map((one) => levelAt(building, 0, one, '5', x, y));
      expect(level[i]).toBeCloseTo(Math.max(...each), 3);
      expect(each[best[i]!]).toBeCloseTo(level[i]!, 3);
    }
  });

  it('is nothing where nothing sends', () => {
    const grid = coverageOf(building, 0, [], '5', 5);
    expect(new Set(grid.level)).toEqual(new Set([-Infinity]));
    expect(shareAbove(grid, -90)).toBe(0);
    expect(sharesByStep(grid)).toEqual([1, 0, 0, 0, 0, 0]);
  });

  it('looks at walls for few of the senders of a point: those that could be the strongest there', () => {
    let looks = 0;
    const walls: Storey['walls'] = Array.from({ length: 40 }, (_, n) => ({
      material: n % 3 ? 'brick' : 'concrete',
      get x1() {
        looks++;
        return (n % 20) * 3;
      },
      ...{ x2: (n % 20) * 3, y1: n < 20 ? 0 : 17, y2: n < 20 ? 13 : 30 },
    }));
    const floors = [0, 1, 2].map(() => ({ width: 60, height: 30, walls }));
    const senders = Array.from({ length: 50 }, (_, n) => ({
      ...{ x: 3 + ((n * 7.3) % 54), y: 3 + ((n * 4.1) % 24), power: 17, floor: n % 3 },
    }));
    const { columns, rows } = coverageOf(floors, 0, senders, '5');
    expect(looks).toBeGreaterThan(0);
    expect(looks / (columns * rows * walls.length)).toBeLessThan(3);
  });

  it.each([
    [-80, 0],
    [-75, 1],
    [-70.1, 1],
    [-65, 3],
    [-60, 4],
    [-55, 5],
    [-20, 5],
  ])('%f dBm is in step %i', (level, step) => expect(stepOf(level)).toBe(step));
});
