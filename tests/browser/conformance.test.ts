import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Contract, EventSpec, Prop } from '../../src/element/contract';
import { eventName, handlerName, kebab } from '../../src/element/names';
import { defaultOf } from '../../src/element/values';
import type { Connection } from '../../src/session/connection';
import { contracts } from '../../widgets/catalog';
import { startReference, type Reference } from '../server/reference';
import { cdnSite, rested, type Listening } from './cdn-site';
import { launch } from './chromium';

const hostile = '* { all: unset; } body { color: rgb(255, 0, 0); font: 40px/80px serif; text-align: center; }';
/** What the tests' own functions cannot say once they are sent to the page. */
const helper = `import { connect } from '/cdn/netpane.js';
  Object.assign(window, { connect, load: (path) => import(path) });`;

const page = (head: string) =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>t</title>
  <script type="module" src="/load.js"></script>${head}</head><body></body></html>`;

declare function connect(options: Connection): void;
declare function load(path: string): Promise<unknown>;

let browser: Browser;
let reference: Reference;
let site: Listening;
let token: string;

beforeAll(async () => {
  reference = await startReference();
  token = (await (await reference.signIn()).token()) ?? '';
  const pages = {
    '/': page(''),
    '/favicon.ico': '',
    '/load.js': helper,
    '/hostile': page('<link rel="stylesheet" href="/hostile.css">'),
    '/hostile.css': hostile,
    '/loader': page('<script type="module" src="/cdn/loader.js"></script>'),
  };
  site = await cdnSite(pages, (request) => reference.fetch(request));
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  await reference?.close();
});

let context: BrowserContext;
let tab: Page;
let complaints: string[];

beforeEach(async () => {
  context = await browser.newContext({ locale: 'zh-CN' });
  tab = await context.newPage();
  complaints = [];
  tab.on('pageerror', (error) => complaints.push(error.message));
  tab.on('console', (message) => {
    // The browser itself reports answers that are no success; a widget may be refused.
    const refused = message.text().startsWith('Failed to load resource') && message.location().url.includes('/api/');
    if (message.type() === 'error' && !refused) complaints.push(message.text());
  });
});
afterEach(async () => {
  await context.close();
  expect(complaints, 'errors and policy violations in the page').toEqual([]);
});

/** Opens a page of the site with its connection made, before any element exists. */
async function open(path = '/') {
  await tab.goto(site.origin + path);
  await tab.evaluate((bearer) => {
    connect({ baseUrl: '', token: () => bearer, consoleUrl: 'https://console.invalid' });
  }, token);
  site.asked.length = 0;
}

const sample = (prop: Prop): unknown => {
  if (prop.kind === 'flag') return true;
  if (prop.kind === 'number') return (prop.default ?? 0) + 1;
  if (prop.kind === 'choice') return prop.of.find((word) => word !== prop.default) ?? prop.of[0];
  return prop.kind === 'data' ? (prop.sample ?? [{ sample: true }]) : 'sample';
};

/** Resolves when nothing was asked of the network for a moment. */
const settled = () => rested(site);

describe.each(Object.entries(contracts) as [string, Contract][])('np-%s', (name, contract) => {
  const { tag } = contract;
  const url = `/cdn/elements/${name}.js`;
  const props = Object.entries<Prop>(contract.props);
  const defaults = Object.fromEntries(props.map(([key, prop]) => [key, defaultOf(prop)]));

  it('takes over properties that were set while the tag was unknown', async () => {
    await open();
    const early = Object.fromEntries(props.map(([key, prop]) => [key, sample(prop)]));
    const seen = await tab.evaluate(
      async ({ tag, url, early }) => {
        const element = document.body.appendChild(document.createElement(tag)) as unknown as Record<string, unknown>;
        Object.assign(element, early);
        await load(url);
        await Promise.resolve();
        return {
          values: Object.fromEntries(Object.keys(early).map((key) => [key, element[key]])),
          own: Object.keys(early).filter((key) => Object.hasOwn(element, key)),
          same: Object.entries(early).every(([key, value]) => element[key] === value),
        };
      },
      { tag, url, early },
    );
    expect(seen).toEqual({ values: early, own: [], same: true });
  });

  it('reads attributes, and goes back to the defaults when they are removed', async () => {
    await open();
    const attributes = props
      .filter(([, prop]) => prop.kind !== 'data')
      .map(([key, prop]) => ({ key, name: kebab(key), text: prop.kind === 'flag' ? '' : String(sample(prop)) }));
    const seen = await tab.evaluate(
      async ({ tag, url, attributes, keys }) => {
        await load(url);
        const element = document.createElement(tag);
        const read = () => keys.map((key) => [key, (element as unknown as Record<string, unknown>)[key]]);
        const before = read();
        for (const { name, text } of attributes) element.setAttribute(name, text);
        document.body.append(element);
        const set = read();
        for (const { name } of attributes) element.removeAttribute(name);
        const removed = read();
        for (const { name } of attributes) element.setAttribute(name, '');
        return { before, set, removed, empty: read(), reflected: element.outerHTML.includes('[object') };
      },
      { tag, url, attributes, keys: props.map(([key]) => key) },
    );
    const of = (fields: unknown) => Object.fromEntries(fields as [string, unknown][]);
    expect(of(seen.before)).toEqual(defaults);
    for (const { key } of attributes) expect(of(seen.set)[key]).toEqual(sample(contract.props[key] as Prop));
    expect(of(seen.removed)).toEqual(defaults);
    for (const [key, prop] of props) if (prop.kind === 'text') expect(of(seen.empty)[key]).toBe('');
    expect(seen.reflected).toBe(false);
  });

  it('keeps what it shows when it is moved, and comes back after it was away', async () => {
    await open();
    const seen = await tab.evaluate(
      async ({ tag, url }) => {
        await load(url);
        const turn = () => new Promise((done) => setTimeout(done, 50));
        const element = document.body.appendChild(document.createElement(tag));
        await turn();
        const drawn = () => element.shadowRoot?.querySelector('[data-np-root]')?.firstElementChild ?? null;
        const first = drawn();
        document.body.appendChild(document.createElement('section')).append(element);
        await turn();
        const appended = first !== null && drawn() === first;
        const move = (document.body as unknown as { moveBefore?: (node: Node, before: null) => void }).moveBefore;
        move?.call(document.body, element, null);
        await turn();
        const moved = drawn() === first;
        element.remove();
        await turn();
        const away = drawn();
        document.body.append(element);
        await turn();
        return { appended, moved, away, back: drawn() !== null && drawn() !== first };
      },
      { tag, url },
    );
    expect(seen).toEqual({ appended: true, moved: true, away: null, back: true });
  });

  it('sends its events bubbling and composed, cancelable where the contract says so', async () => {
    await open();
    const events = Object.entries<EventSpec>(contract.events).map(([key, { cancelable = false }]) => ({
      handler: handlerName(key),
      name: eventName(key),
      cancelable,
    }));
    const seen = await tab.evaluate(
      async ({ tag, url, events }) => {
        await load(url);
        const outer = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
        const element = outer.appendChild(document.createElement(tag));
        const handlers = (element as unknown as Record<symbol, Record<string, (detail: unknown) => boolean>>)[
          Symbol.for('r2wc.props')
        ];
        return events.map(({ handler, name }) => {
          let heard: unknown;
          const listen = (event: Event) => {
            heard = [event.bubbles, event.composed, event.cancelable, (event as CustomEvent).detail];
            event.preventDefault();
          };
          document.addEventListener(name, listen, { once: true });
          return { name, kept: handlers?.[handler]?.({ some: 'detail' }), heard };
        });
      },
      { tag, url, events },
    );
    expect(seen).toEqual(
      events.map(({ name, cancelable }) => ({
        name,
        kept: !cancelable,
        heard: [true, true, cancelable, { some: 'detail' }],
      })),
    );
  });

  it('writes nothing into the page around it', async () => {
    await open();
    const seen = await tab.evaluate(
      async ({ tag, url }) => {
        await load(url);
        const around = () => {
          const copy = document.documentElement.cloneNode(true) as Element;
          copy.querySelector(tag)?.remove();
          return {
            html: copy.outerHTML,
            globals: Object.keys(window).sort(),
            cookie: document.cookie,
            kept: Object.keys(localStorage),
            title: document.title,
            address: location.href,
          };
        };
        const before = around();
        const element = document.body.appendChild(document.createElement(tag));
        await new Promise((done) => setTimeout(done, 400));
        const during = around();
        element.remove();
        await new Promise((done) => setTimeout(done, 50));
        const rules = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
        return { before, during, after: around(), leaking: rules.filter((rule) => !/^(\.|@|:where\(\.)/.test(rule)) };
      },
      { tag, url },
    );
    expect(seen.during).toEqual(seen.before);
    expect(seen.after).toEqual(seen.before);
    expect(seen.leaking).toEqual([]);
  });

  it('shares one React and each request between two of its kind; a second definition does nothing', async () => {
    await open();
    await tab.evaluate(
      async ({ tag, url }) => {
        document.body.append(document.createElement(tag), document.createElement(tag));
        await load(url);
        await load(`${url}?again`);
      },
      { tag, url },
    );
    await settled();
    const counts = new Map<string, number>();
    for (const path of site.asked) counts.set(path, (counts.get(path) ?? 0) + 1);
    counts.delete(url);
    expect([...counts].filter(([, count]) => count > 1)).toEqual([]);
    expect([...counts.keys()].filter((path) => path.includes('/react.'))).toHaveLength(1);
  });

  it('stands in a page that resets everything, and follows the theme of its container', async () => {
    await open('/hostile');
    const seen = await tab.evaluate(
      async ({ tag, url }) => {
        await load(url);
        const box = document.body.appendChild(document.createElement('div'));
        const element = box.appendChild(document.createElement(tag));
        await new Promise((done) => setTimeout(done, 100));
        const root = element.shadowRoot?.querySelector('[data-np-root]')?.firstElementChild as Element;
        const look = () => {
          const { fontSize, textAlign, color } = getComputedStyle(root);
          return { fontSize, textAlign, color };
        };
        const ink = () => getComputedStyle(element).getPropertyValue('--_np-text-1');
        const light = { ...look(), dark: element.matches(':state(dark)'), ink: ink() };
        box.setAttribute('data-np-theme', 'BLACK');
        await new Promise((done) => setTimeout(done, 50));
        const dark = { dark: element.matches(':state(dark)'), ink: ink() };
        element.setAttribute('theme', 'WHITE');
        return { light, dark, own: element.matches(':state(dark)') };
      },
      { tag, url },
    );
    expect(seen.light).toMatchObject({ fontSize: '13px', textAlign: 'start', dark: false });
    expect(seen.light.color).not.toBe('rgb(255, 0, 0)');
    expect(seen.dark.dark).toBe(true);
    expect(seen.dark.ink).not.toBe(seen.light.ink);
    expect(seen.own).toBe(false);
  });
});

describe('the autoloader', () => {
  const [name] = Object.keys(contracts) as [string];
  const tag = `np-${name}`;

  it('defines tags as they appear, in shadow roots of elements too, with one request for each', async () => {
    await open('/loader');
    await tab.evaluate((tag) => document.body.append(document.createElement(tag), document.createElement(tag)), tag);
    await tab.evaluate((tag) => customElements.whenDefined(tag).then(() => undefined), tag);
    await settled();
    expect(site.asked.filter((path) => path === `/cdn/elements/${name}.js`)).toHaveLength(1);
    const other = Object.keys(contracts)[1];
    if (!other) return;
    await tab.evaluate(
      ([tag, other]) => document.querySelector(tag)?.shadowRoot?.append(document.createElement(other)),
      [tag, `np-${other}`] as const,
    );
    await tab.evaluate((other) => customElements.whenDefined(other).then(() => undefined), `np-${other}`);
  });

  it('tells when a tag cannot be loaded, and another try works', async () => {
    await open('/loader');
    let broken = true;
    await tab.route(`**/cdn/elements/${name}.js`, (route) => (broken ? route.abort() : route.continue()));
    const told = tab.evaluate(
      (tag) =>
        new Promise<string>((done) => {
          document.addEventListener('np-load-error', (event) => {
            const { detail } = event as CustomEvent<{ tag: string; retry: () => void }>;
            (window as unknown as { retry: () => void }).retry = detail.retry;
            done(detail.tag);
          });
          document.body.append(document.createElement(tag));
        }),
      tag,
    );
    expect(await told).toBe(tag);
    complaints.length = 0;
    broken = false;
    await tab.evaluate((tag) => {
      (window as unknown as { retry: () => void }).retry();
      return customElements.whenDefined(tag).then(() => undefined);
    }, tag);
  });
});
