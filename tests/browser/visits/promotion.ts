import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddables } from '../../../host/pages/promotion/embeddables';
import { promotionPageText } from '../../../host/pages/promotion/promotion.text';
import { listen, type Listening } from '../cdn-site';
import { sharedBrowser } from '../chromium';
import type { ConsoleServer } from '../console-server';
import { oneConsole } from './one-console';

// An agent makes a snippet, and pastes it into a page of another origin: what was previewed is what stands there.

let server: ConsoleServer;
let browser: Browser;
let page: Page;
let site: Listening;
/** What the agent pasted. */
let pasted = { tag: '', loader: '' };
const complaints: string[] = [];

beforeAll(async () => {
  [server, browser] = await Promise.all([oneConsole(), sharedBrowser()]);
  const token = await signIn('agent@netpane.cn');
  site = await listen(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/netpane-token') return Response.json(await trade(secret));
    const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>t</title><link rel="icon" href="data:,">
      ${pasted.loader}</head><body>${pasted.tag}</body></html>`;
    return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  });
  const secret = await register(token);
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 }, baseURL: server.url });
  await context.addCookies([{ name: 'np_token', value: token, url: server.url }]);
  page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto('/open/promotion_management');
  await builder().waitFor();
});
afterAll(async () => {
  await page?.context().close();
  await site?.close();
});

async function post(path: string, body: object, token?: string) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const reply = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await reply.json()) as { token: string; data: { secret: string } };
}

const signIn = async (email: string) => (await post('/api/v3/login', { email, password: 'Netpane2026' })).token;
const register = async (token: string) => {
  const partner = { name: '服务商', origins: [site.origin], scopes: ['promotion:read'] };
  return (await post('/api/v3/embed/partners/create', partner, token)).data.secret;
};
const trade = async (secret: string) =>
  (await post('/api/v3/embed/token', { scopes: ['promotion:read'], origin: site.origin }, secret)).data;

const builder = () => page.getByRole('region', { name: '嵌入到你的网站' });
const preview = () => builder().getByRole('region', { name: '预览' });
const code = (title: string) => builder().getByRole('region', { name: title, exact: true }).innerText();

/** The first words that both the preview and the pasted element should say. */
function words(of: string): string[] {
  return of
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length > 1)
    .slice(0, 6);
}

describe('the snippet', () => {
  it.each(Object.keys(embeddables) as (keyof typeof embeddables)[])(
    'of %s shows on the site what was previewed',
    async (name) => {
      await builder().getByLabel('视图').selectOption({ label: promotionPageText.widgets[name] });
      await expect.poll(() => code('嵌入代码')).toContain(`<np-${name}`);
      await expect.poll(() => preview().locator('[aria-busy=true]').count()).toBe(0);
      // Neither empty nor still waiting for its code.
      await expect.poll(() => preview().innerText()).toMatch(/^(?!.*正在加载).*\S/s);
      const shown = words(await preview().innerText());
      pasted = { tag: await code('嵌入代码'), loader: await code('加载代码，每个页面一次') };
      expect(pasted.tag).not.toMatch(/nps_|npe_/);
      const other = await browser.newPage({ viewport: { width: 420, height: 900 } });
      const wrong: string[] = [];
      other.on('pageerror', (error) => wrong.push(String(error)));
      other.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
      await other.goto(site.origin);
      for (const word of shown) await other.locator(`np-${name}`).getByText(word, { exact: false }).first().waitFor();
      expect(wrong).toEqual([]);
      await other.close();
      expect(complaints).toEqual([]);
    },
  );

  it('follows its controls, in the preview and in the code', async () => {
    await builder().getByLabel('视图').selectOption({ label: promotionPageText.widgets.promotion });
    await builder().getByLabel('标题').fill('给老客户的优惠');
    await builder().getByLabel('形式').selectOption({ index: 2 });
    await preview().getByText('给老客户的优惠').waitFor();
    await expect.poll(() => code('嵌入代码')).toContain('heading="给老客户的优惠"');
    expect(await code('嵌入代码')).toContain('view="lead"');
    expect(complaints).toEqual([]);
  });
});
