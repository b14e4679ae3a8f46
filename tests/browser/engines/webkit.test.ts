import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startReference, type Reference } from '../../server/reference';
import { cdnSite, type Listening } from '../cdn-site';
import { startConsole, type ConsoleServer } from '../console-server';
import { compareBoxes } from './boxes';
import { enter, walkTests } from './walk';
import { keys, launchWebkit, type Webkit } from './webkit';

let server: ConsoleServer;
let page: Webkit;

beforeAll(async () => {
  [server, page] = await Promise.all([startConsole(), launchWebkit()]);
  await page.resize(1440, 900);
});
afterAll(async () => {
  await page?.close();
  await server?.stop();
});

describe('the console in WebKit', () => {
  beforeAll(() => enter(page, server.url));

  walkTests(() => page);

  it('has boxes like those in Chromium', () => compareBoxes(page, server.url));

  it('fits a phone', async () => {
    await page.resize(390, 844);
    await page.goto(`${server.url}/m/networks`);
    const cards = `document.querySelectorAll('tr:has(> td.name)').length`;
    await expect.poll(() => page.evaluate(cards)).toBeGreaterThan(5);
    const wide = `[innerWidth < 640, document.scrollingElement.scrollWidth <= innerWidth]`;
    expect(await page.evaluate(wide)).toEqual([true, true]);
    await page.resize(1440, 900);
  });

  it('is entered by keyboard', async () => {
    await page.evaluate(`void (document.cookie = 'np_token=; path=/; max-age=0')`);
    await page.goto(`${server.url}/login`);
    await expect.poll(() => page.evaluate(`document.activeElement?.getAttribute('name')`)).toBe('email');
    await page.press('demo@netpane.cn');
    await page.press(keys.tab);
    await page.press('Netpane2026');
    await page.press(keys.enter);
    await expect.poll(() => page.evaluate('location.pathname')).toBe('/');
  });
});

describe("elements in somebody's page in WebKit", () => {
  const tags = ['np-device-list', 'np-alarm-list', 'np-device-counts', 'np-week-traffic', 'np-package-price'];
  let reference: Reference;
  let site: Listening;

  beforeAll(async () => {
    reference = await startReference();
    const token = (await (await reference.signIn()).token()) ?? '';
    const script = `import { connect } from '/cdn/netpane.js';
      window.faults = [];
      for (const kind of ['error', 'unhandledrejection', 'securitypolicyviolation'])
        addEventListener(kind, (event) => faults.push(String(event.message ?? event.reason ?? event.violatedDirective)));
      connect({ baseUrl: '', token: () => ${JSON.stringify(token)} });`;
    const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>t</title>
      <script type="module" src="/page.js"></script><script type="module" src="/cdn/loader.js"></script></head>
      <body>${tags.map((tag) => `<${tag}></${tag}>`).join('')}</body></html>`;
    site = await cdnSite({ '/': html, '/page.js': script, '/favicon.ico': '' }, (request) => reference.fetch(request));
  });
  afterAll(async () => {
    await site?.close();
    await reference?.close();
  });

  it('show what they are for, under a strict policy', async () => {
    await page.goto(site.origin);
    const shown = `${JSON.stringify(tags)}.filter((tag) => {
      const root = document.querySelector(tag).shadowRoot;
      return root && root.textContent.trim() && !root.querySelector('[aria-busy=true]');
    })`;
    await expect.poll(() => page.evaluate(shown)).toEqual(tags);
    expect(await page.evaluate('faults')).toEqual([]);
  });
});
