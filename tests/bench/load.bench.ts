import type { Browser } from 'playwright-core';
import { launchAsUsed } from '../browser/chromium';
import { median, table } from './print';
import { builds, serve, type Served } from './served';

/** How much slower than this machine the reader's is. */
const slowdown = 4;
const rounds = 3;

/** Pages, and what shows that the first of what was asked for stands. */
const pages = [
  { path: '/login', seen: 'input', open: true },
  { path: '/networks', seen: '[role="row"] a, tbody a' },
  { path: '/', seen: '[part="figure"] [role="meter"]' },
] as const;

/** What one visit cost; milliseconds since the navigation, kilobytes as sent. */
interface Visit {
  /** Anything but the ground was painted. */
  paint: number;
  /** The first of what was asked for stands. */
  seen: number;
  /** How much what was painted moved afterwards. */
  shift: number;
  requests: number;
  kilobytes: number;
  /** Round trips one after the other until it stood: each was asked for after the one before had come. */
  serial: number;
}

/** A cold visit of some pages in Chromium with a slowed-down CPU, of each build by turns. */
export async function run(): Promise<string> {
  const browser = await launchAsUsed();
  const servers: { name: string; server: Served }[] = [];
  try {
    for (const { name, dist } of builds()) servers.push({ name, server: await serve(dist) });
    const rows: (string | number)[][] = [];
    for (const page of pages) {
      const visits = servers.map(({ server }) => ({ server, all: [] as Visit[] }));
      for (let round = 0; round <= rounds; round++) {
        for (const { server, all } of visits) {
          const one = await visit(browser, server, page);
          if (round > 0) all.push(one);
        }
      }
      for (const [at, { all }] of visits.entries()) {
        const of = (field: keyof Visit, digits = 0) => median(all.map((one) => one[field])).toFixed(digits);
        const times = [of('paint'), of('seen'), of('shift', 3), of('requests'), of('kilobytes'), of('serial')];
        rows.push([page.path, servers[at]!.name, ...times]);
      }
    }
    return table(['page', 'build', 'first paint ms', 'seen ms', 'shift', 'requests', 'KB', 'serial'], rows);
  } finally {
    await browser.close();
    for (const { server } of servers) await server.stop();
  }
}

async function visit(browser: Browser, { url, token }: Served, page: (typeof pages)[number]): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  if (!('open' in page)) await context.addCookies([{ name: 'np_token', value: token, url }]);
  const tab = await context.newPage();
  const devtools = await context.newCDPSession(tab);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await tab.addInitScript(() => {
    const seen = { shift: 0, paint: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries())
        if (name === 'first-contentful-paint') seen.paint = startTime;
    }).observe({ type: 'paint', buffered: true });
  });
  try {
    await tab.goto(url + page.path, { waitUntil: 'commit' });
    const handle = await tab.waitForFunction(
      (selector) => document.querySelector(selector) !== null && performance.now(),
      page.seen,
      { timeout: 60_000 },
    );
    const shown = (await handle.jsonValue()) as number;
    // The stream of events never ends: the network is at rest when nothing more was asked for in this time.
    await tab.waitForTimeout(3_000);
    return await tab.evaluate((until) => {
      const { shift, paint } = (window as unknown as { seen: { shift: number; paint: number } }).seen;
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const all = [page!, ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[])];
      const asked = all.filter(({ startTime }) => startTime < until).sort((a, b) => a.startTime - b.startTime);
      // The longest chain of answers that each came before the next was asked for.
      const depth: number[] = [];
      for (const [at, one] of asked.entries()) {
        const before = asked.slice(0, at).map((other, i) => (other.responseEnd <= one.startTime ? depth[i]! : 0));
        depth.push(1 + Math.max(0, ...before));
      }
      return {
        paint,
        seen: until,
        shift,
        requests: all.length,
        kilobytes: all.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024,
        serial: Math.max(...depth),
      };
    }, shown);
  } finally {
    await context.close();
  }
}
