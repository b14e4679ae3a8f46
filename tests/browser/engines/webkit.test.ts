import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startReference, type Reference } from '../../server/reference';
import { cdnSite, type Listening } from '../cdn-site';
import { startConsole, type ConsoleServer } from '../console-server';
import { isLive, servedSite } from '../served-site';
import { compareBoxes } from './boxes';
import { enter, useTests, walkTests } from './walk';
import { launchWebkit, type Webkit } from './webkit';

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

  walkTests(() => page, 1);

  it('has boxes like those in Chromium', () => compareBoxes(page, server.url));

  useTests(
    () => page,
    () => server.url,
  );
});

describe("elements in somebody's page in WebKit", () => {
  const tags = ['np-device-list', 'np-alarm-list', 'np-device-counts', 'np-week-traffic', 'np-package-price'];
  let reference: Reference;
  let site: Listening;

  beforeAll(async () => {
    reference = await startReference({ site: { console: '', cdn: 'dist/cdn' } });
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

  it('take over what a server drew, without a frame that shows nothing', async () => {
    const served = await servedSite(reference);
    try {
      await served.trade();
      await page.resize(1280, 700);
      await page.goto(served.origin);
      await expect.poll(() => page.evaluate(isLive)).toBe(true);
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
      expect(await page.evaluate('[...new Set(seen)]')).toEqual([expect.stringMatching(/^true/)]);
      expect(await page.evaluate('faults')).toEqual([]);
    } finally {
      await served.close();
    }
  });
});
