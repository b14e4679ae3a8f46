import { useSyncExternalStore } from 'react';
import { onLayers, roomAsked } from './stack';

/** Pixels that have to be left beside a drawer; where there are fewer, it covers what is there. */
export const leastBeside = 560;

/** How many pixels at the right edge of the window a drawer asks for, which shows one of what is listed beside it. */
export const useRoomAsked = (): number => useSyncExternalStore(onLayers, roomAsked, () => 0);
