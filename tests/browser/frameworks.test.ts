import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Contract, EventSpec, Prop } from '../../src/element/contract';
import { eventName, handlerName, kebab } from '../../src/element/names';
import { defaultOf } from '../../src/element/values';
import type { Connection } from '../../src/session/connection';
import { contracts } from '../../widgets/catalog';
import { startReference, type Reference } from '../server/reference';
import { cdnSite, type Listening } from './cdn-site';
import { sharedBrowser } from './chromium';
import type { Draw } from './frameworks/page';
import { bundle } from './strict-site';

// Every element in React and in Vue, as built and under a strict policy: what custom-elements-everywhere asks of a
// framework and an element, with each of ours as the subject: no children, children in the shadow root and beside it, shown, hidden
// and shown again, flags, numbers, texts and data, listeners of the framework and of `addEventListener`. Of its five spellings
// of events ours have one. tests/element holds the finer points.

declare const frameworks: Record<string, () => Draw>;
declare function connect(options: Connection): void;
declare function load(path: string): Promise<unknown>;

const helper = `import { connect } from '/cdn/netpane.js';
  Object.assign(window, { connect, load: (path) => import(path) });`;
const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>t</title>
  <script type="module" src="/load.js"></script><script type="module" src="/entry.js"></script></head><body></body></html>`;

let browser: Browser;
let reference: Reference;
let site: Listening;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  reference = await startReference();
  const token = (await (await reference.signIn()).token()) ?? '';
  const files = Object.fromEntries(await bundle('tests/browser/frameworks/page.ts'));
  site = await cdnSite({ '/': html, '/favicon.ico': '', '/load.js': helper, ...files }, (request) =>
    reference.fetch(request),
  );
  browser = await sharedBrowser();
  page = await browser.newPage();
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted|React|Vue/.test(message.text())) complaints.push(message.text());
  });
  await page.goto(site.origin);
  await page.evaluate((bearer) => connect({ baseUrl: '', token: () => bearer }), token);
});
afterAll(async () => {
  await page?.context().close();
  await site?.close();
  await reference?.close();
});

const sample = (prop: Prop): unknown => {
  if (prop.kind === 'flag') return true;
  if (prop.kind === 'number') return (prop.default ?? 0) + 1;
  if (prop.kind === 'choice') return prop.of.find((word) => word !== prop.default) ?? prop.of[0];
  return prop.kind === 'data' ? (prop.sample ?? [{ sample: true }]) : 'sample';
};

/** How each framework writes the listener of an event. */
const listener: Record<string, (event: string) => string> = {
  react: (event) => `on${event}`,
  vue: (event) => `on${event[0]?.toUpperCase()}${event.slice(1)}`,
};

const subjects = Object.entries(contracts as Record<string, Contract>);

describe.each(['react', 'vue'])('in %s,', (framework) => {
  it.each(subjects)(
    'np-%s takes properties, attributes and children, is heard, and drawn again when it comes back',
    async (name, contract) => {
      complaints.length = 0;
      const props = Object.fromEntries(Object.entries(contract.props).map(([key, prop]) => [key, sample(prop)]));
      const plain = Object.entries(contract.props)
        .filter(([, prop]) => prop.kind !== 'data')
        .map(([key, prop]) => [kebab(key), prop.kind === 'flag' ? '' : String(sample(prop)), key] as const);
      const events = Object.entries<EventSpec>(contract.events).map(([key, { cancelable = false }]) => ({
        type: eventName(key),
        prop: listener[framework]!(eventName(key)),
        handler: handlerName(key),
        cancelable,
      }));
      const seen = await page.evaluate(
        async ({ framework, tag, url, props, plain, events }) => {
          await load(url);
          const read = (element: Element | null) =>
            Object.fromEntries(Object.keys(props).map((key) => [key, (element as never)[key] as unknown]));
          const draw = frameworks[framework]!();
          const heard: [string, unknown][] = [];
          const listeners = Object.fromEntries(
            events.map(({ type, prop }) => [
              prop,
              (event: CustomEvent) => {
                heard.push([type, event.detail]);
                event.preventDefault();
              },
            ]),
          );
          const element = await draw({ tag, props: { ...props, ...listeners }, child: 'a' });
          const given = read(element);
          const same = Object.entries(props).every(([key, value]) => given[key] === value);
          const child = element?.querySelector('i')?.textContent;
          const listened: string[] = [];
          for (const { type } of events) element?.addEventListener(type, () => listened.push(type), { once: true });
          const kept = events.map(({ handler }) => {
            const handlers = (element as never)[Symbol.for('r2wc.props')] as Record<
              string,
              (detail: string) => boolean
            >;
            return handlers[handler]!(handler);
          });
          const again = await draw({ tag, props: { ...props, ...listeners }, child: 'b' });
          const changed = [again === element, element?.querySelector('i')?.textContent, element?.outerHTML];
          await draw({ tag, props: {} });
          const [withoutChild, after] = [element?.querySelector('i'), heard.length];
          for (const { type } of events) element?.dispatchEvent(new CustomEvent(type));
          const deaf = heard.length === after;
          await draw(undefined);
          const gone = !element?.isConnected;
          const attributes = await draw({ tag, props: Object.fromEntries(plain.map(([name, text]) => [name, text])) });
          const fromText = plain.map(([, , key]) => read(attributes)[key]);
          const drawn = () => attributes?.shadowRoot?.querySelector('[data-np-root] > :not(slot)');
          while (!drawn()) await new Promise((done) => setTimeout(done));
          await draw(undefined);
          return { given, same, child, kept, heard, listened, changed, withoutChild, deaf, gone, fromText };
        },
        { framework, tag: contract.tag, url: `/cdn/elements/${name}.js`, props, plain, events },
      );
      expect(seen.given).toEqual(props);
      expect(seen.same).toBe(true);
      expect(seen.child).toBe('a');
      expect(seen.heard).toEqual(events.map(({ type, handler }) => [type, handler]));
      expect(seen.listened).toEqual(events.map(({ type }) => type));
      expect(seen.kept).toEqual(events.map(({ cancelable }) => !cancelable));
      expect(seen.changed).toEqual([true, 'b', expect.not.stringContaining('[object')]);
      expect([seen.withoutChild, seen.deaf, seen.gone]).toEqual([null, true, true]);
      expect(seen.fromText).toEqual(plain.map(([, , key]) => props[key]));
      expect(complaints).toEqual([]);
    },
  );

  it('an element without anything has its defaults', async () => {
    const [name, contract] = subjects.find(([, { props }]) => 'limit' in props)!;
    const seen = await page.evaluate(
      async ({ framework, tag, url, keys }) => {
        await load(url);
        const draw = frameworks[framework]!();
        const element = await draw({ tag, props: {} });
        const values = keys.map((key) => (element as never)[key] as unknown);
        await draw(undefined);
        return values;
      },
      { framework, tag: contract.tag, url: `/cdn/elements/${name}.js`, keys: Object.keys(contract.props) },
    );
    expect(seen).toEqual(Object.values(contract.props).map((prop) => defaultOf(prop)));
  });
});
