import { createContext, type ReactNode } from 'react';
import type { WallboardCard } from '../../../../src/domain/wallboard';

/** Draws cards of the overview on boards; only the page that assembles widgets can, so it is undefined elsewhere. */
export const BoardCardsContext = createContext<((card: WallboardCard) => ReactNode) | undefined>(undefined);

/** Size at which a card reads well on a desk, px: what is enlarged to its tile. */
export const cardSizes: Readonly<Record<WallboardCard, readonly [width: number, height: number]>> = {
  devices: [620, 130],
  users: [460, 130],
  section: [260, 130],
  traffic: [420, 320],
  wireless: [440, 320],
  alarms: [520, 350],
  trend: [900, 400],
  categories: [440, 400],
  'user-model': [1160, 480],
  'traffic-model': [1160, 480],
};
