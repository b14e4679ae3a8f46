import { goUrl, readGo } from '../src/session/go';
import type { Destination } from '../src/session/place';
import { redirectTarget } from './guard';
import { knownRoute, meant, routeAt, routesComplete } from './known-routes';
import { pathOf } from './routes/match';

/**
 * The address of a destination with its query; undefined for an unknown name or a missing path field. While the table is
 * not here, the deep link that finds it out.
 */
export function addressOf(to: Destination): string | undefined {
  const { name, params, query } = meant(to);
  // An ad names a path, not a place.
  if (name === 'path') return redirectTarget(new URLSearchParams({ redirect: query?.to ?? '' }).toString());
  const route = knownRoute(name);
  if (!route && !routesComplete()) return goUrl('', to);
  const path = route && pathOf(route, params);
  if (!path) return undefined;
  const search = new URLSearchParams(Object.entries(query ?? {}).filter(([, value]) => value !== '')).toString();
  return search ? `${path}?${search}` : path;
}

/** Whether there is a page at a destination; what is not known yet may be one. */
export function leads(to: Destination): boolean {
  const route = to.name === 'path' ? routeAt((addressOf(to) ?? '').split(/[?#]/, 1)[0]!)?.route : knownRoute(to.name);
  return route ? route.screen !== undefined : !routesComplete();
}

/**
 * Where a deep link `/go?name=…&p.<path field>=…&q.<query field>=…` leads; embedded widgets use it, because they know
 * names and never paths. Leads to /404 when there is no such place.
 */
export function deepLink(search: string): string {
  const to = readGo(search);
  return (to && addressOf(to)) ?? '/404';
}
