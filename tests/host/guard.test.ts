import { describe, expect, it } from 'vitest';
import { afterUser, guard, loginPath, redirectTarget, type Visit } from '../../host/guard';

const visit = (some: Partial<Visit>): Visit => ({
  target: '/networks?page=2',
  name: 'networks',
  isPublic: false,
  hasToken: false,
  hasKey: false,
  hasUser: false,
  ...some,
});

describe('the guard', () => {
  it.each<[string, Partial<Visit>, ReturnType<typeof guard>]>([
    ['a visitor opens a public page', { name: 'register', isPublic: true }, { kind: 'show' }],
    ['a visitor opens login', { name: 'login', isPublic: true }, { kind: 'show' }],
    [
      'a logged-in visitor opens login',
      { name: 'login', isPublic: true, hasToken: true },
      { kind: 'redirect', to: '/' },
    ],
    ['a logged-in visitor opens a public page', { name: 'tv_show', isPublic: true, hasToken: true }, { kind: 'show' }],
    ['a visitor opens a board by the key of a link', { name: 'quanping', hasKey: true }, { kind: 'show' }],
    ['a visitor opens another page', {}, { kind: 'redirect', to: '/login?redirect=%2Fnetworks%3Fpage%3D2' }],
    ['the user record is not loaded', { hasToken: true }, { kind: 'load' }],
    ['the user record is loaded', { hasToken: true, hasUser: true }, { kind: 'show' }],
    ['an unknown path without a session', { name: undefined }, { kind: 'redirect', to: '/404' }],
    ['an unknown path with one', { name: undefined, hasToken: true, hasUser: true }, { kind: 'redirect', to: '/404' }],
  ])('%s', (_, some, wanted) => {
    expect(guard(visit(some))).toEqual(wanted);
  });

  it.each([
    [200, 2000, 'enter'],
    [200, 4003, 'clear'],
    [200, 3000, 'missing'],
    [200, 5000, 'missing'],
    [200, undefined, 'missing'],
    [401, undefined, 'clear'],
    [401, 2000, 'clear'],
    [404, undefined, 'missing'],
    [429, undefined, 'missing'],
    [403, undefined, 'missing'],
    [500, 2000, 'missing'],
    [502, undefined, 'missing'],
    [0, undefined, 'retry'],
  ])('the user call answers HTTP %s with code %s', (status, code, wanted) => {
    expect(afterUser({ status, ...(code !== undefined && { code }) })).toEqual(wanted);
  });
});

describe('the redirect query', () => {
  const after = (redirect: string) => redirectTarget(`?${new URLSearchParams({ redirect })}`);

  it.each(['/', '/networks', '/networks?page=2&q=%E5%BA%97%20a#top', '/sdwan/gmap/a/1', '/messages?next=https://x.cn'])(
    'is kept: %s',
    (path) => expect(after(path)).toBe(path),
  );

  it('survives the way over the login page', () => {
    const target = '/networks?search=a%26b&sort=-name#row';
    expect(redirectTarget(loginPath(target).slice('/login'.length))).toBe(target);
  });

  it.each([
    '',
    'networks',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2F/evil.example',
    '/%2fevil.example',
    '/%5Cevil.example',
    '/%252F%252Fevil.example',
    '%2F%2Fevil.example',
    'https://evil.example',
    'https:/evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/login',
    '/LOGIN/?redirect=/login',
  ])('leads to / instead of %j', (text) => {
    expect(after(text)).toBe('/');
  });

  it('leads to / when there is none, and takes the first of several', () => {
    expect(redirectTarget('')).toBe('/');
    expect(redirectTarget('?redirect=%2Falarm&redirect=%2F%2Fevil')).toBe('/alarm');
    expect(redirectTarget('?redirect=%2F%2Fevil&redirect=%2Falarm')).toBe('/');
  });
});
