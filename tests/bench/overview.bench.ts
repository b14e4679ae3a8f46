import type { Browser } from 'playwright-core';
import { startConsole } from '../browser/console-server';
import { launchAsUsed } from '../browser/chromium';
import { median, table } from './print';

/** How much slower than this machine the reader's is. */
const slowdown = 4;
const rounds = 3;

/** What one visit of the overview cost; milliseconds since the navigation, kilobytes as sent. */
interface Visit {
  /** Largest paint before anything was touched. */
  paint: number;
  /** The key figures are on the screen. */
  figures: number;
  /** End of the last task over 50 ms before the figures could be used: from then on the page answers at once. */
  interactive: number;
  /** The trend is drawn; what is further down waits for the reader to come near. */
  charts: number;
  /** Scripts that came before the figures, and all of them. */
  scriptsBefore: number;
  scripts: number;
}

/** The overview of the demo account in Chromium with a slowed-down CPU, cold cache, built console and server. */
export async function run(): Promise<string> {
  const [browser, server] = await Promise.all([launchAsUsed(), startConsole()]);
  try {
    const token = await signIn(server.url);
    await visit(browser, server.url, token);
    const visits: Visit[] = [];
    for (let round = 0; round < rounds; round++) visits.push(await visit(browser, server.url, token));
    const of = (field: keyof Visit) => median(visits.map((one) => one[field])).toFixed(0);
    return table(
      ['CPU', 'largest paint ms', 'figures ms', 'interactive ms', 'chart ms', 'JS before figures KB', 'JS in all KB'],
      [
        [
          `${slowdown}x`,
          of('paint'),
          of('figures'),
          of('interactive'),
          of('charts'),
          of('scriptsBefore'),
          of('scripts'),
        ],
      ],
    );
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/v3/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@netpane.cn', password: 'Netpane2026' }),
  });
  return ((await response.json()) as { token: string }).token;
}

async function visit(browser: Browser, url: string, token: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  await context.addCookies([{ name: 'np_token', value: token, url }]);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(() => {
    const seen = { paint: 0, tasks: [] as number[] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.paint = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) seen.tasks.push(startTime + duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  try {
    await page.goto(url, { waitUntil: 'commit' });
    const figures = await moment(page, '[part="figure"] [role="meter"]', 3);
    const charts = await moment(page, 'figure svg[role="img"], figure svg[focusable]', 1);
    return await page.evaluate(
      ([shown, drawn]) => {
        const { paint, tasks } = (window as unknown as { seen: { paint: number; tasks: number[] } }).seen;
        const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
          name.endsWith('.js'),
        );
        const kilobytes = (until: number) =>
          scripts.filter((one) => one.responseEnd <= until).reduce((sum, one) => sum + one.encodedBodySize, 0) / 1024;
        // What runs into the moment of the figures still belongs to them.
        const busy = tasks.filter((end) => end - 1000 < shown);
        return {
          paint,
          figures: shown,
          interactive: Math.max(shown, ...busy),
          charts: drawn,
          scriptsBefore: kilobytes(shown),
          scripts: kilobytes(Infinity),
        };
      },
      [figures, charts] as const,
    );
  } finally {
    await context.close();
  }
}

/** When at least `count` elements were there, milliseconds since the navigation, to a frame's precision. */
async function moment(page: Awaited<ReturnType<Browser['newPage']>>, selector: string, count: number): Promise<number> {
  const handle = await page.waitForFunction(
    ([wanted, least]) => document.querySelectorAll(wanted).length >= least && performance.now(),
    [selector, count] as const,
    { timeout: 60_000 },
  );
  return (await handle.jsonValue()) as number;
}
