import axe from 'axe-core';
import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { matchPath, routes, type Route } from '../../host/routes';
import { otherwise } from '../host/otherwise';
import { launch } from './chromium';
import { flows } from './flows/flow';
import { buttons, leadsTo } from './leads-to';

// The whole console, walked through from its first screen by its own links and buttons, without loading it again.

// One page for a hundred others, with axe on each: here the compiler for speed does pay.
const flow = flows(undefined, undefined, () => launch([]));

/** Pages under a menu that nobody is led to: a refusal leads there, or what `otherwise` says. */
const apart = ['forbidden', ...Object.keys(otherwise)];

const routeAt = (address: string) => matchPath(routes, address.split('?', 1)[0]!)?.route;

/** Leads there as a click on a link does, and waits until the page has read what it shows. */
async function open(page: Page, address: string): Promise<void> {
  const { name, title } = routeAt(address)!;
  const isOther = routeAt(new URL(page.url()).pathname)?.name !== name;
  await page.evaluate(
    ([to, leaves]) => {
      // Another page calls itself anew.
      if (leaves) document.title = '';
      history.pushState(null, '', to);
    },
    [address, isOther] as const,
  );
  await page.waitForFunction(
    // Charts below the fold of an overview wait to be seen. A page about something has its name.
    ([title, patient]) =>
      [title, document.querySelector('main h1')?.textContent?.trim() || title].some((one) =>
        document.title.includes(one),
      ) &&
      !document.querySelector('[role="progressbar"]:not([aria-hidden="true"])') &&
      (patient || ![...document.querySelectorAll('[role="status"]')].some((one) => one.textContent === '正在加载')),
    [title, name === 'home.index' || name === 'sample'] as const,
    { timeout: 20_000 },
  );
}

/** A link as it stands on a page; `inside`: in the page itself, not in the menus around it. */
interface Found {
  href: string;
  text: string;
  inside: boolean;
}

const linksOf = (page: Page): Promise<Found[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((one) => one.origin === location.origin && !one.getAttribute('href')!.startsWith('#'))
      .map((one) => ({
        href: one.pathname + one.search,
        text: one.innerText.trim(),
        inside: one.closest('main') !== null,
      })),
  );

/** The number that a link shows: alone, or with a word or two. Names that carry a number are longer; what is called by its number until its name is there leads to that. */
function numberIn(text: string): number | undefined {
  const found = /^[\u4e00-\u9fff\s]{0,5}([\d,]+)\s?[\u4e00-\u9fff]{0,2}$/.exec(text);
  return found ? Number(found[1]!.replaceAll(',', '')) : undefined;
}

/** What a list says of itself: how many rows, or how often all of it happened. */
const sums = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelector('main')!.innerText.matchAll(/共 ([\d,]+) [条次]/g)].map(([, number]) =>
      Number(number!.replaceAll(',', '')),
    ),
  );

/** Reads that are under way; the stream is for ever. */
const underWay = new Set<Request>();
const isRead = (request: Request) => request.url().includes('/api/') && !request.url().includes('/stream');

/** Waits until a page that shows what it knew has what the server says now. */
async function answered(page: Page): Promise<void> {
  // Whoever shows what it knew asks with its first frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect.poll(() => underWay.size, { timeout: 20_000 }).toBe(0);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Milliseconds after which a number that is read again and again is taken for wrong. */
const patience = 6_000;

/** Whether the page that a link leads to comes to show its number; what it shows where it does not. */
async function shows(page: Page, { href, text }: Found): Promise<number[] | undefined> {
  await open(page, href);
  let shown: number[] = [];
  const agrees = expect.poll(async () => (shown = await sums(page)), { timeout: patience });
  return agrees.toContain(numberIn(text)).then(
    () => undefined,
    async () => {
      // On a busy machine it may still read what it is to show.
      await answered(page);
      shown = await sums(page);
      return shown.includes(numberIn(text)!) ? undefined : shown;
    },
  );
}

/** What a walk through the console came by. */
interface Walk {
  /** Addresses of the pages it was on. */
  seen: string[];
  /** Links that lead to no page, and pages that did not come to show what they are about. */
  dead: string[];
  /** Numbers that are links, one of each kind. */
  numbers: (Found & { from: string })[];
  /** What keeps somebody from using a page. */
  barriers: string[];
}

/**
 * What axe finds of WCAG 2.2, levels A and AA, in a page as it stands; every other page in the dark. What is around the
 * pages is looked at once.
 */
async function barriersOf(page: Page, at: number): Promise<string[]> {
  // Older rows are faint while newer ones are on their way.
  await page.waitForFunction(() => !document.querySelector('main [data-stale], main [aria-busy=true]'));
  const found = await page.evaluate(
    async ([theme, whole]) => {
      document.documentElement.dataset.npTheme = theme;
      // Colours on their way are nobody's.
      for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(whole ? document : 'main', {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        resultTypes: ['violations'],
        preload: false,
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`);
    },
    [at % 2 === 1 ? 'BLACK' : 'WHITE', at < 2] as const,
  );
  return found.map((one) => `${new URL(page.url()).pathname} ${one}`);
}

/** A page that letters of twice the size make wider than its window; pages of a kind are alike, so every third is tried. */
async function widerOf(page: Page, at: number): Promise<string[]> {
  if (at % 3 > 0) return [];
  const wider = await page.evaluate(async () => {
    const { documentElement: root } = document;
    root.style.setProperty('--np-font-size', '26px');
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const more = root.scrollWidth - innerWidth;
    root.style.removeProperty('--np-font-size');
    return more;
  });
  return wider > 0 ? [`${new URL(page.url()).pathname} is ${wider} px wider with large letters`] : [];
}

/** Goes from the first screen to every page that a click there leads to and that is to be walked, and on from it. */
async function walk(page: Page, isWalked: (route: Route) => boolean, looks = false): Promise<Walk> {
  await page.goto('/');
  await page.locator('main h1').waitFor();
  if (looks) await page.evaluate(axe.source);
  const seen = ['/'];
  const known = new Set(['home.index']);
  const numbers = new Map<string, Walk['numbers'][number]>();
  const dead = new Set<string>();
  const barriers: string[] = [];
  for (const address of seen) {
    await open(page, address).catch(() => dead.add(address));
    if (looks) {
      const at = seen.indexOf(address);
      barriers.push(...(await barriersOf(page, at)), ...(await widerOf(page, at)));
    }
    const pressed = await leadsTo(page, buttons[routeAt(address)!.name] ?? []);
    for (const found of [...(await linksOf(page)), ...pressed]) {
      const route = routeAt(found.href);
      if (!route?.screen) {
        dead.add(`${found.href} ${found.text}`);
        continue;
      }
      if (!known.has(route.name) && route.layout === 'main' && isWalked(route)) {
        known.add(route.name);
        seen.push(found.href);
      }
      const query = new URLSearchParams(found.href.split('?')[1]);
      const fields = [...query.keys()].sort().join();
      const kind = [routeAt(address)!.name, route.name, fields, found.text.replace(/[\d,]+/, '')].join(' ');
      // What leads to one thing is its name, which may end with a number.
      const counts = found.inside && !found.href.endsWith(`/${found.text}`) && !query.has('id') && numberIn(found.text);
      if (counts && !numbers.has(kind)) numbers.set(kind, { ...found, from: address });
    }
  }
  return { seen, dead: [...dead], numbers: [...numbers.values()], barriers };
}

/** The numbers whose list comes to show another one. */
async function wrongOf(page: Page, { numbers }: Walk): Promise<string[]> {
  const wrong: string[] = [];
  const distinct = new Map(numbers.map((one) => [`${one.href} ${one.text}`, one]));
  for (const { from, ...found } of distinct.values()) {
    let link: Found = found;
    let shown = await shows(page, link);
    // The fleet lives: what was read a while ago is read again, and may change once more on the way.
    for (let tries = 0; shown && tries < 3; tries++) {
      await open(page, from);
      await answered(page);
      link = (await linksOf(page)).find(({ href, inside }) => inside && href === found.href) ?? found;
      shown = await shows(page, link);
    }
    if (shown) wrong.push(`${from}: ${link.text} -> ${link.href}: ${shown.join(', ')}`);
  }
  return wrong;
}

describe('every link of the console', () => {
  it('leads to a page that is there and can be used, a number to a list that shows it, and together to every page', async () => {
    const { page } = flow;
    page.on('request', (request) => isRead(request) && underWay.add(request));
    for (const over of ['requestfinished', 'requestfailed'] as const)
      page.on(over as 'requestfinished', (request) => underWay.delete(request));
    const customer = await walk(page, () => true, true);
    const { dead, barriers } = customer;
    expect({ dead, barriers }).toEqual({ dead: [], barriers: [] });
    const reached = new Set(customer.seen.map((address) => routeAt(address)!.name));
    expect(await wrongOf(page, customer)).toEqual([]);
    expect(customer.numbers.length).toBeGreaterThan(8);

    // An agent has another fleet, and pages that nobody else is shown: what has no number and is for all is no other page.
    await flow.enter('agent@netpane.cn');
    const counting = new Set(customer.numbers.map(({ from }) => routeAt(from)!.name));
    const differs = ({ name, menu }: Route) => counting.has(name) || menu?.rule !== undefined || name === 'open.open';
    const agent = await walk(page, differs);
    expect(agent.dead).toEqual([]);
    for (const address of agent.seen) reached.add(routeAt(address)!.name);
    const lost = routes.filter(({ name, layout }) => layout === 'main' && !reached.has(name) && !apart.includes(name));
    expect(lost.map(({ name }) => name)).toEqual([]);
    expect(agent.seen).toContain('/open/promotion_management');
    expect(await wrongOf(page, agent)).toEqual([]);
    expect(agent.numbers.some(({ from }) => from === '/open/promotion_management')).toBe(true);
    // Two hundred pages, one after the other.
  }, 900_000);
});
