import * as v from 'valibot';
import { alarmLevels } from '../../domain/alarm';
import {
  boardCourses,
  boardFigures,
  boardGrid,
  boardRanges,
  boardThemes,
  longestTileText,
  longestTileTitle,
  mostBoards,
  mostScreens,
  mostTiles,
  screenSeconds,
  siteFilters,
  siteOrders,
  tileKinds,
} from '../../domain/board';
import { deviceKinds } from '../../domain/device';
import { endpoint } from '../endpoint';
import { alarmFacts } from './alarm-facts';
import { listOf, paging, search, time, word } from './paging';

const cell = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Math.max(boardGrid.columns, boardGrid.rows)));
const group = v.optional(word);
const range = v.optional(v.picklist(boardRanges));

const tile = v.object({
  id: word,
  kind: v.picklist(tileKinds),
  /** Cells from the upper left corner. */
  ...{ x: cell, y: cell, w: cell, h: cell },
  /** Each kind uses some of these. */
  settings: v.object({
    /** Instead of the name of its kind. */
    title: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longestTileTitle))),
    /** Id of a group of gateways; without one it is about all of them. */
    group,
    range,
    figure: v.optional(v.picklist(boardFigures)),
    course: v.optional(v.picklist(boardCourses)),
    filter: v.optional(v.picklist(siteFilters)),
    order: v.optional(v.picklist(siteOrders)),
    text: v.optional(v.pipe(v.string(), v.maxLength(longestTileText))),
  }),
});

const document = v.object({
  /** `auto` follows the screen. */
  theme: v.picklist(boardThemes),
  /** Whether the next screen comes by itself. */
  turning: v.boolean(),
  /** Whether it stays at the first screen that tells of sites while one of them is down. */
  stays: v.boolean(),
  screens: v.pipe(
    v.array(
      v.object({
        id: word,
        name: v.pipe(v.string(), v.trim(), v.maxLength(longestTileTitle)),
        seconds: v.pipe(v.number(), v.integer(), v.minValue(screenSeconds.least), v.maxValue(screenSeconds.most)),
        tiles: v.pipe(v.array(tile), v.maxLength(mostTiles)),
      }),
    ),
    v.minLength(1),
    v.maxLength(mostScreens),
  ),
});

const boardRow = v.object({
  id: word,
  name: v.string(),
  screens: v.number(),
  tiles: v.number(),
  /** Links that screens can be opened by now. */
  links: v.number(),
  /** When a screen last asked for it, to ten minutes; null: none did. */
  seen_at: v.nullable(time),
  updated_at: time,
});
/** A board in the list. */
export type Board = v.InferOutput<typeof boardRow>;

export const boards = endpoint({
  method: 'GET',
  path: '/api/v3/boards/list',
  summary: 'Boards of the account, the one that was changed last first.',
  input: v.object({ ...paging, q: search }),
  data: listOf(boardRow),
  scope: 'stats:read',
  origin: 'ours',
});

export const boardDetail = endpoint({
  method: 'GET',
  path: '/api/v3/boards/detail/{id}',
  summary: 'One board.',
  input: v.object({ id: word }),
  data: v.object({ id: word, name: v.string(), document, rev: v.number(), updated_at: time }),
  scope: 'stats:read',
  origin: 'ours',
});

export const boardSave = endpoint({
  method: 'POST',
  path: '/api/v3/boards/save',
  summary: `Makes a board, at most ${mostBoards} of them, or changes one; its screens follow within a minute. 4515: it was changed since \`rev\`, in another window or by another person.`,
  input: v.object({
    id: v.optional(word),
    /** What the caller's copy was; not given for a new one. */
    rev: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    name: v.pipe(v.string(), v.trim()),
    document,
  }),
  data: v.object({ id: word, rev: v.number(), updated_at: time }),
  scope: 'account',
  origin: 'ours',
  creates: true,
});

export const boardRemove = endpoint({
  method: 'POST',
  path: '/api/v3/boards/remove',
  summary: 'Removes boards and revokes their links: their screens stop at once.',
  input: v.object({ ids: v.pipe(v.array(word), v.minLength(1), v.maxLength(mostBoards)) }),
  scope: 'account',
  origin: 'ours',
});

const shown = v.object({ name: v.string(), document, rev: v.number() });
/** A board as a screen gets it. */
export type BoardShown = v.InferOutput<typeof shown>;

export const boardShown = endpoint({
  method: 'GET',
  path: '/api/v3/boards/shown',
  summary: 'The board of the link whose token asks, as it is now.',
  data: shown,
  scope: 'stats:read',
  origin: 'ours',
  gone: true,
});

const of = { group };

const site = v.object({
  name: v.string(),
  group: v.nullable(v.string()),
  /** As the verdict of the overview counts; `off`: silent, but in a window, restarting, or never seen. */
  state: v.picklist(['down', 'degraded', 'off', 'up']),
  /** Since when it is offline, or the alarm is there; null while all is well. */
  since: v.nullable(time),
  /** What the alarm is about; null where there is none. */
  reason: v.nullable(v.string()),
  /** What the alarm is of: the gateway itself, or a device behind it. */
  about: v.nullable(v.picklist(deviceKinds)),
  /** Most terminals in the hour before it went down; null where that is not known, or it is not down. */
  people: v.nullable(v.number()),
});
/** A site as a board shows it: without an id, under which it is managed. */
export type BoardSite = v.InferOutput<typeof site>;

export const boardSites = endpoint({
  method: 'GET',
  path: '/api/v3/boards/figures/sites',
  summary: 'How many sites are down, degraded, off and up, and which, the worst and longest first, at most 400.',
  input: v.object(of),
  data: v.object({
    ...{ down: v.number(), degraded: v.number(), off: v.number(), up: v.number() },
    list: v.array(site),
    /** True: some of them are made by the simulator. */
    simulated: v.boolean(),
  }),
  scope: 'stats:read',
  origin: 'ours',
});

export const boardDays = endpoint({
  method: 'GET',
  path: '/api/v3/boards/figures/days',
  summary:
    'The last 24 hours of the groups right below one, or at the top, each with all below it, in 96 quarters of an hour; what was wrong for all of them is counted beside it.',
  input: v.object(of),
  data: v.object({
    list: v.array(
      v.object({
        /** Null: sites that are in none of these groups. */
        name: v.nullable(v.string()),
        sites: v.number(),
        /** Oldest first: 0 all is well, 1 more than one in twenty sites were degraded, 2 a site was down, 3 none was there yet. */
        cells: v.array(v.picklist([0, 1, 2, 3])),
        /** Sites that were down all the time. */
        standing: v.number(),
        /** Percent of the time of the sites, since each is there, in which they were not down; null where none has ever been online. */
        up: v.nullable(v.number()),
      }),
    ),
  }),
  scope: 'stats:read',
  origin: 'ours',
});

const pair = v.object({ total: v.number(), online: v.number() });

export const boardCounts = endpoint({
  method: 'GET',
  path: '/api/v3/boards/figures/counts',
  summary: 'Devices, terminals, alarms and throughput of a group of sites, now.',
  input: v.object(of),
  data: v.object({
    ...{ gateways: pair, aps: pair, switches: pair },
    /** Terminals online, and those seen since midnight in China. */
    clients: v.number(),
    today: v.number(),
    /** Open alarms that nobody handled yet. */
    alarms: v.number(),
    /** Bits per second of the gateways that are online. */
    down: v.number(),
    up: v.number(),
  }),
  scope: 'stats:read',
  origin: 'ours',
});

export const boardCourse = endpoint({
  method: 'GET',
  path: '/api/v3/boards/figures/course',
  summary: 'Throughput or terminals by the hour, by the day for 30d, oldest first; terminals at most 7d back.',
  input: v.object({ ...of, course: v.picklist(boardCourses), range: v.picklist(boardRanges) }),
  data: v.array(
    v.object({
      at: time,
      /** Average bits per second, or most terminals online at once. */
      value: v.number(),
      /** The same upwards; null for terminals. */
      up: v.nullable(v.number()),
    }),
  ),
  scope: 'stats:read',
  origin: 'ours',
});

export const boardTop = endpoint({
  method: 'GET',
  path: '/api/v3/boards/figures/top',
  summary: 'Networks with most traffic, biggest first, at most 20.',
  input: v.object({ ...of, range: v.picklist(boardRanges) }),
  data: v.array(v.object({ name: v.string(), bytes: v.number() })),
  scope: 'stats:read',
  origin: 'ours',
});

export const boardAlarms = endpoint({
  method: 'GET',
  path: '/api/v3/boards/figures/alarms',
  summary: 'Open alarms that nobody handled yet, worst and newest first, at most 30.',
  input: v.object(of),
  data: v.array(
    v.object({
      level: v.picklist(alarmLevels),
      site: v.string(),
      content: v.string(),
      /** What `content` says, for other languages. */
      kind: v.string(),
      facts: alarmFacts,
      at: time,
    }),
  ),
  scope: 'stats:read',
  origin: 'ours',
});

export const boardLinks = endpoint({
  method: 'GET',
  path: '/api/v3/boards/figures/links',
  summary: 'SD-WAN links that are worst now: cut ones, then by latency, at most 10; with the last day of the first.',
  input: v.object(of),
  data: v.object({
    list: v.array(
      v.object({
        from: v.string(),
        to: v.string(),
        state: v.picklist(['linked', 'relay', 'unlinked']),
        /** Milliseconds and percent; null where it is cut. */
        latency: v.nullable(v.number()),
        loss: v.nullable(v.number()),
      }),
    ),
    /** Latency of the first over the last 24 hours, oldest first; null where it was cut. */
    course: v.array(v.object({ at: time, latency: v.nullable(v.number()) })),
  }),
  scope: 'stats:read',
  origin: 'ours',
});
