import { describe, expect, it } from 'vitest';
import { offsetsOf, placesIn } from '../../../src/ui/table/model/window';

const even = (count: number) => offsetsOf(count, () => 40);
const places = (...args: Parameters<typeof placesIn>) => placesIn(...args).map(({ index }) => index);

describe('the part of a long list that is in the page', () => {
  it('is what the view shows and four places beyond each edge', () => {
    const shown = places(even(100_000), { top: 40_000, height: 400 });
    expect(shown[0]).toBe(996);
    expect(shown.at(-1)).toBe(1014);
    expect(shown).toHaveLength(19);
  });

  it('ends with the list', () => {
    expect(places(even(3), { top: 0, height: 400 })).toEqual([0, 1, 2]);
    expect(places(even(0), { top: 0, height: 400 })).toEqual([]);
    expect(places(even(10), { top: 9_999, height: 400 }).at(-1)).toBe(9);
  });

  it('keeps the place with the focus in order, and drops one that is gone', () => {
    expect(places(even(1000), { top: 20_000, height: 80 }, 3)[0]).toBe(3);
    expect(places(even(1000), { top: 0, height: 80 }, 900).at(-1)).toBe(900);
    expect(places(even(10), { top: 0, height: 80 }, 900)).not.toContain(900);
  });

  it('places what is higher than the rest', () => {
    const offsets = offsetsOf(4, (place) => (place === 1 ? 300 : 40));
    expect(placesIn(offsets, { top: 0, height: 400 }).map(({ start, end }) => [start, end])).toEqual([
      [0, 40],
      [40, 340],
      [340, 380],
      [380, 420],
    ]);
  });
});
