import * as v from 'valibot';
import { endpoint } from '../endpoint';

/** What a partner may be allowed to do on an account's behalf. Never `account`: that is a person's own session. */
export const embedScopes = [
  'device:read',
  'device:write',
  // What interrupts, cannot be undone or gives a password away: restarts, upgrades, unbinding, restoring and deleting backups,
  // deleting networks, tunnels and TV boxes, links to Wi-Fi.
  'device:manage',
  'alarm:read',
  'alarm:write',
  'client:read',
  'client:write',
  'stats:read',
  'message:read',
  'promotion:read',
] as const;

const scope = v.picklist(embedScopes);
const id = v.pipe(v.string(), v.maxLength(64));
const colours = {
  /** `#rrggbb`, as are all colours here. */
  accent: v.optional(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i))),
  ground: v.optional(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i))),
  text: v.optional(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i))),
};
/** Names of fonts as `font-family` takes them. */
const fonts = v.optional(v.pipe(v.string(), v.maxLength(200), v.regex(/^[\p{L}\p{N} ,'"-]+$/u)));
const pixels = (least: number, most: number) => v.optional(v.pipe(v.number(), v.minValue(least), v.maxValue(most)));

/** A theme from few decisions; all else follows from them. */
export const embedTheme = v.object({
  ...colours,
  dark: v.optional(v.object(colours)),
  radius: pixels(0, 24),
  density: pixels(-6, 8),
  font: fonts,
  headingFont: fonts,
  fontSize: pixels(11, 18),
  space: pixels(3, 6),
  controlHeight: pixels(28, 48),
});

const details = {
  name: v.pipe(v.string(), v.maxLength(200)),
  /** `https://example.com`; plain http only for this machine. */
  origins: v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.maxLength(20)),
  scopes: v.pipe(v.array(scope), v.maxLength(embedScopes.length)),
};

export const embedToken = endpoint({
  method: 'POST',
  path: '/api/v3/embed/token',
  summary:
    'Trades a partner secret (bearer header, from a back end only) for a token of ten minutes, bound to one origin.',
  input: v.object({
    scopes: v.pipe(v.array(scope), v.minLength(1), v.maxLength(embedScopes.length)),
    /** Origin of the page that will use the token. */
    origin: v.pipe(v.string(), v.maxLength(300)),
    /** Account code of the account to act for; the partner's own unless told. */
    account: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  data: v.object({
    token: v.string(),
    /** Seconds. */
    expires_in: v.number(),
    scopes: v.array(scope),
    /** The theme that is kept for the partner's pages; null where none is. */
    theme: v.optional(v.nullable(embedTheme)),
  }),
  scope: 'public',
  secret: true,
  origin: 'ours',
});

const partner = v.object({
  id: v.string(),
  name: v.string(),
  origins: v.array(v.string()),
  scopes: v.array(scope),
  theme: v.nullable(embedTheme),
  /** Last four characters of the secret. */
  secret_hint: v.string(),
  created_at: v.string(),
  rotated_at: v.string(),
  revoked_at: v.nullable(v.string()),
  /** When a token was last handed out. */
  used_at: v.nullable(v.string()),
  /** The secret before this one is good until then; null when it no longer is. */
  old_secret_until: v.nullable(v.string()),
  /** Accounts beside its own that let it act for them. */
  grants: v.number(),
  /** Tokens handed out and refused in the last 30 days. */
  tokens: v.number(),
  refused: v.number(),
  /** Days with any use, oldest first. */
  use: v.array(v.object({ day: v.string(), tokens: v.number(), refused: v.number() })),
});

/** A partner as its owner sees it. */
export type Partner = v.InferOutput<typeof partner>;

export const partners = endpoint({
  method: 'GET',
  path: '/api/v3/embed/partners',
  summary: "The account's partners, newest first.",
  data: v.object({ list: v.array(partner), total: v.number() }),
  scope: 'account',
  origin: 'ours',
});

const secret = v.object({
  id: v.string(),
  /** Shown this once; only its hash is kept. */
  secret: v.string(),
});

export const partnerCreate = endpoint({
  method: 'POST',
  path: '/api/v3/embed/partners/create',
  summary: 'Registers a partner and gives its secret, once.',
  input: v.object(details),
  data: secret,
  scope: 'account',
  origin: 'ours',
  creates: true,
});

export const partnerUpdate = endpoint({
  method: 'POST',
  path: '/api/v3/embed/partners/update',
  summary: 'Changes name, origins and scopes; tokens that no longer fit stop working at once.',
  input: v.object({ id, ...details }),
  data: v.null(),
  scope: 'account',
  origin: 'ours',
});

export const partnerTheme = endpoint({
  method: 'POST',
  path: '/api/v3/embed/partners/theme',
  summary: "Keeps the theme of the widgets on a partner's pages, or with null none; it comes with the next token.",
  input: v.object({ id, theme: v.nullable(embedTheme) }),
  data: v.null(),
  scope: 'account',
  origin: 'ours',
});

export const partnerRotate = endpoint({
  method: 'POST',
  path: '/api/v3/embed/partners/rotate',
  summary: 'Makes a new secret; the old one and every token stop working at once, or with `grace` after 24 hours.',
  input: v.object({ id, grace: v.optional(v.boolean(), false) }),
  data: secret,
  scope: 'account',
  origin: 'ours',
});

export const partnerTestToken = endpoint({
  method: 'POST',
  path: '/api/v3/embed/partners/test_token',
  summary:
    'Gives a token to try widgets with on this machine, without a back end: for eight hours, reading alone, bound to a registered local origin.',
  input: v.object({ id, origin: v.pipe(v.string(), v.maxLength(300)) }),
  data: v.object({ token: v.string(), expires_in: v.number(), scopes: v.array(scope) }),
  scope: 'account',
  origin: 'ours',
});

export const partnerRevoke = endpoint({
  method: 'POST',
  path: '/api/v3/embed/partners/revoke',
  summary: 'Ends a partner, all its tokens and the links that it made at once, for good.',
  input: v.object({ id }),
  data: v.null(),
  scope: 'account',
  origin: 'ours',
});

export const grants = endpoint({
  method: 'GET',
  path: '/api/v3/embed/grants',
  summary: 'Partners that may act for this account, and pages on which somebody signed in to it.',
  data: v.object({
    list: v.array(
      v.object({
        partner_id: v.string(),
        name: v.string(),
        /** The one page that it holds for, when it was given by signing in there; null: for all of the partner's. */
        origin: v.optional(v.nullable(v.string())),
        /** Those that the partner had when it was let in. */
        scopes: v.array(scope),
        /** What it has beyond those, and may not use for this account until it is let in again. */
        beyond: v.optional(v.array(scope)),
        created_at: v.string(),
      }),
    ),
    total: v.number(),
  }),
  scope: 'account',
  origin: 'ours',
});

export const grantCreate = endpoint({
  method: 'POST',
  path: '/api/v3/embed/grants/create',
  summary:
    'Lets a partner of another account act for this one, within the scopes that it has now; again, after it took up more.',
  input: v.object({
    partner_id: id,
    /** Those that its owner was shown: what the partner took up meanwhile is left out. All that it has now unless told. */
    scopes: v.optional(v.array(scope)),
  }),
  data: v.null(),
  scope: 'account',
  origin: 'ours',
});

export const grantRemove = endpoint({
  method: 'POST',
  path: '/api/v3/embed/grants/remove',
  summary:
    'Takes that back, what was agreed to by signing in too; tokens for this account, and links made with them, stop working at once.',
  input: v.object({ partner_id: id }),
  data: v.null(),
  scope: 'account',
  origin: 'ours',
});
