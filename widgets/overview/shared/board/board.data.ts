import { useRead } from '../../../../src/api';
import {
  boardAlarms,
  boardCounts,
  boardCourse,
  boardDays,
  boardLinks,
  boardSites,
  boardTop,
} from '../../../../src/api/contract/board';
import { figuresOf, type BoardTile } from '../../../../src/domain/board';
import type { InputOf } from '../../../../src/api';

/** Milliseconds between two looks at how things are now. */
const every = 20_000;
/** The same at what is counted by the hour. */
const seldom = 120_000;

type Asked = Pick<BoardTile, 'kind' | 'settings'>;
const inputOf = <I>(tile: Asked): I => (figuresOf(tile)?.input ?? {}) as I;

/** How the sites of a tile stand. */
export const useSites = (tile: Asked) => useRead(boardSites, inputOf<InputOf<typeof boardSites>>(tile), { every });
/** How the last day of its groups was. */
export const useDays = (tile: Asked) =>
  useRead(boardDays, inputOf<InputOf<typeof boardDays>>(tile), { every: seldom, keep: true });
/** What there is in the sites of a tile. */
export const useCounts = (tile: Asked) => useRead(boardCounts, inputOf<InputOf<typeof boardCounts>>(tile), { every });
/** Open alarms. */
export const useAlarms = (tile: Asked) => useRead(boardAlarms, inputOf<InputOf<typeof boardAlarms>>(tile), { every });
/** The worst links. */
export const useLinks = (tile: Asked) => useRead(boardLinks, inputOf<InputOf<typeof boardLinks>>(tile), { every });
/** Traffic or terminals over time. */
export const useCourse = (tile: Asked) =>
  useRead(boardCourse, inputOf<InputOf<typeof boardCourse>>(tile), { every: seldom, keep: true });
/** Networks with most traffic. */
export const useTop = (tile: Asked) =>
  useRead(boardTop, inputOf<InputOf<typeof boardTop>>(tile), { every: seldom, keep: true });
