import { describe, expect, it } from 'vitest';
import { arrangementOf, keptOf, moved, rowsOf } from '../../host/pages/home/layout';

const card = (key: string, weight: number) => ({ key, weight });
const keysOf = (rows: { key: string }[][]) => rows.map((row) => row.map(({ key }) => key).join(''));

describe('rows of the overview', () => {
  it.each([
    ['as the product has them', [card('a', 30), card('b', 20), card('c', 10), card('d', 60)], ['abc', 'd']],
    ['one hidden leaves its room to the others', [card('a', 30), card('c', 10), card('d', 60)], ['ac', 'd']],
    ['a wide one never shares', [card('d', 60), card('a', 30), card('d2', 60)], ['d', 'a', 'd2']],
    ['the order is kept, even when a later one would fit', [card('a', 40), card('b', 30), card('c', 20)], ['a', 'bc']],
    [
      'a low one leaves no hole beside a high one',
      [{ ...card('a', 30), low: true }, card('b', 18), card('c', 18)],
      ['a', 'bc'],
    ],
    ['none', [], []],
  ])('%s', (_, cards, rows) => {
    expect(keysOf(rowsOf(cards))).toEqual(rows);
  });
});

describe('a kept arrangement', () => {
  const keys = ['a', 'b', 'c'];
  const shown = (key: string) => ({ key, shown: true });
  const hidden = (key: string) => ({ key, shown: false });

  it.each([
    ['nothing kept', undefined, keys.map(shown)],
    ['nothing chosen', [], keys.map(shown)],
    ['another order, one hidden', ['c', '-a', 'b'], [shown('c'), hidden('a'), shown('b')]],
    ['a card that is newer than the choice comes last', ['c', 'a'], [shown('c'), shown('a'), shown('b')]],
    ['a card that is gone is left out', ['x', '-y', 'b', 'a', 'c'], [shown('b'), shown('a'), shown('c')]],
    ['a card named twice counts once', ['b', '-b', 'a', 'c'], [shown('b'), shown('a'), shown('c')]],
  ])('%s', (_, kept, placed) => {
    expect(arrangementOf(keys, kept)).toEqual(placed);
  });

  it('comes back as it was kept', () => {
    const placed = [shown('c'), hidden('a'), shown('b')];
    expect(arrangementOf(keys, keptOf(keys, placed))).toEqual(placed);
  });

  it("is forgotten when it is the product's own", () => {
    expect(keptOf(keys, keys.map(shown))).toEqual([]);
    expect(keptOf(keys, [hidden('a'), shown('b'), shown('c')])).toEqual(['-a', 'b', 'c']);
  });

  it('moves a card, and none over the ends', () => {
    expect(moved(keys, 0, 1)).toEqual(['b', 'a', 'c']);
    expect(moved(keys, 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moved(keys, 0, -1)).toEqual(keys);
    expect(moved(keys, 2, 3)).toEqual(keys);
    expect(moved(keys, 9, 0)).toEqual(keys);
  });
});
