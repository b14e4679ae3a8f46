import { useEffect, useReducer, useState } from 'react';
import { useWhenTouched } from '../src/ui/idle';
import { loadRoutes, routeAt, routesComplete } from './known-routes';
import type { Match } from './routes';

/** What an address is. */
interface Found {
  /** Undefined: there is no such page, or (`ready` false) it is not known yet. */
  match: Match | undefined;
  ready: boolean;
  /** There once the table could not be had. */
  retry: (() => void) | undefined;
}

/** The route at a path; gets the table first where the few routes that are there from the start do not tell. */
export function useRoute(path: string): Found {
  const [tries, again] = useReducer((n: number) => n + 1, 0);
  const [, wake] = useReducer((n: number) => n + 1, 0);
  const [failed, setFailed] = useState(false);
  const complete = routesComplete();
  const match = useMatch(path, complete);
  const ready = match !== undefined || complete;
  useWhenTouched(loadRoutes);
  useEffect(() => {
    if (ready) return;
    let left = false;
    setFailed(false);
    loadRoutes().then(
      () => !left && wake(),
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [ready, tries]);
  return { match, ready, retry: !ready && failed ? again : undefined };
}

/** The same object as long as path and table are the same: pages go by it. */
function useMatch(path: string, complete: boolean): Match | undefined {
  const [kept, setKept] = useState(() => ({ path, complete, match: routeAt(path) }));
  if (kept.path === path && (kept.match || kept.complete === complete)) return kept.match;
  const next = { path, complete, match: routeAt(path) };
  setKept(next);
  return next.match;
}
