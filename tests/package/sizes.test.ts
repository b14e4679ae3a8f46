import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../browser/chromium';
import { cdnSite, listen, rested, type Listening } from '../browser/cdn-site';
import { twelve } from '../browser/embedding';
import { gateways } from '../../src/api/contract/device';
import { startReference, type Reference } from '../server/reference';

// What a page really loads, in kilobytes after gzip. Code that draws charts comes after everything else and counts apart.

declare function load(path: string): Promise<unknown>;
/** How much of what was painted moved afterwards, though nobody had touched anything (as browsers count it). */
declare let moved: number;

const kilobyte = 1024;
/** How far the parts of a page may be moved while it comes, as browsers count it. */
const mostMoved = 0.02;

let browser: Browser;
let reference: Reference;
let console_: Listening;
let partner: Listening;
let token: string;
let gwid: string;

beforeAll(async () => {
  reference = await startReference({ site: { console: 'dist/console', cdn: 'dist/cdn' } });
  const demo = await reference.signIn();
  token = (await demo.token()) ?? '';
  gwid = (await demo.call(gateways, { per_page: 1 })).data.list[0]!.gwid;
  console_ = await listen((request) => reference.fetch(request));
  const page =
    '<!doctype html><html><head><title>t</title><script type="module" src="/load.js"></script></head></html>';
  const load = 'window.load = (path) => import(path);';
  partner = await cdnSite({ '/': page, '/load.js': load, '/favicon.ico': '' }, (request) => reference.fetch(request));
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await console_?.close();
  await partner?.close();
  await reference?.close();
});

/** Paths of the scripts and of everything that a page asked for (calls too), until the network rests. */
async function loaded(site: Listening, path: string, act?: (page: Page) => Promise<unknown>, signedIn = false) {
  // Narrow enough for the controls of long lists to fold.
  const context = await browser.newContext({ viewport: { width: 1350, height: 860 } });
  if (signedIn) await context.addCookies([{ name: 'np_token', value: token, url: site.origin }]);
  const page = await context.newPage();
  await page.addInitScript(noteMoves);
  site.asked.length = 0;
  await page.goto(site.origin + path);
  await act?.(page);
  await rested(site, page);
  const address = page.url();
  const shift = await page.evaluate(() => moved);
  await context.close();
  const asked = [...site.asked];
  const scripts = [...new Set(asked)].filter((file) => file.endsWith('.js') && file !== '/load.js');
  return { address, asked, shift, scripts };
}

/** Adds up in `moved` how far the parts of a page are moved by others. */
function noteMoves(): void {
  Object.assign(globalThis, { moved: 0 });
  new PerformanceObserver((list) => {
    for (const one of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!one.hadRecentInput) moved += one.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * How often a page has to wait for answers, one lot after the other, until it shows what it is for; the first is the page
 * itself. What is asked for is held back until nothing more is asked for without an answer.
 */
async function stepsUntil(shown: string, site: Listening, path: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'np_token', value: token, url: site.origin }]);
  const page = await context.newPage();
  const held: Route[] = [];
  // The stream has no end.
  const passes = (route: Route) => route.request().isNavigationRequest() || route.request().url().includes('/stream');
  await page.route('**/*', (route) => (passes(route) ? route.continue() : void held.push(route)));
  await page.goto(site.origin + path, { waitUntil: 'commit' });
  let steps = 1;
  // What waits for its neighbours is drawn with them, some frames later.
  const isThere = () => page.waitForSelector(shown, { timeout: 1_000 }).catch(() => null);
  while (!(await isThere())) {
    await expect.poll(() => held.length, { timeout: 20_000 }).toBeGreaterThan(0);
    for (let before = 0; held.length > before; await idle(page)) before = held.length;
    steps += 1;
    await Promise.all(held.splice(0).map(answered));
  }
  await context.close();
  return steps;
}

async function answered(route: Route): Promise<void> {
  await route.continue();
  const request = route.request();
  // Nobody hears what comes of a beacon.
  if (request.resourceType() === 'ping') return;
  const response = await request.response();
  // What is asked for early is read to its end when the code is there that wants it.
  if (request.resourceType() !== 'fetch') await response?.finished();
}

/** Until a page has done all it can do with what it has; one that draws nothing yet is never called idle. */
const idle = async (page: Page) => {
  for (let i = 0; i < 3; i++)
    await page.evaluate(
      () => new Promise<void>((done) => setTimeout(() => requestIdleCallback(() => done(), { timeout: 100 }))),
    );
};

const isChart = (file: string) => /\/(charts|[\w-]*drawing)\./.test(file);
/** Signs what is counted of a banner once it was shown: no figure waits for it. */
const isCounting = (file: string) => /\/tracking\./.test(file);

/** Kilobytes of scripts after gzip. */
const weight = (scripts: readonly string[]): number =>
  scripts.reduce((sum, script) => {
    const folder = script.startsWith('/cdn/') ? 'dist' : 'dist/console';
    return sum + gzipSync(readFileSync(join(folder, script)), { level: 9 }).length;
  }, 0) / kilobyte;

describe('CDN files', () => {
  const element = (name: string) =>
    loaded(partner, '/', async (page) => {
      await page.evaluate((tag) => document.body.append(document.createElement(tag)), `np-${name}`);
      await page.evaluate((path) => load(path), `/cdn/elements/${name}.js`);
    });

  /** The chunks that every element stands on. */
  let shared: string[];

  beforeAll(async () => {
    const all = [await element('alarm-list'), await element('login'), await element('device-counts')];
    shared = all[0]!.scripts.filter((script) => all.every(({ scripts }) => scripts.includes(script)));
  });

  it('share at most 79 KB', () => {
    expect(weight(shared)).toBeLessThanOrEqual(79.5);
  });

  it.each([
    ['alarm-list', 14.5],
    ['device-list', 54],
  ])('np-%s adds at most %s KB', async (name, most) => {
    const { scripts } = await element(name);
    expect(scripts).toContain(`/cdn/elements/${name}.js`);
    expect(weight(scripts.filter((script) => !shared.includes(script) && !isChart(script)))).toBeLessThanOrEqual(most);
  });

  it.each([
    ['one alarm list', ['alarm-list'], 95.4, 18],
    ['twelve widgets', twelve, 228, 60],
  ])('show %s, charts and calls and the loader among them, with little', async (_, names, most, requests) => {
    const { asked, scripts } = await loaded(partner, '/', (page) =>
      page.evaluate(
        async ({ names, token }) => {
          for (const name of names) document.body.append(document.createElement(`np-${name}`));
          const { connect } = (await load('/cdn/loader.js')) as { connect: (options: object) => void };
          connect({ baseUrl: location.origin, token: () => Promise.resolve(token) });
        },
        { names, token },
      ),
    );
    expect(weight(scripts)).toBeLessThanOrEqual(most);
    expect(asked.length).toBeLessThanOrEqual(requests);
  });

  it('have a loader that a page hardly notices', async () => {
    const { scripts } = await loaded(partner, '/', (page) => page.evaluate(() => load('/cdn/loader.js')));
    expect(scripts.some((script) => script.includes('/react.'))).toBe(false);
    expect(weight(scripts)).toBeLessThanOrEqual(7.9);
  });
});

describe('the console', () => {
  it.each([
    ['login', '/login', false, 99.9, 8, 7],
    ['overview before its charts', '/', true, 147.9, Infinity, 12],
    ['a list', '/networks', true, 150, 20, 9],
    ['alarms', '/alarm', true, 173.2, 33, 16],
    ['a gateway', '/network/:gwid', true, 177.4, 40, 12],
    ['SD-WAN', '/sdwan', true, 170, 40, 16],
  ])('%s page keeps its budget', async (_, path, signedIn, most, requests, files) => {
    const at = path.replace(':gwid', gwid);
    const { address, asked, shift, scripts } = await loaded(console_, at, undefined, signedIn);
    expect(new URL(address).pathname).toBe(at);
    // The pop-ups of the overview come after everything else.
    const charts = scripts.findIndex(isChart);
    const early = (charts < 0 ? scripts : scripts.slice(0, charts)).filter((script) => !isCounting(script));
    expect(weight(early)).toBeLessThanOrEqual(most);
    expect(early.length).toBeLessThanOrEqual(files);
    expect(shift).toBeLessThanOrEqual(mostMoved);
    expect(asked.length).toBeLessThanOrEqual(requests);
    // What was asked for before the code was there is not asked for again.
    expect(asked.filter((one, at) => asked.indexOf(one) < at)).toEqual([]);
  });

  it('the cards of an overview stand still below a verdict that is short and comes late', async () => {
    const agent = await reference.signIn('agent@netpane.cn');
    const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
    await context.addCookies([{ name: 'np_token', value: (await agent.token()) ?? '', url: console_.origin }]);
    const page = await context.newPage();
    await page.addInitScript(noteMoves);
    let answer!: () => void;
    const answered = new Promise<void>((done) => (answer = done));
    await page.route('**/stats/verdict', (route) => answered.then(() => route.continue()));
    await page.goto(console_.origin, { waitUntil: 'commit' });
    await page.locator('main section').first().waitFor();
    answer();
    await page.locator('button[part=figure]').first().waitFor();
    await idle(page);
    expect(await page.evaluate(() => moved)).toBeLessThanOrEqual(mostMoved);
    await context.close();
  });

  it.each([
    ['/account', 'below figures that are known late'],
    ['/security', 'list below list'],
    ['/camera', 'below disks that not everybody has'],
    ['/config/template_wireless', 'below what differs'],
    ['/open/wechat', 'below who pays'],
    ['/open/overseas_speedupv2/default1', 'below a short list'],
  ])('what %s has stands still while it comes: %s', async (path) => {
    const { shift } = await loaded(console_, path, undefined, true);
    expect(shift).toBeLessThanOrEqual(mostMoved);
  });

  it.each([
    ['the overview', '/', 'main button[aria-pressed]'],
    ['a list', '/networks', 'main tbody tr:nth-child(3) a'],
    // At some hours there are none.
    ['alarms', '/alarm', 'main tbody tr:nth-child(2), main :text("没有告警")'],
  ])('%s has what it is for after at most three steps', async (_, path, shown) => {
    expect(await stepsUntil(shown, console_, path)).toBeLessThanOrEqual(3);
  });
});
