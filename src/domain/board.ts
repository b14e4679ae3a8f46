import { day, minute, second } from './time';
import { wallboardCards, type WallboardCard } from './wallboard';

/** A board is laid out in so many columns and rows, whatever the screen. */
export const boardGrid = { columns: 12, rows: 12 } as const;

/** Boards of an account, screens of a board, tiles of a screen. */
export const mostBoards = 50;
export const mostScreens = 8;
export const mostTiles = 24;
/** Characters. */
export const longestBoardName = 40;
export const longestTileTitle = 20;
export const longestTileText = 200;

/** Seconds that a screen stands before the next one. */
export const screenSeconds = { least: 5, usual: 20, most: 600 } as const;

/** `auto` follows the screen's own system. */
export const boardThemes = ['BLACK', 'WHITE', 'auto'] as const;
export type BoardTheme = (typeof boardThemes)[number];

/** What is counted of a group of sites. */
const figureTiles = ['verdict', 'sites', 'squares', 'days', 'figure', 'course', 'top', 'alarm-list', 'links'] as const;
/** What needs no data. */
const contentTiles = ['clock', 'text'] as const;
/** Cards of the overview, of the whole account. Income is not among them: a wall is read by everybody. */
const cardTiles = wallboardCards.filter((card) => card !== 'section');

/** What a tile shows. `section` only stands on the boards that the product lays out itself. */
export type TileKind = (typeof figureTiles)[number] | (typeof contentTiles)[number] | WallboardCard;

/** Every kind that a board may be built from. */
export const tileKinds = [...figureTiles, ...contentTiles, ...cardTiles] as const;

export const boardRanges = ['24h', '7d', '30d'] as const;
export type BoardRange = (typeof boardRanges)[number];
/** What a key figure counts. */
export const boardFigures = ['gateways', 'aps', 'switches', 'clients', 'today', 'alarms', 'down', 'up'] as const;
export type BoardFigure = (typeof boardFigures)[number];
/** What a course is of. */
export const boardCourses = ['traffic', 'clients'] as const;
/** Which sites a list shows. */
export const siteFilters = ['down', 'troubled'] as const;
/** What stands first in it. */
export const siteOrders = ['longest', 'most'] as const;

/** What can be set on a tile; each kind uses some of it. */
export interface TileSettings {
  /** Instead of the name of its kind. */
  title?: string | undefined;
  /** Id of the group of gateways that it is about, with the groups below; all of them where there is none. */
  group?: string | undefined;
  range?: BoardRange | undefined;
  figure?: BoardFigure | undefined;
  course?: (typeof boardCourses)[number] | undefined;
  filter?: (typeof siteFilters)[number] | undefined;
  order?: (typeof siteOrders)[number] | undefined;
  text?: string | undefined;
}

/** Where a tile stands: cells from the upper left corner, counted from 0. */
export interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** One widget on a screen. */
export interface BoardTile extends Place {
  id: string;
  kind: TileKind;
  settings: TileSettings;
}

/** One picture of a board, and how long it stands. */
export interface BoardScreen {
  id: string;
  name: string;
  seconds: number;
  tiles: readonly BoardTile[];
}

/** What a board consists of. */
export interface BoardDocument {
  theme: BoardTheme;
  /** Whether the next screen comes by itself. */
  turning: boolean;
  /** Whether it stays at a screen with sites while one of them is down. */
  stays: boolean;
  screens: readonly BoardScreen[];
}

/** What holds of a kind: the least and the usual size in cells, and which settings it uses. */
export interface KindRule {
  least: readonly [w: number, h: number];
  usual: readonly [w: number, h: number];
  uses: readonly Exclude<keyof TileSettings, 'title'>[];
}

const card = (w: number, h: number): KindRule => ({ least: [2, 2], usual: [w, h], uses: [] });

export const kindRules: Readonly<Record<TileKind, KindRule>> = {
  verdict: { least: [4, 1], usual: [12, 2], uses: ['group'] },
  sites: { least: [4, 2], usual: [8, 6], uses: ['group', 'filter', 'order'] },
  squares: { least: [3, 2], usual: [6, 5], uses: ['group'] },
  days: { least: [5, 2], usual: [12, 4], uses: ['group'] },
  figure: { least: [2, 1], usual: [3, 2], uses: ['group', 'figure'] },
  course: { least: [3, 2], usual: [6, 4], uses: ['group', 'course', 'range'] },
  top: { least: [3, 2], usual: [4, 5], uses: ['group', 'range'] },
  'alarm-list': { least: [4, 2], usual: [6, 5], uses: ['group'] },
  links: { least: [3, 2], usual: [4, 5], uses: ['group'] },
  clock: { least: [2, 1], usual: [3, 2], uses: [] },
  text: { least: [1, 1], usual: [4, 1], uses: ['text'] },
  devices: card(6, 2),
  users: card(4, 2),
  section: card(2, 2),
  traffic: card(4, 5),
  wireless: card(4, 5),
  alarms: card(4, 5),
  trend: card(8, 5),
  categories: card(4, 5),
  'user-model': card(12, 6),
  'traffic-model': card(12, 6),
};

/** The settings that a kind uses, with what holds where nothing was chosen. */
export function settingsOf({ kind, settings }: Pick<BoardTile, 'kind' | 'settings'>): TileSettings {
  const { uses } = kindRules[kind];
  const course = settings.course ?? 'traffic';
  const usual: TileSettings = {
    figure: 'gateways',
    filter: 'down',
    order: 'longest',
    ...settings,
    course,
    range: rangesOf(kind, course).includes(settings.range ?? '24h') ? (settings.range ?? '24h') : '24h',
  };
  const kept = uses.flatMap((name) => (usual[name] === undefined ? [] : [[name, usual[name]] as const]));
  return { ...(settings.title && { title: settings.title }), ...Object.fromEntries(kept) };
}

/** How far back a kind can look: how many were online at once is known by the hour, which is kept for weeks. */
export const rangesOf = (kind: TileKind, course: TileSettings['course']): readonly BoardRange[] =>
  kind === 'course' && course === 'clients' ? boardRanges.slice(0, 2) : boardRanges;

/** What a tile asks the server for: the name of the figures, and which of them; undefined where it asks for none. */
export function figuresOf(tile: Pick<BoardTile, 'kind' | 'settings'>) {
  const { group, range = '24h', course = 'traffic' } = settingsOf(tile);
  const of = group ? { group } : {};
  switch (tile.kind) {
    case 'verdict':
    case 'sites':
    case 'squares':
      return { name: 'sites', input: of } as const;
    case 'days':
      return { name: 'days', input: of } as const;
    case 'figure':
      return { name: 'counts', input: of } as const;
    case 'course':
      return { name: 'course', input: { ...of, course, range } } as const;
    case 'top':
      return { name: 'top', input: { ...of, range } } as const;
    case 'alarm-list':
      return { name: 'alarms', input: of } as const;
    case 'links':
      return { name: 'links', input: of } as const;
    default:
      return undefined;
  }
}

/** Whether a card of the overview. */
export const isCard = (kind: TileKind): kind is WallboardCard => (wallboardCards as readonly string[]).includes(kind);

/** What is wrong with a screen's tiles: one stands outside of the grid or is too small, or two share a cell. */
export function faultOf(tiles: readonly BoardTile[]): 'outside' | 'overlap' | 'twice' | undefined {
  if (new Set(tiles.map(({ id }) => id)).size < tiles.length) return 'twice';
  if (!tiles.every((tile) => isInside(tile, tile.kind))) return 'outside';
  return tiles.some((tile) => !isFree(tiles, tile, tile.id)) ? 'overlap' : undefined;
}

/** Whether a place is inside the grid and large enough for a kind. */
export function isInside({ x, y, w, h }: Place, kind: TileKind): boolean {
  const { least } = kindRules[kind];
  return (
    [x, y, w, h].every(Number.isInteger) &&
    x >= 0 &&
    y >= 0 &&
    w >= least[0] &&
    h >= least[1] &&
    x + w <= boardGrid.columns &&
    y + h <= boardGrid.rows
  );
}

/** Whether nothing but the tile itself stands at a place. */
export const isFree = (tiles: readonly BoardTile[], place: Place, self?: string): boolean =>
  tiles.every(
    (one) =>
      one.id === self ||
      place.x >= one.x + one.w ||
      place.y >= one.y + one.h ||
      place.x + place.w <= one.x ||
      place.y + place.h <= one.y,
  );

/** Whether a tile may stand at a place. */
export const mayStand = (tiles: readonly BoardTile[], tile: BoardTile, place: Place): boolean =>
  isInside(place, tile.kind) && isFree(tiles, place, tile.id);

/** The next place for a tile in a direction: beyond what stands there, if there is room; undefined when there is none. */
export function stepped(tiles: readonly BoardTile[], tile: BoardTile, dx: number, dy: number): Place | undefined {
  const { w, h } = tile;
  for (let x = tile.x + dx, y = tile.y + dy; isInside({ x, y, w, h }, tile.kind); x += dx, y += dy) {
    if (isFree(tiles, { x, y, w, h }, tile.id)) return { x, y, w, h };
  }
  return undefined;
}

/** Where a new tile goes: the first place of its usual size, else of its least; undefined where the screen is full. */
export function placeFor(tiles: readonly BoardTile[], kind: TileKind): Place | undefined {
  const { usual, least } = kindRules[kind];
  for (const [w, h] of [usual, [least[0], usual[1]], [usual[0], least[1]], least] as const) {
    for (let y = 0; y + h <= boardGrid.rows; y++) {
      for (let x = 0; x + w <= boardGrid.columns; x++) if (isFree(tiles, { x, y, w, h })) return { x, y, w, h };
    }
  }
  return undefined;
}

/** The product's own board: cards of the overview in their order, in rows, on as many screens as they need. */
export function boardOfCards(cards: readonly WallboardCard[]): BoardDocument {
  const pages = pagesOf(cards);
  const screens = pages.map((rows, page) => ({
    ...{ id: `cards${page}`, name: '', seconds: screenSeconds.usual },
    tiles: tilesOf(rows),
  }));
  return { theme: 'BLACK', turning: screens.length > 1, stays: false, screens };
}

/** The product's own board of an account: how the sites stand, what needs somebody, every site; then the overview's cards. */
export function boardOfSites(cards: readonly WallboardCard[]): BoardDocument {
  const tile = (
    kind: TileKind,
    x: number,
    y: number,
    w: number,
    h: number,
    settings: TileSettings = {},
  ): BoardTile => ({
    ...{ id: kind, kind, x, y, w, h, settings },
  });
  const tiles = [
    tile('verdict', 0, 0, 9, 2),
    tile('clock', 9, 0, 3, 2),
    tile('sites', 0, 2, 12, 6, { filter: 'troubled' }),
    tile('days', 0, 8, 12, 4),
  ];
  const sites = { id: 'sites', name: '', seconds: 3 * screenSeconds.usual, tiles };
  return { theme: 'BLACK', turning: true, stays: true, screens: [sites, ...boardOfCards(cards).screens] };
}

/** Cards in rows of about one height, rows on screens. */
function pagesOf(cards: readonly WallboardCard[]): WallboardCard[][][] {
  const rows: WallboardCard[][] = [];
  for (const one of cards) {
    const row = rows.at(-1);
    const full = row && sum(row.map(widthOf)) + widthOf(one) > boardGrid.columns;
    if (!row || full || heightOf(row) !== heightOf([one])) rows.push([one]);
    else row.push(one);
  }
  const pages: WallboardCard[][][] = [];
  for (const row of rows) {
    const page = pages.at(-1);
    if (page && sum([...page, row].map(heightOf)) <= boardGrid.rows) page.push(row);
    else pages.push([row]);
  }
  return pages;
}

function tilesOf(rows: readonly WallboardCard[][]): BoardTile[] {
  const heights = stretched(rows.map(heightOf), boardGrid.rows);
  return rows.flatMap((row, i) => {
    const y = sum(heights.slice(0, i));
    const widths = stretched(row.map(widthOf), boardGrid.columns);
    return row.map((kind, n) => ({
      ...{ id: kind, kind, settings: {} },
      ...{ x: sum(widths.slice(0, n)), y, w: widths[n]!, h: heights[i]! },
    }));
  });
}

const widthOf = (one: WallboardCard): number => kindRules[one].usual[0];
const heightOf = ([one]: readonly WallboardCard[]): number => kindRules[one!].usual[1];
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Whole parts of a length in the relation of others; none is without a part. */
function stretched(parts: readonly number[], length: number): number[] {
  const all = sum(parts);
  let before = 0;
  let used = 0;
  return parts.map((part, i) => {
    before += part;
    const end = Math.min(length - (parts.length - 1 - i), Math.max(used + 1, Math.round((before / all) * length)));
    const own = end - used;
    used = end;
    return own;
  });
}

/** Which screen stands after so many milliseconds of turning, and when the next one comes. */
export function screenAt(screens: readonly BoardScreen[], elapsed: number): { index: number; left: number } {
  const round = sum(screens.map(({ seconds }) => seconds)) * second;
  if (round === 0) return { index: 0, left: Infinity };
  let rest = ((elapsed % round) + round) % round;
  for (const [index, { seconds }] of screens.entries()) {
    if (rest < seconds * second) return { index, left: seconds * second - rest };
    rest -= seconds * second;
  }
  return { index: 0, left: round };
}

/** The screen at which a board stays while sites are down: the first one that tells of sites; -1 where none does. */
export const screenOfSites = (screens: readonly BoardScreen[]): number =>
  screens.findIndex(({ tiles }) => tiles.some((tile) => figuresOf(tile)?.name === 'sites'));

/**
 * How far a picture is moved so that nothing burns in, in pixels of a screen that is 1920 wide: every minute to the next
 * of nine places, so that an edge never stands at the same pixels for longer.
 */
export function shiftAt(now: number): readonly [x: number, y: number] {
  const step = Math.floor((now % day) / minute) % 9;
  return [((step % 3) - 1) * shiftReach, (Math.floor(step / 3) - 1) * shiftReach];
}

/** The furthest that a picture is moved, the same pixels. */
export const shiftReach = 6;
