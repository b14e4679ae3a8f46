import type { Destination } from '../../../src/session/place';

const pages = { configure: 'configure', black: 'blacklist', white: 'whitelist', log: 'log' } as const;

/** A page of DNS defence about one gateway. A trial has pages of its own. */
export const dnsPlace = (
  page: keyof typeof pages,
  gwid: string,
  { free = false, query }: { free?: boolean; query?: Record<string, string> } = {},
): Destination => ({
  name: `domain_parsing.${free ? 'free_' : ''}${pages[page]}`,
  params: free ? { gwid } : { gwid, classification: 'all' },
  ...(query && { query }),
});
