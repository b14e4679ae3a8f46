import type { BoardShown } from '../../../src/api/contract/board';
import {
  boardGrid,
  isFree,
  isInside,
  kindRules,
  mayStand,
  mostScreens,
  mostTiles,
  placeFor,
  screenSeconds,
  stepped,
  tileKinds,
  type BoardTile,
  type Place,
} from '../../../src/domain/board';

/** What is edited. */
export interface Draft {
  name: string;
  document: BoardShown['document'];
}
type Screen = Draft['document']['screens'][number];
/** A tile of a board that can be kept. */
export type Tile = Screen['tiles'][number];
/** A kind that can be added. */
export type Kind = Tile['kind'];

/** How the kinds are offered. */
export const shelves = {
  state: ['verdict', 'sites', 'squares', 'days'],
  numbers: ['figure', 'course', 'top'],
  network: ['alarm-list', 'links'],
  content: ['clock', 'text'],
  cards: tileKinds.filter((kind) => kindRules[kind].uses.length === 0 && kind !== 'clock'),
} as const satisfies Readonly<Record<string, readonly Kind[]>>;

/** An id that no other has: it is only used inside of the board. */
const newId = (): string => crypto.randomUUID().slice(0, 8);

/** A new screen. */
export const newScreen = (): Screen => ({ id: newId(), name: '', seconds: screenSeconds.usual, tiles: [] });

/** An empty board, or one that tells how the sites stand. */
export function newDocument(start: 'sites' | 'empty'): Draft['document'] {
  const tile = (kind: Kind, x: number, y: number, w: number, h: number, settings: Tile['settings'] = {}): Tile => ({
    ...{ id: newId(), kind, x, y, w, h, settings },
  });
  const tiles =
    start === 'empty'
      ? []
      : [
          tile('verdict', 0, 0, 9, 2),
          tile('clock', 9, 0, 3, 2),
          tile('sites', 0, 2, 8, 6, { filter: 'troubled' }),
          tile('figure', 8, 2, 2, 2, { figure: 'clients' }),
          tile('figure', 10, 2, 2, 2, { figure: 'alarms' }),
          tile('links', 8, 4, 4, 4),
          tile('course', 0, 8, 8, 4, { course: 'traffic', range: '24h' }),
          tile('squares', 8, 8, 4, 4),
        ];
  return { theme: 'BLACK', turning: true, stays: true, screens: [{ ...newScreen(), tiles }] };
}

/** The document with one screen changed. */
const withScreen = (draft: Draft, id: string, change: (screen: Screen) => Screen): Draft => ({
  ...draft,
  document: {
    ...draft.document,
    screens: draft.document.screens.map((screen) => (screen.id === id ? change(screen) : screen)),
  },
});

/** A screen's name or seconds changed. */
export const changeScreen = (draft: Draft, id: string, changes: Partial<Pick<Screen, 'name' | 'seconds'>>): Draft =>
  withScreen(draft, id, (screen) => ({ ...screen, ...changes }));

/** One screen more, after the others or after the one that it is a copy of; undefined when there are enough. */
export function addScreen(draft: Draft, copy?: Screen): { draft: Draft; id: string } | undefined {
  const { screens } = draft.document;
  if (screens.length >= mostScreens) return undefined;
  const screen = copy
    ? { ...copy, id: newId(), tiles: copy.tiles.map((one) => ({ ...one, id: newId() })) }
    : newScreen();
  const place = copy ? screens.findIndex(({ id }) => id === copy.id) + 1 : screens.length;
  return {
    draft: { ...draft, document: { ...draft.document, screens: screens.toSpliced(place, 0, screen) } },
    id: screen.id,
  };
}

/** The document without a screen; the last one stays. */
export function removeScreen(draft: Draft, id: string): Draft {
  const rest = draft.document.screens.filter((screen) => screen.id !== id);
  return rest.length === 0 ? draft : { ...draft, document: { ...draft.document, screens: rest } };
}

/** A screen put at another place. */
export function arrangeScreen(draft: Draft, id: string, place: number): Draft {
  const { screens } = draft.document;
  const screen = screens.find((one) => one.id === id);
  if (!screen) return draft;
  const rest = screens.filter((one) => one.id !== id);
  return { ...draft, document: { ...draft.document, screens: rest.toSpliced(place, 0, screen) } };
}

/** A tile more, where there is room; undefined where there is none. */
export function addTile(
  draft: Draft,
  screen: Screen,
  kind: Kind,
  copy?: Tile,
): { draft: Draft; tile: Tile } | undefined {
  if (screen.tiles.length >= mostTiles) return undefined;
  const place = copy ? placeLike(screen.tiles, copy) : placeFor(screen.tiles, kind);
  if (!place) return undefined;
  const tile: Tile = { id: newId(), kind, settings: { ...copy?.settings }, ...place };
  return { draft: withScreen(draft, screen.id, (one) => ({ ...one, tiles: [...one.tiles, tile] })), tile };
}

/** The next free place of the same size; else the place of a new one. */
function placeLike(tiles: readonly BoardTile[], { w, h, kind }: Tile): Place | undefined {
  for (let y = 0; isInside({ x: 0, y, w, h }, kind); y++) {
    for (let x = 0; isInside({ x, y, w, h }, kind); x++) if (isFree(tiles, { x, y, w, h })) return { x, y, w, h };
  }
  return placeFor(tiles, kind);
}

/** A tile changed. */
export const changeTile = (draft: Draft, screen: Screen, id: string, changes: Partial<Tile>): Draft =>
  withScreen(draft, screen.id, (one) => ({
    ...one,
    tiles: one.tiles.map((tile) => (tile.id === id ? { ...tile, ...changes } : tile)),
  }));

/** A screen without a tile. */
export const removeTile = (draft: Draft, screen: Screen, id: string): Draft =>
  withScreen(draft, screen.id, (one) => ({ ...one, tiles: one.tiles.filter((tile) => tile.id !== id) }));

/** Sides that a tile is drawn by: `w` left, `n` above; both for a corner. */
export type Side = '' | 'n' | 'e' | 's' | 'w' | 'ne' | 'nw' | 'se' | 'sw';

/** The place of a tile that was dragged so many cells by a side, or as a whole; inside of the grid as far as it goes. */
export function dragged(tile: Tile, side: Side, dx: number, dy: number): Place {
  const { least } = kindRules[tile.kind];
  const { x, y, w, h } = tile;
  const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
  const { columns, rows } = boardGrid;
  if (side === '') return { x: between(x + dx, 0, columns - w), y: between(y + dy, 0, rows - h), w, h };
  const place = { x, y, w, h };
  if (side.includes('e')) place.w = between(w + dx, least[0], columns - x);
  if (side.includes('s')) place.h = between(h + dy, least[1], rows - y);
  if (side.includes('w')) {
    place.x = between(x + dx, 0, x + w - least[0]);
    place.w = w + x - place.x;
  }
  if (side.includes('n')) {
    place.y = between(y + dy, 0, y + h - least[1]);
    place.h = h + y - place.y;
  }
  return place;
}

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where a key brings a tile; with shift it grows or shrinks. `none`: there is no room; undefined: not such a key. */
export function placeByKey(
  tiles: readonly Tile[],
  tile: Tile,
  key: string,
  shift: boolean,
): Place | 'none' | undefined {
  const way = ways[key];
  if (!way) return undefined;
  if (!shift) return stepped(tiles, tile, ...way) ?? 'none';
  const place = { x: tile.x, y: tile.y, w: tile.w + way[0], h: tile.h + way[1] };
  return mayStand(tiles, tile, place) ? place : 'none';
}
