import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../../src/session/connection';
import { contracts } from '../../widgets/catalog';
import { startReference, type Reference } from '../server/reference';
import { cdnSite, type Listening } from './cdn-site';
import { launch } from './chromium';
import { twelve } from './embedding';

// What a widget leaves behind in somebody's page when it goes: nothing.

declare function connect(options: Connection): void;
declare function load(path: string): Promise<unknown>;
declare function around(): Record<string, unknown>;
declare function mounts(tag: string, times: number): Promise<void>;

const helper = `import { connect } from '/cdn/netpane.js';
  Object.assign(window, { connect, load: (path) => import(path) });`;

/** Counts the listeners on everything that is the page's and not the widget's, before any script of ours runs. */
const early = `{
  const kept = new Map();
  const owner = (target) => {
    if (target === window) return 'window';
    if (target === document) return 'document';
    if (target === document.documentElement || target === document.body) return target.localName;
    return target instanceof MediaQueryList ? 'media' : undefined;
  };
  const change = (target, type, by) => {
    const name = owner(target);
    if (name) kept.set(name + ' ' + type, (kept.get(name + ' ' + type) ?? 0) + by);
  };
  const known = new WeakMap();
  const key = (type, options) => type + (typeof options === 'boolean' ? options : Boolean(options?.capture));
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window;
    if (listener && owner(target)) {
      const all = known.get(target) ?? new Map();
      known.set(target, all);
      const set = all.get(key(type, options)) ?? new Set();
      all.set(key(type, options), set);
      if (!set.has(listener)) {
        set.add(listener);
        change(target, type, 1);
        options?.signal?.addEventListener('abort', () => set.delete(listener) && change(target, type, -1));
      }
    }
    return addEventListener.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? window;
    if (known.get(target)?.get(key(type, options))?.delete(listener)) change(target, type, -1);
    return removeEventListener.call(target, type, listener, options);
  };
  window.around = () => ({
    globals: Object.keys(window).sort(),
    listeners: [...kept].filter(([, count]) => count > 0).sort(),
    html: document.documentElement.cloneNode(true).outerHTML,
    sheets: document.adoptedStyleSheets.length,
    rules: document.adoptedStyleSheets.reduce((sum, sheet) => sum + sheet.cssRules.length, 0),
    cookies: document.cookie,
    stored: Object.keys(localStorage).concat(Object.keys(sessionStorage)),
  });
  window.refs = [];
  window.mounts = async (tag, times) => {
    for (let i = 0; i < times; i++) {
      const element = document.createElement(tag);
      document.body.append(element);
      refs.push(new WeakRef(element));
      await new Promise((done) => setTimeout(done, 8));
      element.remove();
      await new Promise((done) => setTimeout(done, 0));
    }
  };
}`;

let browser: Browser;
let reference: Reference;
let site: Listening;
let token: string;

beforeAll(async () => {
  reference = await startReference();
  token = (await (await reference.signIn()).token()) ?? '';
  const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>t</title>
    <script type="module" src="/load.js"></script></head><body></body></html>`;
  site = await cdnSite({ '/': html, '/favicon.ico': '', '/load.js': helper }, (request) => reference.fetch(request));
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  await reference?.close();
});

async function open(): Promise<{ page: Page; devtools: CDPSession; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(early);
  await page.goto(site.origin);
  await page.evaluate((bearer) => connect({ baseUrl: '', token: () => bearer }), token);
  return { page, devtools: await context.newCDPSession(page), close: () => context.close() };
}

/** The elements that are still held after everything that can go is gone. */
async function held(page: Page, devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  return page.evaluate(() => {
    const refs = (window as unknown as { refs: WeakRef<Element>[] }).refs;
    return refs.filter((ref) => ref.deref()).length;
  });
}

/** What the page's heap holds after everything that can go is gone: nodes of the document and off it, listeners, bytes. */
async function weight(devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return { nodes, listeners: jsEventListeners, bytes: usedSize };
}

const times = 50;
/** What the browser itself may still hold: the element that had the focus or was painted last. */
const spare = 3;
/** React listens to every kind of event on the root of each element and of each portal. */
const listenersOfOne = 300;
/** Bytes that fifty mounts may leave to the engine: code that it compiled meanwhile, answers that are kept. */
const warm = 2 * 2 ** 20;

describe('fifty mounts and unmounts', () => {
  it.each(Object.keys(contracts))('of np-%s leave nothing behind', async (name) => {
    const { page, devtools, close } = await open();
    const tag = `np-${name}`;
    await page.evaluate((path) => load(path), `/cdn/elements/${name}.js`);
    // What is shared by all stays from the first time on: sheets, the page's one watcher, what was read.
    await page.evaluate((tag) => mounts(tag, 3), tag);
    await page.waitForLoadState('networkidle');
    await page.evaluate((tag) => mounts(tag, 2), tag);
    const before = await page.evaluate(() => around());
    const lightly = await weight(devtools);
    await page.evaluate(({ tag, times }) => mounts(tag, times), { tag, times });
    await page.waitForLoadState('networkidle');
    // A page that changes its widgets keeps its event stream for some seconds.
    await expect
      .poll(async () => (await page.evaluate(() => around())).listeners, { timeout: 15_000 })
      .toEqual(before.listeners);
    expect(await page.evaluate(() => around())).toEqual(before);
    await expect.poll(() => held(page, devtools), { timeout: 20_000, interval: 500 }).toBeLessThanOrEqual(spare);
    const heavily = await weight(devtools);
    expect(heavily.nodes - lightly.nodes).toBeLessThan(times);
    expect(heavily.listeners - lightly.listeners).toBeLessThanOrEqual(spare * listenersOfOne);
    expect(heavily.bytes - lightly.bytes).toBeLessThan(warm);
    await close();
  });
});

describe('twelve widgets on one page', () => {
  it('share one React and one event stream, and ask for nothing twice', async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      asked.push(`${request.method()} ${pathname}${search} ${request.postData() ?? ''}`);
    });
    await page.goto(site.origin);
    await page.evaluate((bearer) => connect({ baseUrl: '', token: () => bearer }), token);
    await page.evaluate(async (names) => {
      for (const name of names) document.body.append(document.createElement(`np-${name}`));
      await Promise.all(names.map((name) => load(`/cdn/elements/${name}.js`)));
    }, twelve);
    await expect
      .poll(() => asked.filter((line) => line.includes('/api/v3/stream')).length, { timeout: 20_000 })
      .toBe(1);
    await expect
      .poll(() =>
        page.evaluate(() => document.body.textContent === '' && document.querySelectorAll(':not(:defined)').length),
      )
      .toBe(0);
    await page.waitForFunction(
      (names) =>
        names.every((name) => {
          const root = document.querySelector(`np-${name}`)?.shadowRoot;
          return root && !(root.textContent ?? '正在加载').includes('正在加载');
        }),
      twelve,
      { timeout: 30_000 },
    );
    const twice = asked.filter((line, i) => asked.indexOf(line) !== i);
    expect(twice).toEqual([]);
    expect(asked.filter((line) => /\/chunks\/react\./.test(line))).toHaveLength(1);
    expect(asked.filter((line) => line.includes('/api/v3/stream'))).toHaveLength(1);
    await context.close();
  });
});
