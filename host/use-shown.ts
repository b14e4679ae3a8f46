import { useEffect, useReducer, useState } from 'react';
import { type ChunkError, lazyWait, loadScreen, loadedScreen, type Screen } from './loading';
import type { Address } from './navigation';
import type { Match } from './routes';

/** A page that is on the screen. `Screen` is undefined where nothing is built yet. */
export interface Shown {
  match: Match;
  at: Address;
  Screen: Screen | undefined;
}

/** What stands on the screen while the address says something else already. */
export interface Showing {
  /** The page asked for, or the former one while its code is under way. */
  shown: Shown | undefined;
  /** The wait became noticeable. */
  pending: boolean;
  failure: ChunkError | undefined;
  retry: () => void;
}

/** Loads the code of the page asked for; the old page stays until it is here (or failed). */
export function useShown(match: Match, at: Address): Showing {
  const [last, setLast] = useState<Shown>();
  const [tries, again] = useReducer((n: number) => n + 1, 0);
  const [, wake] = useReducer((n: number) => n + 1, 0);
  const [slow, setSlow] = useState<Match>();
  const [failed, setFailed] = useState<{ match: Match; error: ChunkError }>();

  const { screen } = match.route;
  const code = screen && loadedScreen(screen);
  const ready = !screen || code !== undefined;

  useEffect(() => {
    if (!screen || ready) return;
    let left = false;
    const timer = setTimeout(() => setSlow(match), lazyWait);
    loadScreen(screen).then(
      () => !left && wake(),
      (error: ChunkError) => !left && setFailed({ match, error }),
    );
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [screen, ready, match, tries]);

  if (ready && (last?.match !== match || last.at !== at || last.Screen !== code)) setLast({ match, at, Screen: code });

  const failure = !ready && failed?.match === match ? failed.error : undefined;
  return {
    shown: failure ? { match, at, Screen: undefined } : ready ? { match, at, Screen: code } : last,
    pending: !ready && !failure && slow === match,
    failure,
    retry: () => {
      setFailed(undefined);
      again();
    },
  };
}
