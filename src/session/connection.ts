import { createClient, type Client, type ClientOptions } from '../api/client';
import { setPageClient } from '../api/page-client';

/** What `connect()` takes. */
export interface Connection {
  /** Where the API is, for example `https://cloud.example.com`. Empty: the same origin. */
  baseUrl: string;
  /** Gives a short-lived embed token; asked again before it ends and once after a 401. */
  token: () => string | undefined | Promise<string | undefined>;
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

function optionsOf({ baseUrl, token }: Connection): ClientOptions {
  let kept: Promise<string | undefined> | undefined;
  const ask = async () => token();
  return {
    baseUrl,
    token: (renew) => {
      if (renew) kept = undefined;
      return (kept ??= ask().catch((cause: unknown) => {
        kept = undefined;
        throw cause;
      }));
    },
  };
}
