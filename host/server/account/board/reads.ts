import * as board from '../../../../src/api/contract/board';
import * as stats from '../../../../src/api/contract/stats';
import { verdict } from '../../../../src/api/contract/verdict';
import { figuresOf, isCard, type BoardDocument } from '../../../../src/domain/board';
import type { WallboardCard } from '../../../../src/domain/wallboard';

/** The calls behind each card: a wallboard's token may make those of its own cards and no others. */
const readsOf: Readonly<Record<WallboardCard, readonly { path: string }[]>> = {
  devices: [stats.complex],
  users: [stats.complex, stats.today],
  section: [],
  traffic: [stats.weekTraffic],
  wireless: [stats.apComplex, stats.wirelessWeek],
  alarms: [stats.complex, verdict],
  trend: [stats.clientNum],
  categories: [stats.complex],
  'user-model': [stats.userModel],
  'traffic-model': [stats.flowModel],
};

/** What the account had chosen to show as its section when the link was made. */
export type HomeSection = 'REVENUE' | 'DNS';

const sectionRead: Readonly<Record<HomeSection, { path: string }>> = {
  REVENUE: stats.income,
  DNS: stats.dnsIntercepted,
};

/** The calls behind the figures of tiles. */
const figures: Readonly<Record<NonNullable<ReturnType<typeof figuresOf>>['name'], { path: string }>> = {
  sites: board.boardSites,
  days: board.boardDays,
  counts: board.boardCounts,
  course: board.boardCourse,
  top: board.boardTop,
  alarms: board.boardAlarms,
  links: board.boardLinks,
};

/** What a link shows: cards of the overview, or a board. */
export interface Shown {
  cards: readonly WallboardCard[];
  home_section: HomeSection;
  document: BoardDocument | null;
}

/** The cards of the overview that a link shows, by themselves or on its board. */
export const cardsOf = ({ cards, document }: Shown): WallboardCard[] =>
  document ? [...new Set(tilesOf(document).flatMap(({ kind }) => (isCard(kind) ? [kind] : [])))] : [...cards];

/**
 * Whether a call belongs to what a link shows. A card is allowed by its path; the figures of a tile only of the very
 * group, range and kind that the tile is set to. The freshness in a board's head reads the summary, so that is always in.
 */
export function mayRead(shown: Shown, { pathname, searchParams }: URL): boolean {
  const cards = cardsOf(shown).flatMap((card) =>
    card === 'section' ? [sectionRead[shown.home_section]] : readsOf[card],
  );
  if ([stats.complex, ...cards].some(({ path }) => path === pathname)) return true;
  if (!shown.document) return false;
  const asked = queryOf([...searchParams]);
  return (
    pathname === board.boardShown.path ||
    tilesOf(shown.document).some((tile) => {
      const read = figuresOf(tile);
      return read && figures[read.name].path === pathname && queryOf(Object.entries(read.input)) === asked;
    })
  );
}

const tilesOf = ({ screens }: BoardDocument) => screens.flatMap(({ tiles }) => tiles);

/** Fields in a fixed order; one that is given twice is another query. */
const queryOf = (fields: readonly (readonly [string, string])[]): string => JSON.stringify([...fields].sort());
