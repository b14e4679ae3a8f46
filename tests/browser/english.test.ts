import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startReference, type Reference } from '../server/reference';
import { cdnSite, type Listening } from './cdn-site';
import { launch } from './chromium';

let browser: Browser;
let reference: Reference;
let site: Listening;

const page = (script: string, tag: string) =>
  `<!doctype html><html lang="zh-CN"><head><title>t</title><script type="module" src="/${script}.js"></script></head><body>${tag}</body></html>`;
const connecting = (lang: string) => `import { connect } from '/cdn/loader.js';
connect({ baseUrl: location.origin, token: async () => 'token'${lang} });`;

beforeAll(async () => {
  reference = await startReference();
  site = await cdnSite(
    {
      '/chinese': page('chinese', '<np-login></np-login>'),
      '/chinese.js': connecting(''),
      '/english': page('english', '<np-login></np-login>'),
      '/english.js': connecting(", lang: 'en'"),
      '/element': page('chinese', '<np-login lang="en"></np-login>'),
      '/cut': page('english', '<np-alarm-list></np-alarm-list>'),
      '/favicon.ico': '',
    },
    (request) => reference.fetch(request),
  );
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  await reference?.close();
});

async function open(path: string): Promise<Page> {
  const tab = await browser.newPage();
  await tab.goto(site.origin + path);
  return tab;
}

it.each([
  ['/chinese', '登录', 'zh-CN'],
  ['/english', 'Sign in', 'en'],
  ['/element', 'Sign in', 'en'],
])('the widgets of %s say %s and tell so to a screen reader', async (path, word, lang) => {
  const tab = await open(path);
  await tab.getByRole('button', { name: word, exact: true }).waitFor();
  const spoken = await tab
    .locator('np-login')
    .evaluate((host) => host.shadowRoot?.querySelector('[part=root]')?.getAttribute('lang'));
  expect(spoken).toBe(lang);
  expect(site.asked.includes('/cdn/lang/en.js') || lang === 'zh-CN').toBe(true);
  await tab.close();
});

it.each([
  ['/chinese', '登录', '账号或密码错误'],
  ['/english', 'Sign in', 'Wrong account or password'],
])('what the server refuses is read in the language of %s', async (path, button, sentence) => {
  const tab = await open(path);
  await tab.locator('np-login input[name=email]').fill('nobody@netpane.cn');
  await tab.locator('np-login input[type=password]').fill('Wrong2026');
  await tab.getByRole('button', { name: button, exact: true }).click();
  await tab.getByText(sentence).first().waitFor();
  await tab.close();
});

it('what the loader carries with it follows the language too', async () => {
  const tab = await browser.newPage();
  await tab.route('**/api/**', (route) => route.abort());
  await tab.goto(`${site.origin}/cut`);
  await tab.getByText('The network connection was lost').waitFor();
  await tab.close();
});
