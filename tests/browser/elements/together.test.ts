import type { Request } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contracts } from '../../../widgets/catalog';
import { twelve } from '../embedding';
import { elementPlace, type Hands, type Place } from './place';

declare const hands: Hands;

let place: Place;
beforeAll(async () => {
  place = await elementPlace();
});
afterEach(() => {
  expect(place.complaints.splice(0), 'errors and policy violations in the page').toEqual([]);
});

describe('the autoloader', () => {
  const [name, other] = Object.keys(contracts) as [string, string];
  const tag = `np-${name}`;

  it('defines tags as they appear, in shadow roots of elements too, with one request for each', async () => {
    const { page, asked, open, rested } = place;
    await open('/loader');
    await page.evaluate((tag) => document.body.append(document.createElement(tag), document.createElement(tag)), tag);
    await page.evaluate((tag) => customElements.whenDefined(tag).then(() => undefined), tag);
    await rested();
    expect(asked.filter((path) => path === `/cdn/elements/${name}.js`)).toHaveLength(1);
    await page.evaluate(
      ([tag, other]) => document.querySelector(tag)?.shadowRoot?.append(document.createElement(other)),
      [tag, `np-${other}`] as const,
    );
    await page.evaluate((other) => customElements.whenDefined(other).then(() => undefined), `np-${other}`);
  });

  it('looks into a root of another component that it is told of, closed ones too', async () => {
    const { page, open, rested } = place;
    await open('/loader');
    await rested();
    const defined = await page.evaluate(
      async ([first, second]) => {
        const root = document.body.appendChild(document.createElement('x-card')).attachShadow({ mode: 'closed' });
        root.append(document.createElement(first));
        const { discover } = (await hands.load('/cdn/loader.js')) as { discover: (root: ParentNode & Node) => void };
        const before = customElements.get(first) !== undefined;
        discover(root);
        await customElements.whenDefined(first);
        root.append(document.createElement(second));
        await customElements.whenDefined(second);
        return { before, after: root.querySelector(first)?.shadowRoot !== null };
      },
      [tag, `np-${other}`] as const,
    );
    expect(defined).toEqual({ before: false, after: true });
  });

  it('leaves its styles on an element that goes into another document, and back', async () => {
    const { page, open } = place;
    await open('/loader');
    await page.evaluate(async (tag) => {
      document.body.append(document.createElement(tag), document.createElement('iframe'));
      await customElements.whenDefined(tag);
    }, tag);
    const rules = (within: boolean) =>
      page.evaluate(
        ([tag, within]) => {
          const other = document.querySelector('iframe')!.contentDocument!;
          const element = (document.querySelector(tag) ?? other.querySelector(tag)) as Element;
          const home = within ? other : document;
          if (element.ownerDocument !== home) home.body.append(element);
          return element.shadowRoot!.adoptedStyleSheets.map((sheet) => sheet.cssRules.length);
        },
        [tag, within] as const,
      );
    const before = (await rules(false)).length;
    expect(before).toBeGreaterThan(2);
    for (const within of [true, false]) await expect.poll(async () => (await rules(within)).length).toBe(before);
    expect((await rules(false))[0]).toBeGreaterThan(0);
  });

  it('tells when a tag cannot be loaded, and another try works', async () => {
    const { page, complaints, open } = place;
    await open('/loader');
    const entry = `**/cdn/elements/${name}.js`;
    await page.route(entry, (route) => route.abort());
    const told = page.evaluate(
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
    await page.unroute(entry);
    complaints.length = 0;
    await page.evaluate((tag) => {
      (window as unknown as { retry: () => void }).retry();
      return customElements.whenDefined(tag).then(() => undefined);
    }, tag);
  });
});

describe('twelve widgets on one page', () => {
  it('share one React and one event stream, and ask for nothing twice', async () => {
    const { page, open } = place;
    const asked: string[] = [];
    const note = (request: Request) => {
      const { pathname, search } = new URL(request.url());
      asked.push(`${request.method()} ${pathname}${search} ${request.postData() ?? ''}`);
    };
    await open();
    page.on('request', note);
    await page.evaluate(async (names) => {
      await Promise.all(names.map((name) => hands.load(`/cdn/elements/${name}.js`)));
      for (const name of names) document.body.append(document.createElement(`np-${name}`));
    }, twelve);
    await expect
      .poll(() => asked.filter((line) => line.includes('/api/v3/stream')).length, { timeout: 20_000 })
      .toBe(1);
    expect(await page.evaluate(() => document.querySelectorAll(':not(:defined)').length)).toBe(0);
    await page.waitForFunction(
      (names) =>
        names.every((name) => {
          const root = document.querySelector(`np-${name}`)?.shadowRoot;
          return root && !(root.textContent ?? '正在加载').includes('正在加载');
        }),
      twelve,
      { timeout: 30_000 },
    );
    page.off('request', note);
    expect(asked.filter((line, i) => asked.indexOf(line) !== i)).toEqual([]);
    expect(asked.filter((line) => /\/chunks\/react\./.test(line))).toHaveLength(1);
    expect(asked.filter((line) => line.includes('/api/v3/stream'))).toHaveLength(1);
  });
});
