import type { Page } from 'playwright-core';
import { launchAsUsed } from '../browser/chromium';
import { strictSite } from '../browser/strict-site';
import { median, table } from './print';
import type { Cost } from './table/page';

const counts = [100, 10_000, 100_000];
/** The plain table takes minutes and gigabytes at 100,000 rows; it is measured up to here and said to be so. */
const plainUpTo = 10_000;
const rounds = 3;
/** Scrolls that are measured, five rows each; a short list has not room for as many. */
const stepsOf = (count: number) => Math.min(60, Math.floor((count - 15) / 5));

/** First render and scrolling of the shared table beside a plain React table, 12 columns, in Chromium. */
export async function run(): Promise<string> {
  const [browser, site] = await Promise.all([launchAsUsed(), strictSite('tests/bench/table/page.tsx')]);
  try {
    const rows: (string | number)[][] = [];
    for (const count of counts) {
      const ours = await measure('ours', count);
      const plain = count <= plainUpTo ? await measure('plain', count) : undefined;
      rows.push([count, 'ours', ...cells(ours)]);
      rows.push(plain ? [count, 'plain', ...cells(plain)] : [count, 'plain', 'not run', '', '', '', '', '']);
      if (plain) rows.push(['', 'ratio', ...ratios(ours, plain)]);
    }
    return table(
      ['rows', 'table', 'first render ms', 'work per scroll ms', 'frame ms', 'longest ms', 'late %', 'nodes'],
      rows,
    );
  } finally {
    await browser.close();
    await site.close();
  }

  async function measure(kind: 'ours' | 'plain', count: number): Promise<Measured> {
    const costs: Measured[] = [];
    for (let round = 0; round < rounds; round++) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(site.url);
      const first = await page.evaluate(([k, n]) => window.mount(k, n), [kind, count] as const);
      const steps = stepsOf(count);
      const worked = await workOf(page);
      const scrolled = await page.evaluate((n) => window.scrollBy5(n), steps);
      costs.push({ first, ...scrolled, work: (await worked()) / steps });
      await page.close();
    }
    const of = (field: keyof Measured) => median(costs.map((cost) => cost[field]));
    return {
      first: of('first'),
      frame: of('frame'),
      longest: of('longest'),
      late: of('late'),
      nodes: of('nodes'),
      work: of('work'),
    };
  }
}

/** What the page told, and what the browser says of it. */
interface Measured extends Cost {
  /** Work of the page's own thread for a scroll, ms, without what it waited for: other programs do not count. */
  work: number;
}

/** Tells how many milliseconds the page's thread has worked since: scripts, style, layout. */
async function workOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const sofar = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const start = await sofar();
  return async () => (await sofar()) - start;
}

const fields = ['first', 'work', 'frame', 'longest', 'late', 'nodes'] as const;

const cells = (cost: Measured) =>
  fields.map((field) => cost[field].toFixed(field === 'work' || field === 'frame' ? 1 : 0));

const ratios = (ours: Measured, plain: Measured) =>
  fields.map((field) => (field === 'late' ? '' : `${(plain[field] / ours[field]).toFixed(1)}x`));
