import type { Destination } from '../src/session/place';
import { matchPath, type Match } from './routes/match';
import type { Route } from './routes/route';
import { standaloneRoutes } from './routes/standalone';

/** What is known of the table: the pages without a session at once, the others when somebody asks for one. */
let known = tableOf(standaloneRoutes);
let loading: Promise<void> | undefined;
let complete = false;
let own = (to: Destination): Destination => to;

function tableOf(routes: readonly Route[]) {
  return { routes, byName: new Map(routes.map((route) => [route.name, route])) };
}

/** Whether every route is known. Until then what is not found may only not be here yet. */
export const routesComplete = (): boolean => complete;

/** Gets the rest of the table. A failure is forgotten, so that asking again really asks again. */
export const loadRoutes = (): Promise<void> =>
  (loading ??= import('./routes').then(
    ({ routes, ownPage }) => {
      known = tableOf(routes);
      own = ownPage;
      complete = true;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  ));

/** The route at a path of the console, if it is known. */
export const routeAt = (path: string): Match | undefined => matchPath(known.routes, path);

/** The route of that name, if it is known. */
export const knownRoute = (name: string): Route | undefined => known.byName.get(name);

/** A destination as it is meant in the console (`ownPage` of the table); as it is while the table is not here. */
export const meant = (to: Destination): Destination => own(to);
