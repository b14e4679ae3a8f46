import type { Browser, BrowserContext, CDPSession, Page, Request } from 'playwright-core';
import { twelve } from '../browser/embedding';
import { launchAsUsed } from '../browser/chromium';
import { table } from './print';
import { serve, type Served } from './served';

/** How often what is repeated is repeated, and after how many times is looked. */
const changes = Number(process.env.NETPANE_BENCH_ROUNDS ?? 300);
const looks = 6;

/** Pages that somebody goes through again and again. */
const paths = [
  '/',
  '/networks',
  '/alarm',
  '/wireless',
  '/sdwan',
  '/messages',
  '/wallet',
  '/device/all',
  '/services',
  '/log',
];

/** Minutes that pass on a board at a time, everything due in them happening once; a week at the usual number of rounds. */
const stride = 2;
const weeks = 16.8;

/** What a page holds after everything that can go has gone. */
interface Held {
  megabytes: number;
  /** Of them what the page made: objects, texts, closures. The rest is the engine's, code that it compiles as that gets used. */
  made: number;
  nodes: number;
  listeners: number;
}

/** What is done again and again, by its name; `NETPANE_BENCH_PARTS` names those that are wanted. */
const parts: Readonly<Record<string, Part>> = {
  pages: { what: 'changes of page', begin: (page, { url }) => page.goto(url), once: changePage, times: changes },
  elements: {
    ...{ what: 'rounds of ten elements', begin: foreignPage, once: mountTen },
    ...{ times: Math.round((changes * 2) / 3), leavesNothing: true },
  },
  board: { what: 'two minutes of a board', begin: openBoard, once: passTime, times: Math.round(changes * weeks) },
};

interface Part {
  what: string;
  begin: (page: Page, server: Served) => Promise<unknown>;
  once: (page: Page, at: number) => Promise<unknown>;
  times: number;
  /** The page is as it was after each time: what grows is a fault, and the bench fails. */
  leavesNothing?: boolean;
}

/**
 * What a page holds after more and more changes of page, after more and more rounds of ten elements that are put into a
 * foreign page and taken away again, and after more and more hours of a board on a wall. The first row of each is what its
 * end is compared with.
 */
export async function run(): Promise<string> {
  const browser = await launchAsUsed();
  const server = await serve();
  try {
    const rows: (string | number)[][] = [];
    for (const name of (process.env.NETPANE_BENCH_PARTS ?? Object.keys(parts).join()).split(',')) {
      const part = parts[name]!;
      const all = await repeated(browser, server, part);
      if (part.leavesNothing) mustNotGrow(all.map(({ held }) => held));
      for (const { at, held } of all) {
        const times = held.made / all[0]!.held.made;
        const sizes = [held.megabytes.toFixed(2), held.made.toFixed(3), times.toFixed(3)];
        rows.push([at, part.what, ...sizes, held.nodes, held.listeners]);
      }
    }
    return table(['after', 'what', 'heap MB', 'made MB', 'times the first', 'nodes', 'listeners'], rows);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Nodes and listeners stay; what the page made stays after the second look: until then it takes a step, as code gets hot. */
function mustNotGrow(looks: readonly Held[]): void {
  const [first, second, last] = [looks[0]!, looks[1]!, looks.at(-1)!];
  if (last.nodes > first.nodes || last.listeners > first.listeners || last.made > second.made * 1.05)
    throw new Error(`grows with the rounds: ${JSON.stringify(looks)}`);
}

async function repeated(
  browser: Browser,
  server: Served,
  { begin, once, times }: Part,
): Promise<{ at: number; held: Held }[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  await context.addCookies([{ name: 'np_token', value: server.token, url: server.url }]);
  const page = await context.newPage();
  const devtools = await devtoolsOf(context, page);
  const found: { at: number; held: Held }[] = [];
  try {
    await begin(page, server);
    for (let at = 1; at <= times; at++) {
      await once(page, at);
      if (at % Math.ceil(times / looks) === 0) found.push({ at, held: await heldBy(devtools) });
    }
    return found;
  } finally {
    await context.close();
  }
}

async function devtoolsOf(context: BrowserContext, page: Page): Promise<CDPSession> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('HeapProfiler.enable');
  return devtools;
}

async function heldBy(devtools: CDPSession): Promise<Held> {
  // What the first one sets free may hold what only the second one finds.
  for (let times = 0; times < 3; times++) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((one) => one.name === name)!.value;
  const made = (await madeBy(devtools)) / 2 ** 20;
  return { megabytes: of('JSHeapUsedSize') / 2 ** 20, made, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/** What the engine holds for itself, as snapshots of it call that. */
const engines = ['code', 'hidden', 'object shape', 'synthetic', 'native'];

/** Bytes of what the page made. */
async function madeBy(devtools: CDPSession): Promise<number> {
  let text = '';
  const add = ({ chunk }: { chunk: string }) => (text += chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', add);
  await devtools.send('HeapProfiler.takeHeapSnapshot', {});
  devtools.off('HeapProfiler.addHeapSnapshotChunk', add);
  const { snapshot, nodes } = JSON.parse(text) as {
    snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
    nodes: number[];
  };
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [kind, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!engines.includes(types[0][nodes[at + kind]!]!)) bytes += nodes[at + size]!;
  return bytes;
}

async function changePage(page: Page, at: number): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), paths[at % paths.length]!);
  await page.waitForFunction(
    () =>
      document.querySelector('main h1') && !document.querySelector('main [role=progressbar], main [aria-busy=true]'),
  );
}

/** A page of somebody else's with the loader, which gets its token from that page. */
async function foreignPage(page: Page, { url, token }: Served): Promise<void> {
  const script = `import { connect } from '/cdn/loader.js';
    connect({ baseUrl: location.origin, token: async () => ${JSON.stringify(token)} });`;
  const files: Record<string, [type: string, body: string]> = {
    '/foreign': ['text/html', '<!doctype html><title>t</title><script type="module" src="/foreign.js"></script>'],
    '/foreign.js': ['text/javascript', script],
  };
  for (const [path, [contentType, body]] of Object.entries(files)) {
    await page.route(url + path, (route) => route.fulfill({ contentType, body }));
  }
  await page.goto(`${url}/foreign`);
}

async function mountTen(page: Page): Promise<void> {
  await page.evaluate(
    (names) => {
      for (const name of names) document.body.append(document.createElement(`np-${name}`));
    },
    twelve.slice(0, 10),
  );
  await page.waitForFunction(() =>
    [...document.body.children].every(
      ({ shadowRoot }) => shadowRoot?.textContent && !shadowRoot.querySelector('[aria-busy=true]'),
    ),
  );
  await page.evaluate(() => document.body.replaceChildren());
}

/** Calls that are not answered yet, the stream aside. */
const waiting = new WeakMap<Page, number>();

/** The product's own board in a time of the bench's own. */
async function openBoard(page: Page, { url }: Served): Promise<void> {
  const count = (by: number) => (request: Request) => {
    const isCall = request.url().includes('/api/') && !request.url().includes('/stream');
    if (isCall) waiting.set(page, (waiting.get(page) ?? 0) + by);
  };
  page.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1));
  await page.clock.install();
  await page.goto(`${url}/tv_show`);
  await page.waitForFunction(() => (document.querySelector('main')?.textContent.length ?? 0) > 200);
}

/** Lets time pass, and what it set off come to its end. */
async function passTime(page: Page): Promise<void> {
  await page.clock.fastForward(stride * 60_000);
  for (let quiet = 0; quiet < 3; quiet = waiting.get(page) ? 0 : quiet + 1) await page.waitForTimeout(5);
}
