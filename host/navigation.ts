import { navigate, usePathname, useSearch } from 'wouter/use-browser-location';

/** Where the window stands. */
export interface Address {
  path: string;
  /** With its question mark, or empty. */
  search: string;
}

/** Path and query of the address bar; renders again when they change. */
export function useAddress(): Address {
  return { path: usePathname(), search: useSearch() };
}

/** Path, query and fragment as they stand in the address bar now. */
export const currentTarget = (): string => location.pathname + location.search + location.hash;

interface EntryState {
  npEntry?: string;
}

const offsets = new Map<string, number>();
let entries = 0;

/** Name of the present entry of the history, for what belongs to it: how far it was scrolled. */
const entry = (): string => (history.state as EntryState | null)?.npEntry ?? 'first';

/** Goes to an address of the console. `replace`: without an own step for the back button. */
export function go(to: string, { replace = false }: { replace?: boolean } = {}): void {
  if (to === currentTarget()) return;
  noteOffset();
  const state: EntryState = { npEntry: replace ? entry() : `${Date.now()}.${++entries}` };
  navigate(to, { replace, state });
}

/** Remembers how far the present entry is scrolled. */
export const noteOffset = (): void => void offsets.set(entry(), window.scrollY);

/** How far the present entry was scrolled when it was left; 0 for a new one. */
export const notedOffset = (): number => offsets.get(entry()) ?? 0;
