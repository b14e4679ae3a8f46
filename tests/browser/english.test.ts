import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startReference, type Reference } from '../server/reference';
import { cdnSite, type Listening } from './cdn-site';
import { sharedBrowser } from './chromium';

let browser: Browser;
let reference: Reference;
let site: Listening;

const page = (script: string, tag: string) =>
  `<!doctype html><html lang="zh-CN"><head><title>t</title><script type="module" src="/${script}.js"></script></head><body>${tag}</body></html>`;
const connecting = (lang: string, token = 'token') => `import { connect } from '/cdn/loader.js';
connect({ baseUrl: location.origin, token: async () => '${token}'${lang} });`;

beforeAll(async () => {
  reference = await startReference();
  const token = (await (await reference.signIn()).token()) ?? '';
  site = await cdnSite(
    {
      '/refused': page('refused', '<np-device-list></np-device-list><np-device-list lang="en"></np-device-list>'),
      // A back end that passes on what it is told about a secret that is none.
      '/refused.js': `import { connect } from '/cdn/loader.js';
        const headers = { authorization: 'Bearer nps_none', 'content-type': 'application/json' };
        const body = JSON.stringify({ scopes: ['device:read'], origin: location.origin });
        const token = async () => (await fetch('/api/v3/embed/token', { method: 'POST', headers, body })).json();
        connect({ baseUrl: location.origin, token });`,
      '/chinese': page('chinese', '<np-login></np-login>'),
      '/chinese.js': connecting(''),
      '/both.js': connecting('', token),
      '/english': page('english', '<np-login></np-login>'),
      '/english.js': connecting(", lang: 'en'"),
      '/element': page('chinese', '<np-login lang="en"></np-login>'),
      '/both': page('both', '<np-login></np-login><np-device-list lang="en"></np-device-list>'),
      '/cut': page('english', '<np-alarm-list></np-alarm-list>'),
      '/favicon.ico': '',
    },
    (request) => reference.fetch(request),
  );
  browser = await sharedBrowser();
});
afterAll(async () => {
  await site?.close();
  await reference?.close();
});

async function open(path: string): Promise<Page> {
  const tab = await browser.newPage();
  await tab.goto(site.origin + path);
  return tab;
}

it.each([
  ['/chinese', '去登录', 'zh-CN'],
  ['/english', 'Go to sign-in', 'en'],
  ['/element', 'Go to sign-in', 'en'],
])('the widgets of %s say %s and tell so to a screen reader', async (path, word, lang) => {
  const tab = await open(path);
  await tab.getByRole('button', { name: word, exact: true }).waitFor();
  const spoken = await tab
    .locator('np-login')
    .evaluate((host) => host.shadowRoot?.querySelector('[part=root]')?.getAttribute('lang'));
  expect(spoken).toBe(lang);
  expect(site.asked.some((path) => path.startsWith('/cdn/lang/en/login.')) || lang === 'zh-CN').toBe(true);
  await tab.close();
});

it('what the server refuses is read in the language of each widget', async () => {
  const tab = await open('/refused');
  // Beside what each says of it in large letters.
  const said = { state: 'attached' } as const;
  await tab.locator('np-device-list').first().getByText('合作方密钥无效或已被撤销').first().waitFor(said);
  await tab
    .locator('np-device-list')
    .last()
    .getByText('The partner secret is wrong or was revoked')
    .first()
    .waitFor(said);
  await tab.close();
});

it('an English widget stands beside a Chinese one, and changes its language while it is there', async () => {
  const tab = await open('/both');
  const list = tab.locator('np-device-list');
  await list.getByText('Model', { exact: true }).first().waitFor();
  await tab.getByRole('button', { name: '去登录', exact: true }).waitFor();
  expect((await list.getByRole('columnheader').allTextContents()).join()).not.toMatch(/[\u4e00-\u9fff]/);
  await list.evaluate((host) => host.setAttribute('lang', 'zh-CN'));
  await list.getByText('型号', { exact: true }).first().waitFor();
  await tab.locator('np-login').evaluate((host) => ((host as HTMLElement).lang = 'en'));
  await tab.getByRole('button', { name: 'Go to sign-in', exact: true }).waitFor();
  await tab.close();
});

it('what the loader carries with it follows the language too', async () => {
  const tab = await browser.newPage();
  await tab.route('**/api/**', (route) => route.abort());
  await tab.goto(`${site.origin}/cut`);
  await tab.getByText('The network connection was lost').waitFor();
  await tab.close();
});
