import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathOf, routes } from '../../host/routes';
import { token, type Mood } from '../given/back-end';
import { launch } from './chromium';
import { startGivenConsole, type GivenConsole } from './given-console';

// Every page of the console in front of a back end that has the specification's calls alone, whatever it answers to others.
// One page load a mood: from there the addresses are gone through as a reader would, without loading anything again.

let site: GivenConsole;
let browser: Browser;
beforeAll(async () => {
  // One page for hundreds of addresses: here the compiler for speed does pay.
  [site, browser] = await Promise.all([startGivenConsole(), launch([])]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const fields = new Proxy<Record<string, string>>({}, { get: () => '7' });
/** Who is signed in is led away from these. */
const elsewhere = ['login', 'sdwan.save_cookie', 'phone'];
const all = routes
  .filter(({ screen, name }) => screen && !elsewhere.includes(name))
  .map((route) => ({ path: pathOf(route, fields) ?? '', title: route.title }));

type Stop = (typeof all)[number];

interface Seen {
  path: string;
  text: string;
  /** It never came to rest. */
  restless: boolean;
  /** How often it asked for what it asked for most. */
  most: number;
}

/** What the page keeps of its requests: those under way, and how often each address was asked since the last step. */
interface Flights {
  inFlight: number;
  asked: Record<string, number>;
}

/** Goes to each address and notes what stands there once nothing is under way any more. */
const walk = (page: Page, stops: readonly Stop[]): Promise<Seen[]> =>
  page.evaluate(async (stops) => {
    const flights = window as unknown as Flights;
    const settled = (title: string) =>
      new Promise<Pick<Seen, 'text' | 'restless'>>((done) => {
        let quiet = 0;
        let looks = 0;
        const look = () => {
          const text = (document.querySelector('main') ?? document.body).textContent.trim();
          const rests = flights.inFlight === 0 && document.title.includes(title) && text !== '';
          quiet = rests && !text.endsWith('正在加载') ? quiet + 1 : 0;
          // A few frames: what was answered is drawn, and may ask for more.
          const restless = ++looks > 900;
          if (quiet > 3 || restless) done({ text, restless });
          else requestAnimationFrame(look);
        };
        look();
      });
    const seen: Seen[] = [];
    for (const { path, title } of stops) {
      flights.asked = {};
      history.pushState(null, '', path);
      const rested = await settled(title);
      seen.push({ path, ...rested, most: Math.max(0, ...Object.values(flights.asked)) });
    }
    return seen;
  }, stops);

describe('in front of a back end of the specification alone', () => {
  // An answer that is none is read by the client, the same for every page: of these, each page meets one.
  const others: Mood[] = ['empty', 'bare', 'null', 'html'];
  it.each<[Mood, Stop[]]>([
    ['missing', all],
    ...others.map((mood, at): [Mood, Stop[]] => [mood, all.filter((_, i) => i % others.length === at)]),
  ])(
    'every page shows its content or says calmly that it is not there, when other calls answer: %s',
    async (mood, stops) => {
      site.backEnd.mood = mood;
      site.backEnd.asked = [];
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await context.addCookies([{ name: 'np_token', value: token, url: site.url }]);
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(`${page.url()} ${String(error)}`));
      await page.addInitScript(() => {
        const flights = Object.assign(window as unknown as Flights, { inFlight: 0, asked: {} });
        const real = window.fetch;
        window.fetch = (...request) => {
          const [{ url }] = request as [Request];
          flights.asked[url] = (flights.asked[url] ?? 0) + 1;
          flights.inFlight++;
          return real(...request).finally(() => flights.inFlight--);
        };
      });
      await page.goto(site.url);
      await page.getByRole('navigation', { name: '主菜单' }).waitFor();
      const seen = await walk(page, stops);
      await context.close();
      expect(errors).toEqual([]);
      expect(seen.filter(({ restless }) => restless)).toEqual([]);
      expect(seen.filter(({ text }) => text.includes('页面出错')).map(({ path }) => path)).toEqual([]);
      expect(seen.filter(({ text }) => text.includes('此服务端未提供该功能')).length).toBeGreaterThan(stops.length / 4);
      expect(seen.filter(({ most }) => most > 3)).toEqual([]);
      expect(site.backEnd.asked.length).toBeLessThan(stops.length * 4);
    },
  );
});
