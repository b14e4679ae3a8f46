import type { Browser } from 'playwright-core';
import { launchAsUsed } from '../browser/chromium';
import { table } from './print';
import { builds, serve, type Served } from './served';

/** Seconds that a list stays open. */
const open = Number(process.env.NETPANE_BENCH_SECONDS ?? 180);

/** Pages that stay open, and the call that reads each of them whole. */
const pages = [
  { path: '/networks', whole: '/api/v3/device/gateways' },
  { path: '/alarm', whole: '/api/v3/alarm/' },
  { path: '/', whole: '/api/v3/stats/verdict' },
] as const;

/** What an open page cost while nobody touched it. */
interface Stay {
  reads: number;
  requests: number;
  kilobytes: number;
  /** Milliseconds of the page's own thread. */
  work: number;
}

/** Pages left alone while a fleet lives: with its stream and, beside it, without (it polls then), of each build by turns. */
export async function run(): Promise<string> {
  const browser = await launchAsUsed();
  const servers: { name: string; server: Served }[] = [];
  try {
    for (const { name, dist } of builds()) servers.push({ name, server: await serve(dist) });
    const rows: (string | number)[][] = [];
    for (const page of pages) {
      const ways = servers.flatMap(({ name, server }) => [true, false].map((live) => ({ name, server, live })));
      const stays = await Promise.all(ways.map(({ server, live }) => stay(browser, server, page, live)));
      for (const [at, { name, live }] of ways.entries()) {
        const { reads, requests, kilobytes, work } = stays[at]!;
        const minutes = open / 60;
        const costs = [requests / minutes, kilobytes / minutes, work / minutes].map((one) => one.toFixed(0));
        rows.push([page.path, name, live ? 'stream' : 'none', reads, ...costs]);
      }
    }
    return table(
      ['page', 'build', 'stream', `whole reads in ${open} s`, 'requests a minute', 'KB a minute', 'work ms a minute'],
      rows,
    );
  } finally {
    await browser.close();
    for (const { server } of servers) await server.stop();
  }
}

async function stay(
  browser: Browser,
  { url, token }: Served,
  { path, whole }: (typeof pages)[number],
  live: boolean,
): Promise<Stay> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  await context.addCookies([{ name: 'np_token', value: token, url }]);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  let bytes = 0;
  let asked: string[] = [];
  devtools.on('Network.dataReceived', ({ encodedDataLength }) => (bytes += encodedDataLength));
  devtools.on('Network.requestWillBeSent', ({ request }) => asked.push(new URL(request.url).pathname));
  await devtools.send('Network.enable');
  await devtools.send('Performance.enable');
  if (!live) await devtools.send('Network.setBlockedURLs', { urls: ['*/api/v3/stream*'] });
  const worked = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1_000;
  };
  try {
    await page.goto(url + path);
    await page.locator('main h1').waitFor();
    await page.waitForTimeout(5_000);
    asked = [];
    bytes = 0;
    const before = await worked();
    await page.waitForTimeout(open * 1_000);
    const calls = asked.filter((one) => one.startsWith('/api/') && one !== '/api/v3/stream');
    return {
      reads: calls.filter((one) => one.startsWith(whole)).length,
      requests: calls.length,
      kilobytes: bytes / 1024,
      work: (await worked()) - before,
    };
  } finally {
    await context.close();
  }
}
