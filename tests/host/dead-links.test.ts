import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { leads } from '../../host/destinations';
import { loadRoutes } from '../../host/known-routes';
import { leftMenu, topMenu, type MenuFacts } from '../../host/menu';
import { matchPath, routeNamed, routes } from '../../host/routes';

// Nothing leads to a page that isn't there.

beforeAll(loadRoutes);

/** Text of the sources below a folder, by path, without stories and the words of a language. */
function sourcesOf(folder: string): [path: string, text: string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(stories|fixture)\.tsx?$/.test(path))
    .map((path) => [join(folder, path), readFileSync(join(folder, path), 'utf8')]);
}

const isThere = (address: string) => matchPath(routes, address.split(/[?#]/, 1)[0]!)?.route.screen !== undefined;

describe('nothing leads to a page that is not there:', () => {
  it('no entry of a menu, whoever reads it', () => {
    for (const network_status of [false, true])
      for (const is_agent of [false, true])
        for (const experience of [false, true]) {
          const user = { network_status, is_agent, local_sdwan: false };
          const facts: MenuFacts = { user, experience, absent: [], marks: {}, now: Date.UTC(2026, 10, 20) };
          const top = topMenu(routes, facts);
          const entries = top.flatMap(({ area }) => leftMenu(routes, area, facts).flatMap(({ items }) => items));
          expect(entries.length).toBeGreaterThan(20);
          expect([...top, ...entries].map(({ path }) => path).filter((path) => !isThere(path))).toEqual([]);
        }
  });

  it('no link by name, whatever it says', () => {
    expect(leads({ name: 'networks', query: { q: 'x' } })).toBe(true);
    for (const { name, screen } of routes) expect(leads({ name })).toBe(screen !== undefined);
    expect(leads({ name: 'no such place' })).toBe(false);
    expect(leads({ name: 'path', query: { to: '/sdwan/package?from=ad' } })).toBe(true);
    expect(leads({ name: 'path', query: { to: '/no/such/path' } })).toBe(false);
  });

  it('no destination that a widget or a page names is unknown', () => {
    const named = [...sourcesOf('widgets'), ...sourcesOf('host/pages'), ...sourcesOf('host/chrome')].flatMap(
      ([path, text]) =>
        [...text.matchAll(/\{ name: '([\w.]+)'(?:, (?:params|query)\b[^\n]*)? \}/g)]
          .map(([, name]) => name!)
          .filter(
            (name) =>
              /[._]/.test(name) || text.includes(`to={{ name: '${name}'`) || text.includes(`go({ name: '${name}'`),
          )
          .map((name) => `${path}: ${name}`),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((one) => !routeNamed(one.split(': ')[1]!))).toEqual([]);
  });

  it('no address in what the server writes: ads, banners, messages, mails', () => {
    const written = sourcesOf('host/server').flatMap(([path, text]) =>
      [...text.matchAll(/(?:href="|link: '#|\.link\}#)(\/[^"'`]*)/g)].map(([, address]) => `${path}: ${address}`),
    );
    expect(written.length).toBeGreaterThan(8);
    const addressOf = (one: string) => one.split(': ')[1]!.replace(/\$\{[^}]*\}/g, 'x');
    // The server's own, beside the console.
    const served = ['/openapi.json'];
    const isDead = (one: string) => !served.includes(addressOf(one)) && !isThere(addressOf(one));
    expect(written.filter(isDead)).toEqual([]);
  });
});
