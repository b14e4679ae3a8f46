import { configRoutes } from './config';
import { homeRoutes } from './home';
import { messagesRoutes } from './messages';
import { openRoutes } from './open';
import { personalRoutes } from './personal';
import { pluginRoutes } from './plugin';
import { standaloneRoutes } from './standalone';
import type { Route } from './route';

export type { AnyScreen, Area, BadgeRule, MenuEntry, MenuGroup, MenuIcon, MenuRule, Route } from './route';
export { matchPath, pathOf, type Match } from './match';

/** Every address of the console. Menu, guard, titles, breadcrumbs and badges are derived from this one array. */
export const routes: readonly Route[] = [
  ...homeRoutes,
  ...configRoutes,
  ...openRoutes,
  ...pluginRoutes,
  ...messagesRoutes,
  ...personalRoutes,
  ...standaloneRoutes,
];

const byName = new Map(routes.map((route) => [route.name, route]));

/** The route of that name, if there is one. */
export const routeNamed = (name: string): Route | undefined => byName.get(name);

/** The route and the routes above it, outermost first. */
export function trailOf(route: Route): Route[] {
  const above = route.parent ? routeNamed(route.parent) : undefined;
  return above ? [...trailOf(above), route] : [route];
}
