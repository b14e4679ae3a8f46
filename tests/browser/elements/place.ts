import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import type { Client } from '../../../src/api/client';
import type { Connection } from '../../../src/session/connection';
import { startReference } from '../../server/reference';
import { cdnSite, rested } from '../cdn-site';
import { sharedBrowser } from '../chromium';

/** What the functions that tests send to the page find there, one object of it. */
export interface Hands {
  /** The library's own. */
  connect(options: Connection): void;
  load(path: string): Promise<unknown>;
  /** All of the page that can be read and is not a widget's: what `tag` stands for is left out. */
  around(tag: string): Record<string, unknown>;
  /** What all widgets share in the page: listeners on what is the page's, style sheets and their rules. */
  common(): Record<string, unknown>;
  /** Puts an element into the page, and resolves when it has drawn something. */
  mount(tag: string, into?: ParentNode): Promise<HTMLElement>;
  /** What a widget has drawn first, or nothing. */
  drawn(element: Element): Element | null;
  /** Resolves when what was changed has been drawn. */
  frames(): Promise<void>;
}

declare const hands: Hands;

/** Somebody's site with the widgets of the library, the same for all files of a process. */
export interface Place {
  page: Page;
  /** Asks the server as the account that the page shows. */
  demo: Client;
  devtools: CDPSession;
  /** Paths, with their queries, of what the page asked its site for, once for each time; whoever wants to begin anew empties it. */
  asked: string[];
  /** The files of code among them since it was opened. */
  loaded: string[];
  /** What the page complained about since it was opened: errors, and what its policy refused. */
  complaints: string[];
  /** Opens a path of the site anew, with its connection made, before any element exists. */
  open(path?: string): Promise<void>;
  /** A page of the same site in another browser: its context, and a script that runs before all others. */
  elsewhere(options: BrowserContextOptions, script: string): Promise<Page>;
  /** Resolves when the page asks for nothing more. */
  rested(): Promise<void>;
}

const hostile = '* { all: unset; } body { color: rgb(255, 0, 0); font: 40px/80px serif; text-align: center; }';

const helper = `import { connect } from '/cdn/netpane.js';
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const drawn = (element) => element.shadowRoot?.querySelector('[data-np-root] > :not(slot)') ?? null;
  const mount = async (tag, into = document.body) => {
    const element = into.appendChild(document.createElement(tag));
    while (!drawn(element)) await new Promise((done) => setTimeout(done));
    return element;
  };
  const frames = async () => { await frame(); await frame(); };
  Object.assign(hands, { connect, mount, drawn, frames, load: (path) => import(path) });`;

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
  window.hands = {};
  hands.around = (tag) => {
    const copy = document.documentElement.cloneNode(true);
    for (const element of copy.querySelectorAll(tag)) element.remove();
    return {
      html: copy.outerHTML,
      globals: Object.keys(window).sort(),
      cookies: document.cookie,
      stored: Object.keys(localStorage).concat(Object.keys(sessionStorage)),
      title: document.title,
      address: location.href,
    };
  };
  hands.common = () => ({
    listeners: [...kept].filter(([, count]) => count > 0).sort(),
    sheets: document.adoptedStyleSheets.length,
    rules: document.adoptedStyleSheets.reduce((sum, sheet) => sum + sheet.cssRules.length, 0),
  });
}`;

const html = (head: string) =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>t</title>
  <script type="module" src="/load.js"></script>${head}</head><body></body></html>`;

const pages = {
  '/': html(''),
  '/favicon.ico': '',
  '/load.js': helper,
  '/hostile.css': hostile,
  '/loader': html('<script type="module" src="/cdn/loader.js"></script>'),
};

/** The place, with its one page: opened anew it has forgotten everything but what the browser keeps of files. */
async function make(): Promise<Place> {
  const reference = await startReference();
  const demo = await reference.signIn();
  const token = (await demo.token()) ?? '';
  const site = await cdnSite(pages, (request) => reference.fetch(request));
  const browser = await sharedBrowser();
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1280, height: 900 } });
  await context.addInitScript(early);
  const page = await context.newPage();
  const complaints: string[] = [];
  const asked: string[] = [];
  const loaded: string[] = [];
  page.on('request', (request) => {
    const path = request.url().slice(site.origin.length);
    if (request.method() === 'GET') asked.push(path);
    if (request.resourceType() === 'script') loaded.push(path);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // The browser itself reports answers that are no success; a widget may be refused.
    const refused = message.text().startsWith('Failed to load resource') && message.location().url.includes('/api/');
    if (message.type() === 'error' && !refused) complaints.push(message.text());
  });
  return {
    page,
    demo,
    devtools: await context.newCDPSession(page),
    asked,
    loaded,
    complaints,
    rested: () => rested(site, page),
    async elsewhere(options, script) {
      const other = await browser.newContext(options);
      await other.addInitScript(early);
      await other.addInitScript(script);
      const page = await other.newPage();
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto(site.origin);
      await page.evaluate((bearer) => hands.connect({ baseUrl: '', token: () => bearer }), token);
      return page;
    },
    async open(path = '/') {
      loaded.length = 0;
      await page.goto(site.origin + path);
      complaints.length = 0;
      await page.evaluate((bearer) => {
        localStorage.clear();
        sessionStorage.clear();
        hands.connect({ baseUrl: '', token: () => bearer, consoleUrl: 'https://console.invalid' });
      }, token);
      asked.length = 0;
    },
  };
}

let made: Promise<Place> | undefined;

/** The place of this process. */
export const elementPlace = (): Promise<Place> => (made ??= make());
