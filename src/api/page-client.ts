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

/** Stands for the server of a page that has none: whatever is made of it leads nowhere. */
const nowhere = 'https://unconnected.invalid';

/** The page-wide client; until somebody connected, one that asks nobody and says what is missing. */
export function pageClient(): Client {
  return (held().client ??= createClient({
    baseUrl: nowhere,
    fetch: async () => (await import('./unconnected')).unconnected(() => !isUnconnected(pageClient()), tellRefused),
  }));
}

/** Whether nobody has connected yet. */
export const isUnconnected = ({ baseUrl }: Client): boolean => baseUrl === nowhere;

/** Those who want to know when the page's token does not do. */
export const pageRefused = () => pageWide('refused', () => new Set<(refusal: TokenRefusal) => void>());

/** Tells all of the page's elements that the token does not do. */
export const tellRefused = (refusal: TokenRefusal): void => pageRefused().forEach((tell) => tell(refusal));

/** Calls back when the page-wide client changes; returns the way to stop. */
export function onPageClient(wake: () => void): () => void {
  held().waiting.add(wake);
  return () => held().waiting.delete(wake);
}
