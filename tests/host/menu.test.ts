import { describe, expect, it } from 'vitest';
import { badgeFor, type Marks } from '../../host/badges';
import { areaOf, leftMenu, topMenu, type MenuFacts } from '../../host/menu';
import { routeNamed, trailOf, routes as table, type Area, type BadgeRule } from '../../host/routes';

// As if every page were built: the menus show those that are.
const routes = table.map((route) => ({ ...route, screen: route.screen ?? { load: async () => () => null } }));

const at = (time: string) => Date.parse(`${time}+08:00`);
const quiet = at('2026-11-20T12:00:00');

type Some = Partial<MenuFacts['user']> & Partial<Pick<MenuFacts, 'experience' | 'marks' | 'absent'>>;

const facts = (some: Some = {}): MenuFacts => ({
  user: { network_status: true, is_agent: true, local_sdwan: false, ...some },
  experience: some.experience ?? false,
  absent: some.absent ?? [],
  marks: some.marks ?? {},
  now: quiet,
});

const names = (area: Area, some = facts()) =>
  leftMenu(routes, area, some).flatMap(({ items }) => items.map(({ name }) => name));

describe('the top menu', () => {
  it('opens the first entry of each area', () => {
    expect(topMenu(routes, facts()).map(({ area, label, path }) => [area, label, path])).toEqual([
      ['home', '网络巡检', '/'],
      ['config', '配置管理', '/config/router_cloud_backup'],
      ['open', '开放应用', '/open/open'],
      ['plugin', '插件应用', '/plugin/index'],
      ['messages', '消息中心', '/messages'],
      ['personal', '个人中心', '/profile'],
    ]);
  });
});

describe('the left menu', () => {
  it('has an entry for every page, but for those of what another area leads to', () => {
    const without = table.filter((route) => {
      const area = areaOf(route);
      return (
        area !== 'none' &&
        route.layout !== 'standalone' &&
        ![...trailOf(route).map(({ name }) => name), route.under].some((name) => names(area).includes(name ?? ''))
      );
    });
    expect(without.map(({ name }) => name)).toEqual(['open.tunnel', 'open.tunnel.order']);
  });

  it('leaves out the pages that the server has no calls for; a whole area goes when nothing is left', () => {
    const absent = ['networks'];
    expect(names('home', facts({ absent }))).not.toContain('networks');
    expect(names('home', facts({ absent }))).toContain('device_index');
    expect(topMenu(routes, facts({ absent: [...absent, ...names('plugin')] })).map(({ area }) => area)).not.toContain(
      'plugin',
    );
  });

  it('stands in blocks, in the order of the table', () => {
    const blocks = leftMenu(routes, 'home', facts()).map(({ heading, items }) => [heading, items.map((i) => i.label)]);
    expect(blocks).toEqual([
      [undefined, ['概览', '网络列表', '设备', '在线用户']],
      ['组网与加速', ['SD-WAN', '内网穿透', '国际加速', '多线 IPv6']],
      ['安全', ['DNS 防御', '蜜罐', '云安全摄像', '防火墙插件', '云安全']],
      ['运营', ['云计费', '云 TV', '流星计划']],
    ]);
  });

  it.each([
    ['open.network', 'open', { network_status: false }, false],
    ['open.network', 'open', { network_status: true }, true],
    ['promotion_management', 'open', { is_agent: false }, false],
    ['promotion_management', 'open', { is_agent: true }, true],
  ] as const)('%s in %s for %j: %s', (name, area, some, shown) => {
    expect(names(area, facts(some)).includes(name)).toBe(shown);
  });

  it('fits into a window of 720 px under the header', () => {
    const blocks = leftMenu(routes, 'home', facts());
    const entries = blocks.flatMap(({ items }) => items).length;
    const headings = blocks.filter(({ heading }) => heading !== undefined).length;
    // Heights of `side-menu.styles.ts`: an entry, a heading with what is around it, the padding.
    expect(entries * 32 + headings * 39 + 16).toBeLessThanOrEqual(720 - 72);
  });

  it.each(['open.overseas_speedup', 'open.overseas_speedup.apply', 'open.overseas_speedupv2.manage'])(
    'marks the entry of international speed-up on %s',
    (name) => {
      expect(trailOf(routeNamed(name)!).map((one) => one.name)).toContain('overseas_speedup_default');
    },
  );

  it('keeps the menu that the visitor came from where a page is in two', () => {
    const ipv6 = routeNamed('open.ipv6')!;
    expect(areaOf(ipv6)).toBe('open');
    expect(areaOf(ipv6, 'home')).toBe('home');
    expect(areaOf(ipv6, 'messages')).toBe('open');
    expect(areaOf(routeNamed('open.my')!, 'home')).toBe('open');
  });
});

describe('badges', () => {
  it.each<[BadgeRule, Marks, string, string | undefined]>([
    ['new', {}, '2026-11-20T12:00:00', '新'],
    ['sdwan', {}, '2026-11-20T12:00:00', undefined],
    ['sdwan', { activities: true }, '2026-11-20T12:00:00', '红包'],
    ['tunnel', { tunnel: false }, '2026-11-20T12:00:00', undefined],
    ['tunnel', { tunnel: true }, '2026-11-20T12:00:00', '活动'],
    ['ipv6', {}, '2025-03-24T23:59:59', undefined],
    ['ipv6', {}, '2025-03-25T00:00:00', '限时'],
    ['ipv6', {}, '2025-03-31T23:59:59', '限时'],
    ['ipv6', {}, '2025-04-01T00:00:00', undefined],
    ['ipv6', { ipv6: true }, '2025-04-01T00:00:00', '活动'],
    ['star', {}, '2024-06-23T23:59:59', '新'],
    ['star', {}, '2024-06-24T00:00:00', '限时'],
    ['star', {}, '2024-06-30T23:59:59', '限时'],
    ['star', {}, '2024-07-01T00:00:00', '新'],
    ['star', { star: [at('2026-01-01T00:00:00'), at('2026-01-02T00:00:00')] }, '2026-01-01T12:00:00', '限时'],
    ['star', { star: [at('2026-01-01T00:00:00'), at('2026-01-02T00:00:00')] }, '2026-01-03T00:00:00', '新'],
  ])('%s with %j at %s: %s', (rule, marks, time, text) => {
    expect(badgeFor(rule, marks, at(time))?.text).toBe(text);
  });

  it('carry the picture that the server named', () => {
    expect(badgeFor('tunnel', { tunnel: true, tunnelImage: '/t.png' }, quiet)?.image).toBe('/t.png');
    expect(badgeFor('sdwan', { activities: true, activityImage: '/a.png' }, quiet)?.image).toBe('/a.png');
  });
});
