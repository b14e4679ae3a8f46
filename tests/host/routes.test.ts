import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasFrame } from '../../host/first-paint';
import { matchPath, pathOf, routeNamed, routes, trailOf } from '../../host/routes';

const vector = readFileSync('tests/vectors/routes.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [path: string, name: string, area: string, layout: string, title: string]);

/** Titles follow the copy rules (spaces beside Latin, full-width brackets); the list of addresses does not. */
const bare = (title: string) => title.replace(/ /g, '').replace(/（/g, '(').replace(/）/g, ')');

/** Width in Chinese characters. */
const width = (text: string) => [...text].reduce((sum, one) => sum + (one.charCodeAt(0) > 0x2e80 ? 1 : 0.5), 0);

describe('the route table', () => {
  it('holds exactly the addresses of the list', () => {
    const lines = routes.map(({ path, name, area, layout, title }) =>
      [path, name, area, layout, bare(title)].join(' '),
    );
    const wanted = vector.map(([path, name, area, layout, title]) => [path, name, area, layout, bare(title)].join(' '));
    expect(lines.sort()).toEqual(wanted.sort());
  });

  it('knows before the page is drawn which of them stand in the frame', () => {
    const wrong = routes.filter(({ path, layout }) => hasFrame(path) !== (layout === 'main'));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('names every route once', () => {
    expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length);
  });

  it('opens the public paths of the specification and no other', () => {
    const open = routes.filter(({ isPublic }) => isPublic).map(({ path }) => path);
    expect(open.sort()).toEqual(
      [
        '/404',
        '/forgot_password',
        '/login',
        '/password_reset/:token',
        '/qrcode',
        '/register',
        '/register_protocol',
        '/sdwan/seave_cookie',
        '/tv_show',
      ].sort(),
    );
  });

  it('opens by a key the boards, a shared design and the page that guests join Wi-Fi from', () => {
    const keyed = routes.filter(({ byKey }) => byKey).map(({ path }) => path);
    expect(keyed.sort()).toEqual(['/design_show', '/enlarge', '/quanping', '/tv_show', '/wifi/:gwid/:key']);
  });

  it('has a route behind every breadcrumb, and no circle', () => {
    for (const route of routes) {
      if (route.parent) expect(routeNamed(route.parent), route.parent).toBeDefined();
      expect(trailOf(route).at(-1)).toBe(route);
    }
  });

  it('keeps menu labels within six Chinese characters and menu paths free of needed fields', () => {
    for (const route of routes) {
      if (!route.menu) continue;
      expect(width(route.menu.label ?? route.title), route.name).toBeLessThanOrEqual(6);
      expect(pathOf(route), route.name).toBeDefined();
    }
  });

  it('finds each route at its own address', () => {
    for (const route of routes) {
      const path = pathOf(route, new Proxy({}, { get: () => 'x y/1' })) ?? '';
      expect(matchPath(routes, path)?.route.name, path).toBe(route.name);
    }
  });
});

describe('matching an address', () => {
  const found = (path: string) => {
    const match = matchPath(routes, path);
    return match && { name: match.route.name, ...match.params };
  };

  it.each([
    ['/', { name: 'home.index' }],
    ['/networks', { name: 'networks' }],
    ['/networks/', { name: 'networks' }],
    ['/NETWORKS', { name: 'networks' }],
    ['/network/group', { name: 'network.group' }],
    ['/network/7f3a9c21', { name: 'network', gwid: '7f3a9c21' }],
    ['/network/switch/a/10.0.0.2', { name: 'network_switch.detail', gwid: 'a', switchip: '10.0.0.2' }],
    ['/network/switch/a/b/ports', { name: 'network_switch.detail', gwid: 'a', switchip: 'b', tabsActive: 'ports' }],
    ['/auth/a/%E5%BA%97%2F1', { name: 'auth_index', gwid: 'a', remark: '店/1' }],
    ['/sdwan/organization', { name: 'sdwan.organization' }],
    ['/nowhere', undefined],
    ['/network', undefined],
    ['/auth/a/%zz', undefined],
  ])('%s', (path, wanted) => {
    expect(found(path)).toEqual(wanted);
  });

  it('writes optional fields only when they are there, in the spelling of the table', () => {
    const at = (name: string, params?: Record<string, string>) => pathOf(routeNamed(name)!, params);
    expect(at('online_users')).toBe('/networks/online_users');
    expect(at('online_users', { gwid: 'a/b' })).toBe('/networks/online_users/a%2Fb');
    expect(at('network')).toBeUndefined();
    expect(at('fire_wall')).toBe('/fire/fireWallList');
  });
});
