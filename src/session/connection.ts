import { createClient, type Client, type ClientOptions } from '../api/client';
import { setPageClient } from '../api/page-client';

/** An embed token with the seconds it lives, as `POST /api/v3/embed/token` answers it; or the bare token. */
export type EmbedToken = string | { token: string; expires_in: number };

/** What `connect()` takes. */
export interface Connection {
  /** Where the API is, for example `https://cloud.example.com`. Empty: the same origin. */
  baseUrl: string;
  /** Gives a short-lived embed token; asked again before it ends (when it says when) and once after a 401. */
  token: () => EmbedToken | undefined | Promise<EmbedToken | undefined>;
  /** Address of the console; links of widgets lead there when the page does not handle `np-navigate`. */
  consoleUrl?: string;
}

let consoleUrl: string | undefined;
const unauthorizedListeners = new Set<() => void>();

/** Connects every widget of the page. Call it once, before or after the tags appear. */
export function connect(connection: Connection): Client {
  consoleUrl = connection.consoleUrl;
  return setPageClient({
    ...optionsOf(connection),
    onUnauthorized: () => unauthorizedListeners.forEach((tell) => tell()),
  });
}

/** A connection of its own, for an element on a page with two accounts. */
export const ownClient = (connection: Connection, onUnauthorized: () => void): Client =>
  createClient({ ...optionsOf(connection), onUnauthorized });

/** Address of the console given to `connect()`. */
export const connectedConsole = (): string | undefined => consoleUrl;

/** Calls back when the page-wide connection is refused and no new token cures it; returns the way to stop. */
export function onPageUnauthorized(tell: () => void): () => void {
  unauthorizedListeners.add(tell);
  return () => unauthorizedListeners.delete(tell);
}

/** A token is renewed this long before it ends, so that no call is under way with a dead one; milliseconds. */
const ahead = 60_000;

function optionsOf({ baseUrl, token }: Connection): ClientOptions {
  let kept: Promise<string | undefined> | undefined;
  let renewAt = Infinity;
  const ask = async () => {
    const given = await token();
    if (typeof given !== 'object') return given;
    const life = given.expires_in * 1000;
    renewAt = Date.now() + Math.max(life - ahead, life / 2);
    return given.token;
  };
  return {
    baseUrl,
    personal: false,
    token: (renew) => {
      if (renew || Date.now() >= renewAt) {
        kept = undefined;
        renewAt = Infinity;
      }
      return (kept ??= ask().catch((cause: unknown) => {
        kept = undefined;
        throw cause;
      }));
    },
  };
}
