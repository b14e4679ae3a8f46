import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { samples } from '../../host/docs/samples';
import { partsOf } from '../../src/element/manifest';
import type { Connection } from '../../src/session/connection';
import { contracts } from '../../widgets/catalog';
import { startReference, type Reference } from '../server/reference';
import { cdnSite, type Listening } from './cdn-site';
import { sharedBrowser } from './chromium';

declare function connect(options: Connection): void;

// A partner's own style sheet on parts of elements, as the documentation shows it.

let reference: Reference;
let site: Listening;
let page: Page;

const shown = ['device-list', 'alarm-list', 'client-trend', 'device-counts', 'tunnel-list', 'network-groups'];
const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>t</title>
  <link rel="stylesheet" href="/own.css"><script type="module" src="/load.js"></script></head>
  <body>${shown.map((name) => `<np-${name}></np-${name}>`).join('')}</body></html>`;

beforeAll(async () => {
  reference = await startReference();
  const token = (await (await reference.signIn()).token()) ?? '';
  const pages = {
    '/': html,
    '/favicon.ico': '',
    '/own.css': samples.parts,
    '/load.js': `import { connect } from '/cdn/loader.js'; window.connect = connect;`,
  };
  site = await cdnSite(pages, (request) => reference.fetch(request));
  const browser = await sharedBrowser();
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

/** A computed style of the first of a part. */
const styleOf = (part: string, name: string) =>
  page
    .locator(`np-device-list [part~=${part}]`)
    .first()
    .evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), name);

it('changes the toolbar, the head and the cells of a list', async () => {
  expect(await styleOf('toolbar', 'border-bottom-color')).toBe('rgb(11, 110, 79)');
  expect(await styleOf('header-cell', 'background-color')).toBe('rgb(11, 110, 79)');
  expect(await styleOf('header-cell', 'color')).toBe('rgb(255, 255, 255)');
  expect(await styleOf('cell', 'font-size')).toBe('15px');
  await page.locator('np-device-list [part~=row]').nth(1).hover();
  const hovered = () =>
    page
      .locator('np-device-list [part~=row]')
      .nth(1)
      .evaluate((row) => getComputedStyle(row).backgroundColor);
  await expect.poll(hovered).toBe('rgb(232, 244, 239)');
});

it.each(shown)('np-%s has the parts that are said of it, and no others', async (name) => {
  const element = page.locator(`np-${name}`);
  await element.locator('[part~=panel]').first().waitFor();
  const said = [...Object.keys(partsOf(contracts[name]!)), 'root', 'refused', 'added', 'fields'];
  const drawn = () =>
    element.evaluate(({ shadowRoot }) => [
      ...new Set([...shadowRoot!.querySelectorAll('[part]')].flatMap((node) => [...node.part])),
    ]);
  expect((await drawn()).filter((part) => !said.includes(part))).toEqual([]);
  expect((await drawn()).length).toBeGreaterThan(2);
});
