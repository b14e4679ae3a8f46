import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { createClient } from '../../src/api/client';
import { login } from '../../src/api/contract/auth';
import { embedScopes, embedToken, partnerCreate } from '../../src/api/contract/embed';
import { listen, type Listening } from '../browser/cdn-site';
import { launchAsUsed } from '../browser/chromium';
import { startConsole } from '../browser/console-server';
import { painted, twelve } from '../browser/embedding';
import { median, table } from './print';

const rounds = 3;
/** Milliseconds after which a visit has failed. */
const patience = 60_000;

type Way = 'elements' | 'frames';

/**
 * Over HTTP/1.1, as here, a browser opens six connections to an origin; each frame keeps one for its events. The last way
 * shows what frames cost without that: their widgets poll.
 */
const ways: readonly [name: string, way: Way, live: boolean][] = [
  ['elements', 'elements', true],
  ['frames', 'frames', true],
  ['frames without events', 'frames', false],
];

/** For a page: there are no events. Not by interception, which would take the browser's cache away. */
const silent = `{
  const { fetch } = window;
  window.fetch = (request, options) =>
    String(request.url ?? request).includes('/api/v3/stream') ? Promise.reject(new TypeError()) : fetch(request, options);
}`;

/** What one visit cost. */
interface Visit {
  /** Milliseconds from the navigation until all twelve show what they are for. */
  all: number;
  /** Requests of the page and its frames. */
  requests: number;
  /** Megabytes of script memory in all processes of the page afterwards. */
  heap: number;
}

/** Twelve widgets on a partner's page as elements, beside the same twelve each in a frame; cold cache, built files. */
export async function run(): Promise<string> {
  const cloud = await startConsole();
  const partner: Listening = await listen((request) => site(request, cloud.url, partner.origin, secret));
  const secret = await register(cloud.url, partner.origin);
  const browser = await launchAsUsed();
  try {
    const rows: (string | number)[][] = [];
    for (const [name, way, live] of ways) {
      await visit(browser, partner, way, live);
      const visits: Visit[] = [];
      for (let round = 0; round < rounds; round++) visits.push(await visit(browser, partner, way, live));
      const of = (field: keyof Visit) => median(visits.map((one) => one[field])).toFixed(0);
      rows.push([name, of('all'), of('requests'), of('heap')]);
    }
    return table(['twelve widgets as', 'all painted ms', 'requests', 'heap MB'], rows);
  } finally {
    await browser.close();
    await partner.close();
    await cloud.stop();
  }
}

interface Secret {
  id: string;
  secret: string;
}

async function register(baseUrl: string, origin: string): Promise<Secret> {
  const anybody = createClient({ baseUrl });
  const { token } = await anybody.call(login, { email: 'demo@netpane.cn', password: 'Netpane2026' } as never);
  const owner = createClient({ baseUrl, token: () => token });
  return (await owner.call(partnerCreate, { name: 'bench', origins: [origin], scopes: [...embedScopes] })).data;
}

/** The partner's site: two pages, the files of the package, and the token of its back end. */
async function site(request: Request, cloud: string, origin: string, { id, secret }: Secret): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/token') {
    const reply = await fetch(`${cloud}${embedToken.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ scopes: embedScopes, origin }),
    });
    return Response.json(await reply.json());
  }
  const script = (text: string) => new Response(text, { headers: { 'content-type': 'text/javascript' } });
  const token = `const token = async () => (await (await fetch('/token', { method: 'POST' })).json()).data;`;
  const base = JSON.stringify(cloud);
  if (pathname === '/elements.js') {
    return script(`import { connect } from '${cloud}/cdn/loader.js'; ${token} connect({ baseUrl: ${base}, token });`);
  }
  if (pathname === '/frames.js') {
    return script(`import { embedFrame } from '/cdn/iframe.js'; ${token}
      for (const name of ${JSON.stringify(twelve)})
        embedFrame(document.body, { baseUrl: ${base}, partner: ${JSON.stringify(id)}, name, title: name, token });`);
  }
  if (pathname.startsWith('/cdn/')) return script(await readFile(join('dist', normalize(pathname)), 'utf8'));
  const tags = pathname === '/elements' ? twelve.map((name) => `<np-${name}></np-${name}>`).join('') : '';
  return new Response(
    `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>bench</title><link rel="icon" href="data:,">
     <script type="module" src="${pathname}.js"></script></head><body>${tags}</body></html>`,
    { headers: { 'content-type': 'text/html; charset=utf-8' } },
  );
}

async function visit(browser: Browser, partner: Listening, way: Way, live: boolean): Promise<Visit> {
  // High enough for all: what is out of sight draws its charts later, and frames are higher than their first guess.
  const context = await browser.newContext({ viewport: { width: 1440, height: 8000 } });
  const page = await context.newPage();
  await page.addInitScript(painted);
  if (!live) await page.addInitScript(silent);
  let requests = 0;
  page.on('request', () => requests++);
  await page.goto(`${partner.origin}/${way}`, { waitUntil: 'commit' });
  const start = Date.now();
  while (!(await allPainted(page, way))) {
    if (Date.now() - start > patience) throw new Error(`${way}: not all twelve were painted`);
    await new Promise((done) => setTimeout(done, 25));
  }
  const all = Date.now() - start;
  // Streams stay open, so the network never rests: the end is when nothing more is asked for.
  for (let before = -1; before < requests;) {
    before = requests;
    await new Promise((done) => setTimeout(done, 1000));
  }
  const heaps = await Promise.all(
    page
      .frames()
      .map((frame) =>
        frame.evaluate(() => (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize),
      ),
  );
  await context.close();
  // All ports of this machine are one site, which has one process: each frame tells the heap of all.
  const heap = Math.max(...heaps);
  return { all, requests, heap: heap / 2 ** 20 };
}

async function allPainted(page: Page, way: Way): Promise<boolean> {
  const frames = way === 'frames' ? page.frames().slice(1) : [page.mainFrame()];
  if (way === 'frames' && frames.length < twelve.length) return false;
  const counts = await Promise.all(
    frames.map((frame) =>
      frame
        .evaluate(() => {
          const { painted } = window as unknown as { painted: (element: Element) => boolean };
          return [...document.body.children].filter((one) => one.localName.startsWith('np-') && painted(one)).length;
        })
        .catch(() => 0),
    ),
  );
  return counts.reduce((sum, count) => sum + count, 0) >= twelve.length;
}
