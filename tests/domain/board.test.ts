import { describe, expect, it } from 'vitest';
import {
  boardGrid,
  boardOfCards,
  faultOf,
  figuresOf,
  kindRules,
  placeFor,
  screenAt,
  screenOfSites,
  settingsOf,
  shiftAt,
  shiftReach,
  stepped,
  tileKinds,
  type BoardTile,
  type TileKind,
} from '../../src/domain/board';
import { minute } from '../../src/domain/time';
import { wallboardCards, wallboardDefault, type WallboardCard } from '../../src/domain/wallboard';

const tile = (kind: TileKind, x: number, y: number, w: number, h: number, id = `${kind}${x}${y}`): BoardTile => ({
  ...{ id, kind, x, y, w, h },
  settings: {},
});

describe('tiles of a screen', () => {
  it.each<[what: string, tiles: BoardTile[], fault: ReturnType<typeof faultOf>]>([
    ['nothing', [], undefined],
    ['two beside each other', [tile('clock', 0, 0, 3, 2), tile('clock', 3, 0, 3, 2)], undefined],
    ['two above each other', [tile('clock', 0, 0, 3, 2), tile('clock', 0, 2, 3, 2)], undefined],
    ['one that fills the grid', [tile('sites', 0, 0, 12, 12)], undefined],
    ['two that share a cell', [tile('clock', 0, 0, 3, 2), tile('text', 2, 1, 2, 1)], 'overlap'],
    ['one inside another', [tile('sites', 0, 0, 8, 6), tile('text', 2, 2, 1, 1)], 'overlap'],
    ['one beyond the right edge', [tile('clock', 10, 0, 3, 2)], 'outside'],
    ['one beyond the lower edge', [tile('clock', 0, 11, 3, 2)], 'outside'],
    ['one at a negative place', [tile('clock', -1, 0, 3, 2)], 'outside'],
    ['one between two cells', [tile('clock', 0.5, 0, 3, 2)], 'outside'],
    ['one too narrow for what it shows', [tile('sites', 0, 0, 3, 6)], 'outside'],
    ['one without a size', [tile('text', 0, 0, 0, 0)], 'outside'],
    ['one that is not a number', [tile('clock', NaN, 0, 3, 2)], 'outside'],
    ['two of one name', [tile('text', 0, 0, 1, 1, 'a'), tile('text', 2, 0, 1, 1, 'a')], 'twice'],
  ])('%s', (_, tiles, fault) => {
    expect(faultOf(tiles)).toBe(fault);
  });

  it('every kind has room for its usual size, and a full screen has none', () => {
    for (const kind of tileKinds) {
      const place = placeFor([], kind);
      expect(place, kind).toEqual({ x: 0, y: 0, w: kindRules[kind].usual[0], h: kindRules[kind].usual[1] });
    }
    expect(placeFor([tile('sites', 0, 0, 12, 12)], 'text')).toBeUndefined();
  });

  it('a new tile takes the first gap, smaller where it must', () => {
    const around = [tile('sites', 0, 0, 9, 12), tile('sites', 9, 4, 3, 8, 'b')];
    expect(placeFor(around, 'clock')).toEqual({ x: 9, y: 0, w: 3, h: 2 });
    expect(placeFor([...around, tile('text', 9, 0, 1, 4)], 'clock')).toEqual({ x: 10, y: 0, w: 2, h: 2 });
    expect(placeFor(around, 'verdict')).toBeUndefined();
  });

  it.each<[what: string, dx: number, dy: number, to: [number, number] | undefined]>([
    ['one cell where there is room', 0, 1, [0, 1]],
    ['over what stands there', 1, 0, [6, 0]],
    ['nowhere beyond the edge', -1, 0, undefined],
  ])('a step goes %s', (_, dx, dy, to) => {
    const clock = tile('clock', 0, 0, 3, 2);
    const place = stepped([clock, tile('clock', 3, 0, 3, 2)], clock, dx, dy);
    expect(place && [place.x, place.y]).toEqual(to);
  });
});

describe('settings', () => {
  it('keep what the kind uses, and say what holds where nothing was chosen', () => {
    const all = { title: 'x', group: 'g', range: '7d', figure: 'aps', text: 't' } as const;
    expect(settingsOf({ kind: 'clock', settings: all })).toEqual({ title: 'x' });
    expect(settingsOf({ kind: 'figure', settings: all })).toEqual({ title: 'x', group: 'g', figure: 'aps' });
    expect(settingsOf({ kind: 'top', settings: {} })).toEqual({ range: '24h' });
  });

  it('look back as far as there is something', () => {
    expect(figuresOf({ kind: 'course', settings: { range: '30d' } })?.input).toEqual({
      course: 'traffic',
      range: '30d',
    });
    expect(figuresOf({ kind: 'course', settings: { course: 'clients', range: '30d' } })?.input).toEqual({
      course: 'clients',
      range: '24h',
    });
    expect(figuresOf({ kind: 'text', settings: { group: 'g' } })).toBeUndefined();
  });
});

describe("the product's own board", () => {
  it('of the usual cards is one screen; the models for a desk are another', () => {
    expect(boardOfCards(wallboardDefault)).toMatchObject({ turning: false, screens: { length: 1 } });
    expect(boardOfCards(wallboardCards)).toMatchObject({ turning: true, screens: { length: 2 } });
    expect(boardOfCards([]).screens).toEqual([]);
  });

  it.each<[cards: readonly WallboardCard[]]>([
    [wallboardDefault],
    [wallboardCards],
    ...wallboardCards.map((card): [WallboardCard[]] => [[card]]),
  ])('of %j fills its screens', (cards) => {
    const { screens } = boardOfCards(cards);
    expect(screens.flatMap(({ tiles }) => tiles.map(({ kind }) => kind))).toEqual(cards);
    for (const { tiles } of screens) {
      expect(faultOf(tiles)).toBeUndefined();
      const cells = tiles.reduce((all, { w, h }) => all + w * h, 0);
      expect(cells).toBe(boardGrid.columns * boardGrid.rows);
    }
  });
});

describe('a carousel', () => {
  const screen = (seconds: number, ...tiles: BoardTile[]) => ({ id: `${seconds}`, name: '', seconds, tiles });
  const screens = [screen(20), screen(10, tile('sites', 0, 0, 8, 6)), screen(30)];

  it.each([
    [0, 0, 20_000],
    [19_999, 0, 1],
    [20_000, 1, 10_000],
    [30_000, 2, 30_000],
    [60_000, 0, 20_000],
    [-1, 2, 1],
  ])('after %i ms stands at screen %i for %i ms', (elapsed, index, left) => {
    expect(screenAt(screens, elapsed)).toEqual({ index, left });
  });

  it('without screens stands still', () => {
    expect(screenAt([], 5)).toEqual({ index: 0, left: Infinity });
  });

  it('stays at the first screen that tells of sites', () => {
    expect(screenOfSites(screens)).toBe(1);
    expect(screenOfSites([screen(5)])).toBe(-1);
  });
});

it('moves the picture every minute over nine places, never far', () => {
  const places = Array.from({ length: 9 }, (_, i) => shiftAt(i * minute));
  expect(new Set(places.map(String)).size).toBe(9);
  for (const [x, y] of places) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(shiftReach);
  expect(shiftAt(9 * minute + 59_999)).toEqual(shiftAt(0));
});
