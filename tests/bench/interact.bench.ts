import type { Browser, Page } from 'playwright-core';
import { launchAsUsed } from '../browser/chromium';
import { median, table } from './print';
import { builds, serve, type Served } from './served';

/** How much slower than this machine the reader's is. */
const slowdown = 4;
const rounds = 3;

/** What somebody does, on which page, and how it is undone; the page stands still before each. */
interface Act {
  name: string;
  path: string;
  act: (page: Page) => Promise<unknown>;
  /** Opens or closes again what the next act needs otherwise. */
  after?: (page: Page) => Promise<unknown>;
}

const escape = (page: Page) => page.keyboard.press('Escape');
const acts: readonly Act[] = [
  { name: 'filter', path: '/networks', act: (page) => page.locator('main [role=radiogroup] label').nth(1).click() },
  { name: 'sort', path: '/networks', act: (page) => page.locator('main th button').first().click() },
  { name: 'search', path: '/networks', act: (page) => page.locator('main input[type=search]').press('a') },
  { name: 'expand', path: '/networks', act: (page) => page.locator('main [data-do=expand]').first().click() },
  { name: 'Ctrl-K', path: '/networks', act: (page) => page.keyboard.press('Control+K'), after: escape },
  {
    name: 'drawer',
    path: '/alarm',
    act: (page) => page.locator('main tbody tr[data-row="0"] button').last().click(),
    after: escape,
  },
  { name: 'tab', path: '/network/:gwid', act: (page) => page.locator('main [role=tab]').nth(1).click() },
  { name: 'tab back', path: '/network/:gwid', act: (page) => page.locator('main [role=tab]').first().click() },
  {
    name: 'theme',
    path: '/personalization',
    act: (page) => page.locator('main input[type=radio]:not(:checked)').first().click(),
  },
];

/** A page of 50 rows without any library, where a press changes one of them: what a press costs at the least. */
const plain = `data:text/html,<table>${'<tr>%3Ctd>a<td>b<td>c<td>d<td>e</tr>'.replaceAll('%3C', '<').repeat(50)}</table>
<button onclick="document.querySelector('td').textContent=performance.now()">x</button>`;

/** From a press to the next paint in Chromium with a slowed-down CPU, of each build by turns, beside a bare page. */
export async function run(): Promise<string> {
  const browser = await launchAsUsed();
  const servers: { name: string; server: Served; gwid: string }[] = [];
  try {
    for (const { name, dist } of builds()) {
      const server = await serve(dist);
      servers.push({ name, server, gwid: await gatewayOf(server) });
    }
    const bare = await measured(browser, undefined, () => plain, [
      { name: 'bare page', path: '', act: (page) => page.locator('button').click() },
    ]);
    const rows: (string | number)[][] = [['a bare page', '', median(bare.get('bare page')!), '1.0']];
    const beside = median(bare.get('bare page')!);
    const pages = [...new Set(acts.map(({ path }) => path))];
    for (const path of pages) {
      const here = acts.filter((one) => one.path === path);
      for (const { name, server, gwid } of servers) {
        const all = await measured(browser, server, (url) => url + path.replace(':gwid', gwid), here);
        for (const [act, times] of all) rows.push([act, name, median(times), (median(times) / beside).toFixed(1)]);
      }
    }
    return table(['act', 'build', 'next paint ms', 'times a bare page'], rows);
  } finally {
    await browser.close();
    for (const { server } of servers) await server.stop();
  }
}

async function gatewayOf({ url, token }: Served): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/v3/device/gateways?per_page=1`, { headers });
  const { data } = (await answer.json()) as { data: { list: { gwid: string }[] } };
  return data.list[0]!.gwid;
}

/** Milliseconds of each act in each round. The first round compiles what the others use, and counts too: people do it once. */
async function measured(
  browser: Browser,
  server: Served | undefined,
  address: (url: string) => string,
  all: readonly Act[],
): Promise<Map<string, number[]>> {
  const times = new Map(all.map(({ name }) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
    if (server) await context.addCookies([{ name: 'np_token', value: server.token, url: server.url }]);
    const page = await context.newPage();
    await page.addInitScript(() => {
      const seen = { longest: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    const devtools = await context.newCDPSession(page);
    await page.goto(address(server?.url ?? ''));
    await page.locator('button').first().waitFor();
    await still(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    for (const { name, act, after } of all) {
      await page.evaluate(() => void Object.assign((window as unknown as { seen: object }).seen, { longest: 0 }));
      await act(page);
      await still(page);
      times
        .get(name)!
        .push(await page.evaluate(() => (window as unknown as { seen: { longest: number } }).seen.longest));
      await after?.(page);
      await still(page);
    }
    await context.close();
  }
  return times;
}

/** Waits until a page has drawn what it has to and does nothing more. */
const still = (page: Page) =>
  page.evaluate(async () => {
    for (let calm = 0; calm < 3; calm++) {
      const began = performance.now();
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      await new Promise((done) => requestIdleCallback(done, { timeout: 3_000 }));
      await new Promise((done) => setTimeout(done, 100));
      if (performance.now() - began > 400) calm = 0;
    }
  });
