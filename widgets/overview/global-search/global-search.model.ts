import { initials } from '../../../src/format';
import type { Destination } from '../../../src/session/place';
import type { SearchEntry } from './global-search.contract';

/** Kinds of what can be found, in the order of the groups. */
export type Group = 'recent' | 'actions' | 'pages' | 'devices' | 'users' | 'alarms' | 'orders';

/** One line of the results. */
export interface Hit {
  group: Group;
  key: string;
  label: string;
  hint?: string | undefined;
  to?: Destination | undefined;
}

/** What is shown of one kind at most, here and by the server. */
const most = 6;

/** Whether there may be more of a kind than are shown. */
export const isCut = (hits: readonly Hit[]): boolean =>
  hits.some(({ group }) => hits.filter((one) => one.group === group).length >= most);

/** Entries that a text finds, best first: by the beginning of the name, within it, by pinyin initials, by other words. */
export function findEntries(entries: readonly SearchEntry[], typed: string): SearchEntry[] {
  const text = typed.trim().toLowerCase();
  if (!text) return [];
  return entries
    .map((entry, at) => ({ entry, at, score: scoreOf(entry, text) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, most)
    .map(({ entry }) => entry);
}

function scoreOf({ label, words = '' }: SearchEntry, text: string): number {
  const name = label.toLowerCase();
  if (name === text) return 6;
  if (name.startsWith(text)) return 5;
  if (name.includes(text)) return 4;
  if (/^[a-z\d]+$/.test(text)) {
    const short = initials(label);
    if (short.startsWith(text)) return 3;
    if (text.length > 1 && short.includes(text)) return 2;
  }
  return words.toLowerCase().includes(text) ? 1 : 0;
}

/** The line after (or before) another, round and round; the first where none is chosen. */
export function stepTo(count: number, at: number, step: 1 | -1): number {
  if (count === 0) return -1;
  return at < 0 ? (step > 0 ? 0 : count - 1) : (at + step + count) % count;
}

const storageKey = (owner: string) => `np.search.${owner}`;
const mostRecent = 6;

/** Where somebody went through the search lately; a browser that refuses storage has nothing. */
export function readRecent(owner: string | undefined): Hit[] {
  if (!owner) return [];
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey(owner)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isHit) : [];
  } catch {
    return [];
  }
}

/** Remembers where somebody went. */
export function keepRecent(owner: string | undefined, { label, hint, to }: Hit): void {
  if (!owner || !to) return;
  const key = JSON.stringify(to);
  const rest = readRecent(owner).filter((hit) => hit.key !== key);
  write(owner, [{ group: 'recent', key, label, hint, to } satisfies Hit, ...rest].slice(0, mostRecent));
}

/** Forgets all of it. */
export const forgetRecent = (owner: string | undefined): void => {
  if (owner) write(owner, []);
};

function write(owner: string, hits: readonly Hit[]): void {
  try {
    localStorage.setItem(storageKey(owner), JSON.stringify(hits));
  } catch {
    // Not remembered then.
  }
}

const isHit = (value: unknown): value is Hit => {
  const { label, key, to } = (value ?? {}) as Partial<Hit>;
  return typeof label === 'string' && typeof key === 'string' && typeof to?.name === 'string';
};
