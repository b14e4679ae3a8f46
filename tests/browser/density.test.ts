import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageThemeCss } from '../../src/theme';
import type { Connection } from '../../src/session/connection';
import { startReference, type Reference } from '../server/reference';
import { cdnSite, type Listening } from './cdn-site';
import { sharedBrowser } from './chromium';

declare function connect(options: Connection): void;

let browser: Browser;
let reference: Reference;
let site: Listening;
let page: Page;

const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>t</title>
  <link rel="stylesheet" href="/theme.css"><link rel="stylesheet" href="/own.css"><script type="module" src="/load.js"></script></head>
  <body><section><np-device-list></np-device-list></section></body></html>`;

beforeAll(async () => {
  reference = await startReference();
  const token = (await (await reference.signIn()).token()) ?? '';
  const pages = {
    '/': html,
    '/favicon.ico': '',
    '/theme.css': pageThemeCss(),
    '/own.css': '.own { --np-density: -5px }',
    '/load.js': `import { connect } from '/cdn/loader.js'; window.connect = connect;`,
  };
  site = await cdnSite(pages, (request) => reference.fetch(request));
  browser = await sharedBrowser();
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(site.origin);
  await page.evaluate((bearer) => connect({ baseUrl: '', token: () => bearer }), token);
  await page.locator('np-device-list tbody tr').nth(2).waitFor();
});
afterAll(async () => {
  await page?.context().close();
  await site?.close();
  await reference?.close();
});

/** Heights of a row and of the search box. */
const heights = () =>
  page.evaluate(() => {
    const root = document.querySelector('np-device-list')!.shadowRoot!;
    const height = (selector: string) => root.querySelector<HTMLElement>(selector)!.getBoundingClientRect().height;
    return [height('tbody tr:nth-of-type(2)'), height('input[type=search]')];
  });

/** The rows fill the list without a gap: what is drawn is as high as what was counted with. */
const together = () =>
  page.evaluate(() => {
    const rows = [...document.querySelector('np-device-list')!.shadowRoot!.querySelectorAll('tbody tr[aria-rowindex]')];
    return rows.every(
      (row, i) => i === 0 || row.getBoundingClientRect().top === rows[i - 1]!.getBoundingClientRect().bottom,
    );
  });

it.each([
  ['', '', '', 0],
  ['the element', 'density="compact"', '', -4],
  ['the element', 'density="relaxed"', '', 4],
  ['a container', '', 'data-np-density="compact"', -4],
  ["the page's own style sheet", '', 'class="own"', -5],
  ['the element, over its container', 'density="normal"', 'data-np-density="compact"', 0],
])('%s says how close rows and controls stand: %s %s', async (_, own, around, more) => {
  // The box around the input has the borders.
  const [row, control] = [48, 30];
  await page.evaluate(
    ([own, around]) => {
      const list = document.querySelector('np-device-list')!;
      for (const element of [list, list.parentElement!]) {
        for (const { name } of [...element.attributes]) element.removeAttribute(name);
      }
      const set = (element: Element, text: string) => {
        const [, name, value] = /^([\w-]+)="(.*)"$/.exec(text) ?? [];
        if (name) element.setAttribute(name, value ?? '');
      };
      set(list, own);
      set(list.parentElement!, around);
    },
    [own, around] as const,
  );
  await expect.poll(heights).toEqual([row + 2 * more, control + more]);
  await expect.poll(together).toBe(true);
});
