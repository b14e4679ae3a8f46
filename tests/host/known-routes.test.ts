import { expect, it } from 'vitest';
import { addressOf } from '../../host/destinations';
import { knownRoute, loadRoutes, routeAt, routesComplete } from '../../host/known-routes';
import { routes } from '../../host/routes';
import { standaloneRoutes } from '../../host/routes/standalone';

const sample = (path: string) => path.replace(/:(\w+)\??/g, '$1');

it('the pages without a session are known at once, the others when they were asked for', async () => {
  expect(routeAt('/login')?.route.name).toBe('login');
  expect(routeAt('/networks')).toBeUndefined();
  expect(routesComplete()).toBe(false);
  expect(addressOf({ name: 'login' })).toBe('/login');
  expect(addressOf({ name: 'networks', query: { q: 'a' } })).toBe('/go?name=networks&q.q=a');
  const early = standaloneRoutes.map(({ path }) => routeAt(sample(path))?.route);
  await loadRoutes();
  expect(routesComplete()).toBe(true);
  expect(addressOf({ name: 'networks', query: { q: 'a' } })).toBe('/networks?q=a');
  for (const { path, name } of routes) expect(routeAt(sample(path))?.route, path).toBe(knownRoute(name));
  expect(standaloneRoutes.map(({ path }) => routeAt(sample(path))?.route)).toEqual(early);
});
