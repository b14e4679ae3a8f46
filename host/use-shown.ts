import { startTransition, useEffect, useReducer, useState } from 'react';
import { useSession } from '../src/session';
import { type ChunkError, lazyWait, loadScreen, loadedScreen, type Screen } from './loading';
import type { Framed } from './chrome/framed';
import type { Address } from './navigation';
import type { AnyScreen, Match } from './routes';
import type { Layout } from './routes/route';

/** What stands around pages, which the pages without never need. */
const frames: Readonly<Partial<Record<Layout, AnyScreen>>> = {
  main: { load: () => import('./chrome/framed').then((m) => m.Framed) } as unknown as AnyScreen,
  phone: { load: () => import('./chrome/phone').then((m) => m.PhoneFrame) } as unknown as AnyScreen,
};

/** A page that is on the screen. `Screen` is undefined where nothing is built yet. */
export interface Shown {
  match: Match;
  at: Address;
  Screen: Screen | undefined;
  /** What stands around it; undefined for a page that has the whole window. */
  Layout: typeof Framed | undefined;
  /** False while only what stands around it is drawn. */
  whole: boolean;
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

/** Loads the code of the page asked for; the old page stays until it is here (or failed), unless its session is over. */
export function useShown(match: Match, at: Address): Showing {
  const [last, setLast] = useState<Shown>();
  const [tries, again] = useReducer((n: number) => n + 1, 0);
  const [, wake] = useReducer((n: number) => n + 1, 0);
  const [pieces, draw] = useReducer((n: number) => n + 1, 0);
  const [slow, setSlow] = useState<Match>();
  const [failed, setFailed] = useState<{ match: Match; error: ChunkError }>();

  const { token } = useSession();
  const { screen, layout } = match.route;
  const Screen = screen && loadedScreen(screen);
  const frame = frames[layout];
  const Layout = frame && (loadedScreen(frame) as typeof Framed | undefined);
  const ready = (!screen || Screen !== undefined) && (!frame || Layout !== undefined);

  useEffect(() => {
    if (ready) return;
    let left = false;
    const timer = setTimeout(() => setSlow(match), lazyWait);
    Promise.all(codeOf(match).map(loadScreen)).then(
      () => !left && wake(),
      (error: ChunkError) => !left && setFailed({ match, error }),
    );
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [ready, match, tries]);

  // The first page is drawn in pieces, between which the browser may paint and answer: frame and page at once are long.
  useEffect(() => {
    if (ready && pieces < 2) startTransition(draw);
  }, [ready, pieces]);
  const whole = pieces > 1;
  const drawn = ready && pieces > 0;

  const next = { match, at, Screen, Layout, whole };
  if (drawn && whole && (last?.match !== match || last.at !== at || last.Screen !== Screen)) setLast(next);

  const failure = !ready && failed?.match === match ? failed.error : undefined;
  return {
    shown: failure ? { ...next, Screen: undefined } : drawn ? next : last && mayStay(last, token) ? last : undefined,
    pending: !ready && !failure && slow === match,
    failure,
    retry: () => {
      setFailed(undefined);
      again();
    },
  };
}

/** Without its session a page would only ask for what it is refused. */
const mayStay = ({ match: { route } }: Shown, token: string | undefined): boolean =>
  token !== undefined || route.isPublic === true || route.byKey === true;

/** Everything that a page needs before it can stand on the screen. */
const codeOf = ({ route: { screen, layout } }: Match): AnyScreen[] =>
  [screen, frames[layout]].filter((one) => one !== undefined);
