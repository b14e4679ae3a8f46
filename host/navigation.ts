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

interface EntryState {
  /** By chance; the first entry of a tab has none. */
  npEntry?: number;
  /** What this entry opened over the one before. */
  npOver?: string | undefined;
}

/** How to go somewhere. `replace`: without an own step for the back button. `over`: see `Place.setQuery`. */
interface GoOptions {
  replace?: boolean;
  over?: string;
}

/** Where the page goes once the browser has gone back: it does so in its own time. */
let closing: [to: string, options: GoOptions] | undefined;

/** Path, query and fragment as they stand in the address bar now, or are about to. */
export const currentTarget = (): string => closing?.[0] ?? location.pathname + location.search + location.hash;

const offsets = new Map<number | undefined, number>();

const entryState = (): EntryState => (history.state as EntryState | null) ?? {};

/** Name of the present entry of the history, for what belongs to it: how far it was scrolled. */
const entry = () => entryState().npEntry;

type Leave = (then: () => void) => void;
const atOnce: Leave = (then) => then();
let leave = atOnce;
/** What the page shows: after the back button the address bar says something else already. */
let shown = { to: '', state: null as unknown };
const look = (): void => void (shown = { to: currentTarget(), state: history.state as unknown });

/** Has `ask` decide whether the reader may go elsewhere; returns the way to take it back. */
export function guardLeaving(ask: Leave): () => void {
  leave = ask;
  look();
  window.addEventListener('popstate', onBack, { capture: true });
  return () => {
    leave = atOnce;
    window.removeEventListener('popstate', onBack, { capture: true });
  };
}

/** The page that was left is put in front again, and left for good once the reader agreed. */
function onBack(event: PopStateEvent): void {
  if (closing) {
    const next = closing;
    closing = undefined;
    return go(...next);
  }
  let free = false;
  let asking = false;
  leave(() => {
    if (asking) history.back();
    else free = true;
  });
  if (free) return look();
  asking = true;
  event.stopImmediatePropagation();
  history.pushState(shown.state, '', shown.to);
}

/** Goes where the reader asked to go; when something there is not saved, only after asking. */
export const leaveFor = (to: string, options?: GoOptions): void => leave(() => go(to, options));

/**
 * Goes to an address of the console. Where `over` names what the present entry opened, that is closed: the browser goes back
 * to the entry before, which becomes that address.
 */
export function go(to: string, options: GoOptions = {}): void {
  const now = entryState();
  const { replace, over } = options;
  if (closing) closing = [to, options];
  else if (over && over === now.npOver) {
    closing = [to, { replace: true }];
    history.back();
  } else if (to !== currentTarget()) {
    noteOffset();
    const state = replace ? now : { npEntry: Math.random(), npOver: over };
    navigate(to, { replace, state });
  }
  look();
}

/** Remembers how far the present entry is scrolled. */
export const noteOffset = (): void => void offsets.set(entry(), window.scrollY);

/** How far the present entry was scrolled when it was left; 0 for a new one. */
export const notedOffset = (): number => offsets.get(entry()) ?? 0;
