import { pageWide } from '../text/page-wide';
import { createClient, type Client, type ClientOptions } from './client';
import type { TokenRefusal } from './error';

interface Slot {
  client?: Client;
  waiting: Set<() => void>;
}

const held = () => pageWide('connection', (): Slot => ({ waiting: new Set() }));

/** Sets the page-wide client. Widgets mounted before it start over with it. */
export function setPageClient(options: ClientOptions): Client {
  const client = createClient(options);
  held().client = client;
  for (const wake of held().waiting) wake();
  return client;
}

/** The page-wide client; the same origin without a token until somebody connected. */
export function pageClient(): Client {
  return (held().client ??= createClient({ baseUrl: '', absent: unconnected, onRefused: tellRefused }));
}

/** Those who want to know when the page's token does not do. */
export const pageRefused = () => pageWide('refused', () => new Set<(refusal: TokenRefusal) => void>());

/** Tells all of the page's elements that the token does not do. */
export const tellRefused = (refusal: TokenRefusal): void => pageRefused().forEach((tell) => tell(refusal));

/** Nobody connected: an answer that is none of ours comes from the server of the page itself. */
const unconnected: ClientOptions['absent'] = {
  known: () => undefined,
  find: async (_, error) => {
    const { status, code, reason } = error.detail;
    const foreign = status > 0 && !reason && code === undefined && ['notFound', 'unfit', 'other'].includes(error.kind);
    return foreign ? (await import('./unconnected')).unconnectedOf(error) : undefined;
  },
};

/** Calls back when the page-wide client changes; returns the way to stop. */
export function onPageClient(wake: () => void): () => void {
  held().waiting.add(wake);
  return () => held().waiting.delete(wake);
}
