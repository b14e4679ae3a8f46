import { launch } from '../browser/chromium';
import { strictSite } from '../browser/strict-site';
import { median, table } from './print';
import type { Cost } from './table/page';

const counts = [100, 10_000, 100_000];
/** The plain table takes minutes and gigabytes at 100,000 rows; it is measured up to here and said to be so. */
const plainUpTo = 10_000;
const rounds = 3;

/** First render and scrolling of the shared table beside a plain React table, 12 columns, in Chromium. */
export async function run(): Promise<string> {
  const [browser, site] = await Promise.all([launch(), strictSite('tests/bench/table/page.tsx')]);
  try {
    const rows: (string | number)[][] = [];
    for (const count of counts) {
      const ours = await measure('ours', count);
      const plain = count <= plainUpTo ? await measure('plain', count) : undefined;
      rows.push([count, 'ours', ...cells(ours)]);
      rows.push(plain ? [count, 'plain', ...cells(plain)] : [count, 'plain', 'not run', '', '', '']);
      if (plain) rows.push(['', 'ratio', ...ratios(ours, plain)]);
    }
    return table(['rows', 'table', 'first render ms', 'scroll step ms', 'longest ms', 'nodes'], rows);
  } finally {
    await browser.close();
    await site.close();
  }

  async function measure(kind: 'ours' | 'plain', count: number): Promise<Cost> {
    const costs: Cost[] = [];
    for (let round = 0; round < rounds; round++) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(site.url);
      costs.push(await page.evaluate(([k, n]) => window.measure(k, n), [kind, count] as const));
      await page.close();
    }
    const of = (field: keyof Cost) => median(costs.map((cost) => cost[field]));
    return { first: of('first'), frame: of('frame'), longest: of('longest'), nodes: of('nodes') };
  }
}

const cells = (cost: Cost) => [cost.first.toFixed(0), cost.frame.toFixed(1), cost.longest.toFixed(0), cost.nodes];

const ratios = (ours: Cost, plain: Cost) =>
  (['first', 'frame', 'longest', 'nodes'] as const).map((field) => `${(plain[field] / ours[field]).toFixed(1)}x`);
