import { createContext, type ReactNode } from 'react';
import type { WallboardCard } from '../../../../src/domain/wallboard';

/** Draws cards of the overview on boards; only the page that assembles widgets can, so it is undefined elsewhere. */
export const BoardCardsContext = createContext<((card: WallboardCard) => ReactNode) | undefined>(undefined);

type Size = readonly [width: number, height: number];

/** Sizes at which a card reads well on a desk, px: what is enlarged to its tile. A row of figures may stand in several lines. */
const cardSizes: Readonly<Record<WallboardCard, readonly Size[]>> = {
  devices: [[620, 130], [400, 280]], // prettier-ignore
  users: [[460, 130], [230, 280]], // prettier-ignore
  section: [[260, 130]],
  traffic: [[420, 320]],
  wireless: [[440, 320]],
  alarms: [[520, 350]],
  trend: [[900, 400]],
  categories: [[440, 400]],
  'user-model': [[1160, 480]],
  'traffic-model': [[1160, 480]],
};

/** How many times as large as on a desk a card may be in a tile, in the shape that may be largest, and its height then, px. */
export function enlargedTo(card: WallboardCard, width: number, height: number): { zoom: number; high: number } {
  const zoomOf = ([wide, high]: Size) => Math.min(width / wide, height / high);
  // Two lines of figures are worth it where they are much larger.
  const size = cardSizes[card].reduce((best, one) => (zoomOf(one) > 1.2 * zoomOf(best) ? one : best));
  const zoom = Math.max(0.5, Math.floor(zoomOf(size) * 20) / 20);
  return { zoom, high: size[1] * zoom };
}
