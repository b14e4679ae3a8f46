import type { Client, TokenRefusal } from '../api';
import { ownClient, type Connection } from '../session/connection';
import { pageWide } from '../text/page-wide';

/** The client of a connection that is not the page's, and who wants to know when its token does not do. */
interface Own {
  client: Client;
  onRefused: (tell: (refusal: TokenRefusal) => void) => () => void;
}

interface Opened extends Own {
  /** The way to a token that was given last: pages write a new function at each rendering. */
  token: Connection['token'];
}

/** Where the clients of such connections are kept: by the way to a token, then by server and account. */
const kept = pageWide('own', () => ({
  opened: new WeakMap<object, Map<string, Opened>>(),
  /** By server and text: who writes a way anew at each rendering is told how to have one. */
  written: new Map<string, object>(),
  named: {},
  tokenless: {},
}));

/**
 * The client of a connection: one for all that mean the same. `baseUrl` and `account` say what a connection is, `token` is only
 * the way to it, of which the latest is used. Who names no account has one for each function: two that read alike may be of two
 * accounts.
 */
export function ownConnection(connection: Connection): Own {
  const { baseUrl, account = '', token } = connection;
  const way = wayOf(connection);
  const ofWay = kept.opened.get(way) ?? new Map<string, Opened>();
  kept.opened.set(way, ofWay);
  const name = `${baseUrl} ${account}`;
  const own = ofWay.get(name) ?? open(connection);
  own.token = token;
  ofWay.set(name, own);
  return own;
}

/** It is only said less. */
const ignore = () => undefined;

/** What else a page gives for one is told of where it is asked for. */
const isWay = (token: Connection['token']) => typeof token === 'function';

function wayOf({ baseUrl, account, token }: Connection): object {
  if (!token) return kept.tokenless;
  if (account && isWay(token)) return kept.named;
  const text = `${baseUrl} ${String(token)}`;
  const before = kept.written.get(text);
  const way = isWay(token) ? token : (before ?? {});
  if (before && before !== way) void import('./alike').then((m) => m.sayAlike(baseUrl), ignore);
  kept.written.set(text, way);
  return way;
}

function open(connection: Connection): Opened {
  const { token } = connection;
  const listeners = new Set<(refusal: TokenRefusal) => void>();
  const own: Opened = {
    token,
    client: ownClient({ ...connection, ...(isWay(token) && { token: () => own.token?.() }) }, (refusal) =>
      listeners.forEach((tell) => tell(refusal)),
    ),
    onRefused: (tell) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
  };
  return own;
}
