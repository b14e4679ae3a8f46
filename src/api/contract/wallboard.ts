import * as v from 'valibot';
import { wallboardCards, wallboardDays } from '../../domain/wallboard';
import { endpoint } from '../endpoint';
import { word } from './paging';

const card = v.picklist(wallboardCards);

const link = v.object({
  id: v.string(),
  name: v.string(),
  cards: v.array(card),
  /** The board that it shows instead of cards; null: none. */
  board: v.optional(v.nullable(v.object({ id: v.string(), name: v.string() }))),
  created_at: v.string(),
  /** Null: holds until it is revoked. */
  expires_at: v.nullable(v.string()),
  revoked_at: v.nullable(v.string()),
  /** When a screen last showed it, to ten minutes. */
  seen_at: v.nullable(v.string()),
});

/** A wallboard link as its owner sees it. */
export type WallboardLink = v.InferOutput<typeof link>;

export const wallboardLinks = endpoint({
  method: 'GET',
  path: '/api/v3/wallboard/links',
  summary: "The account's wallboard links, living ones first, then newest first; of one board where that is told.",
  input: v.object({ board: v.optional(word) }),
  data: v.object({ list: v.array(link), total: v.number() }),
  scope: 'account',
  origin: 'ours',
});

export const wallboardLinkCreate = endpoint({
  method: 'POST',
  path: '/api/v3/wallboard/links/create',
  summary:
    'Makes a link under which a screen shows these cards, or a board, without a session, and gives its key, once.',
  input: v.object({
    name: v.pipe(v.string(), v.maxLength(200)),
    /** Cards of the overview; none where it shows a board. */
    cards: v.array(card),
    board: v.optional(word),
    /** Days that it holds; 0 until it is revoked. */
    days: v.picklist(wallboardDays),
  }),
  data: v.object({
    id: v.string(),
    /** Shown this once; only its hash is kept. */
    key: v.string(),
  }),
  scope: 'account',
  origin: 'ours',
  creates: true,
});

export const wallboardLinkRevoke = endpoint({
  method: 'POST',
  path: '/api/v3/wallboard/links/revoke',
  summary: 'Ends a link at once, also on the screens that show it.',
  input: v.object({ id: word }),
  data: v.null(),
  scope: 'account',
  origin: 'ours',
});

export const wallboardEnter = endpoint({
  method: 'POST',
  path: '/api/v3/wallboard/enter',
  summary:
    'Trades the key of a wallboard link for a token of ten minutes that reads its cards and nothing else. 4034: the link was revoked or never was; 4035: it ran out.',
  input: v.object({ key: word }),
  data: v.object({
    token: v.string(),
    /** Seconds. */
    expires_in: v.number(),
    name: v.string(),
    cards: v.array(card),
    /** True: it shows a board, which `/api/v3/boards/shown` gives. */
    board: v.optional(v.boolean()),
    /** What the account showed as its section card when the link was made. */
    home_section: v.picklist(['REVENUE', 'DNS']),
  }),
  scope: 'public',
  origin: 'ours',
});
