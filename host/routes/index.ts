import { accountRoutes } from './account';
import { alarmsRoutes } from './alarms';
import { clientsRoutes } from './clients';
import { configRoutes } from './config';
import { devicesRoutes } from './devices';
import { guestRoutes } from './guest';
import { openRoutes } from './open';
import { overviewRoutes } from './overview';
import { phoneRoutes } from './phone';
import { pluginsRoutes } from './plugins';
import { promotionRoutes } from './promotion';
import { sdwanRoutes } from './sdwan';
import { securityRoutes } from './security';
import { servicesRoutes } from './services';
import { standaloneRoutes } from './standalone';
import { supportRoutes } from './support';
import type { Route } from './route';

export type { AnyScreen, Area, BadgeRule, MenuEntry, MenuGroup, MenuIcon, MenuRule, Route } from './route';
export { matchPath, pathOf, type Match } from './match';
export { ownPage } from './service-pages';

/** Every address of the console. Menu, guard, titles, breadcrumbs and badges are derived from this one array. */
export const routes: readonly Route[] = [
  ...overviewRoutes,
  ...devicesRoutes,
  ...clientsRoutes,
  ...sdwanRoutes,
  ...securityRoutes,
  ...guestRoutes,
  ...configRoutes,
  ...servicesRoutes,
  ...openRoutes,
  ...promotionRoutes,
  ...pluginsRoutes,
  ...alarmsRoutes,
  ...accountRoutes,
  ...supportRoutes,
  ...phoneRoutes,
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
