import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { embedScopes, embedTheme } from './embed';

const scopes = v.pipe(v.array(v.picklist(embedScopes)), v.maxLength(embedScopes.length));
const id = v.pipe(v.string(), v.maxLength(64));
const secret = v.pipe(v.string(), v.regex(/^[\w-]{43,128}$/));

export const embedSignInStart = endpoint({
  method: 'POST',
  path: '/api/v3/embed/sign_in/start',
  summary: "Asks for a sign-in on a partner's page; only from that page, whose origin the browser tells.",
  input: v.object({
    /** Number of the partner, `pt_…`. */
    partner: id,
    scopes: v.pipe(scopes, v.minLength(1)),
    /** SHA-256 of the verifier, base64url (RFC 7636, S256). */
    challenge: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
    /** Page of the same origin that the console leads back to when no window of its own was opened. */
    back: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  }),
  data: v.object({ id: v.string() }),
  scope: 'public',
  origin: 'ours',
});

export const embedSignInAsked = endpoint({
  method: 'GET',
  path: '/api/v3/embed/sign_in/{id}',
  summary: 'What a page asks for, as the console shows it to the one who decides.',
  input: v.object({ id }),
  data: v.object({ partner: v.string(), origin: v.string(), scopes: v.array(v.picklist(embedScopes)) }),
  scope: 'account',
  origin: 'ours',
});

export const embedSignInAnswer = endpoint({
  method: 'POST',
  path: '/api/v3/embed/sign_in/answer',
  summary: 'Agrees to some of what was asked, or with no scopes refuses; the code is for that page only.',
  input: v.object({ id, scopes }),
  data: v.object({
    /** Good once, for a minute; null when refused. */
    code: v.nullable(v.string()),
    origin: v.string(),
    /** The page stands in a frame of this server. */
    framed: v.boolean(),
    back: v.nullable(v.string()),
  }),
  scope: 'account',
  origin: 'ours',
});

export const embedSignInToken = endpoint({
  method: 'POST',
  path: '/api/v3/embed/sign_in/token',
  summary: 'Trades a code and its verifier for an embed token, on the page that asked; the next code renews it.',
  input: v.object({ code: secret, verifier: secret }),
  data: v.object({
    token: v.string(),
    /** Seconds. */
    expires_in: v.number(),
    scopes: v.array(v.picklist(embedScopes)),
    /** The theme that is kept for the partner's pages; null where none is. */
    theme: v.optional(v.nullable(embedTheme)),
    /** Code for the next token; good once, until the sign-in ends. */
    next: v.string(),
  }),
  scope: 'public',
  origin: 'ours',
});
