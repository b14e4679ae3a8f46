import { beforeAll, describe, expect, it } from 'vitest';
import { addressOf, deepLink } from '../../host/destinations';
import { loadRoutes } from '../../host/known-routes';
import { goUrl } from '../../src/session/go';

beforeAll(loadRoutes);

describe('destinations', () => {
  it('become addresses, without empty query fields', () => {
    expect(addressOf({ name: 'network', params: { gwid: 'a b' }, query: { tab: 'vlan', q: '' } })).toBe(
      '/network/a%20b?tab=vlan',
    );
    expect(addressOf({ name: 'network' })).toBeUndefined();
    expect(addressOf({ name: 'no such place' })).toBeUndefined();
  });

  it.each([
    ['?name=network&p.gwid=7f3a', '/network/7f3a'],
    ['?name=network&p.gwid=7f3a&q.tab=vlan', '/network/7f3a?tab=vlan'],
    ['?name=alarm&q.level=FATAL&q.p.x=1', '/alarm?level=FATAL&p.x=1'],
    ['?name=network', '/404'],
    ['?name=nowhere', '/404'],
    ['?name=path&q.to=%2Fopen%2Fipv6%3Ffrom%3Dad', '/open/ipv6?from=ad'],
    ['?name=path&q.to=%2F%2Fevil.example', '/'],
    ['?name=path&q.to=https%3A%2F%2Fevil.example', '/'],
    ['?name=path', '/'],
    ['?name=open.open&q.service=honeypot&q.gwid=7f3a', '/honeypot/business?tab=packages&gwid=7f3a'],
    ['?name=open.open&q.service=iptv', '/open/iptv'],
    ['?name=open.open&q.service=network', '/open/network/package'],
    ['?name=open.open&q.service=domain_parsing', '/domain_parsing/combo'],
    ['?name=open.open&q.service=overseas_speedup', '/open/overseas_speedup/default'],
    ['?name=open.open', '/open/open'],
    ['', '/404'],
  ])('a deep link %s leads to %s', (search, path) => {
    expect(deepLink(search)).toBe(path);
  });

  it('a deep link keeps a path field and a query field of the same name apart', () => {
    const to = { name: 'network', params: { gwid: 'a/b' }, query: { tab: 'log' } };
    expect(deepLink(new URL(goUrl('https://console.example/', to)).search)).toBe(addressOf(to));
  });
});
