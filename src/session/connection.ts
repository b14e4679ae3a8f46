import { setPageClient, type Client } from '../api';

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

/** Connects every widget of the page. Call it once, before or after the tags appear. */
export function connect(connection: Connection): Client {
  consoleUrl = connection.consoleUrl;
  return connectionClient(connection);
}

/** Address of the console given to `connect()`. */
export const connectedConsole = (): string | undefined => consoleUrl;

function connectionClient({ baseUrl, token }: Connection): Client {
  let kept: Promise<string | undefined> | undefined;
  return setPageClient({
    baseUrl,
    token: (renew) => {
      if (renew) kept = undefined;
      return (kept ??= Promise.resolve(token()));
    },
  });
}
