import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen, type Listening } from '../cdn-site';
import { sharedBrowser } from '../chromium';
import type { ConsoleServer } from '../console-server';
import { oneConsole } from './one-console';

// A visitor signs in on a partner's page, which any account could have registered.

let server: ConsoleServer;
let browser: Browser;
let context: BrowserContext;
let site: Listening;
let partner: string;

const asJson = { method: 'POST', headers: { 'content-type': 'application/json' } };

beforeAll(async () => {
  [server, browser] = await Promise.all([oneConsole(), sharedBrowser()]);
  site = await listen(async (request) => {
    const way = new URL(request.url).searchParams.get('way') ?? '';
    return new Response(
      `<!doctype html><script type="module">
        import { connect } from '${server.url}/cdn/loader.js';
        connect({ baseUrl: '${server.url}', consoleUrl: '${server.url}' });
        window.told = [];
        for (const name of ['np-session-start', 'np-site-start'])
          document.addEventListener(name, ({ type, detail }) => told.push({ type, ...detail }));
      </script>
      <np-login partner="${partner}" want="device:read alarm:read" ${way}></np-login><np-device-list></np-device-list>`,
      { headers: { 'content-type': 'text/html; charset=utf-8' } },
    );
  });
  // Not the attacker's victim, but whoever registered the page.
  const signedIn = await fetch(`${server.url}/api/v3/login`, {
    ...asJson,
    body: JSON.stringify({ email: 'agent@netpane.cn', password: 'Netpane2026' }),
  });
  const { token } = (await signedIn.json()) as { token: string };
  const made = await fetch(`${server.url}/api/v3/embed/partners/create`, {
    method: 'POST',
    headers: { ...asJson.headers, authorization: `Bearer ${token}` },
    body: JSON.stringify({ name: '云栖旅宿', origins: [site.origin], scopes: ['device:read', 'alarm:read'] }),
  });
  partner = ((await made.json()) as { data: { id: string } }).data.id;
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
});
afterAll(async () => {
  await context?.close();
  await site?.close();
});

const told = (page: Page) => page.evaluate(() => (window as unknown as { told: Record<string, unknown>[] }).told);

/** In the console's page: signs in, and agrees to devices alone. */
async function agree(console: Page): Promise<void> {
  await console.getByLabel('账号', { exact: true }).fill('demo@netpane.cn');
  await console.getByLabel('密码', { exact: true }).fill('Netpane2026');
  await console.getByRole('button', { name: '登录', exact: true }).click();
  await choose(console);
}

async function choose(console: Page): Promise<void> {
  await console.getByText(site.origin).waitFor();
  await console.getByLabel('查看告警').uncheck();
  await console.getByRole('button', { name: '同意并登录' }).click();
}

it('gets no session on a page of mine, which is refused the calls that would give one', async () => {
  const page = await context.newPage();
  await page.goto(site.origin);
  await page.getByRole('button', { name: '去登录' }).waitFor();
  expect(await page.locator('np-login input').count()).toBe(0);
  const answer = await page.evaluate(
    async (cloud) =>
      (
        await fetch(`${cloud}/api/v3/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: 'demo@netpane.cn', password: 'Netpane2026' }),
        })
      ).json() as Promise<Record<string, unknown>>,
    server.url,
  );
  expect(answer).toMatchObject({ code: 4031 });
  expect(answer).not.toHaveProperty('token');
  await page.close();
});

it('agrees in a window of the console; the page gets a token for that alone, and its widgets show', async () => {
  const page = await context.newPage();
  await page.goto(site.origin);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: '去登录' }).click();
  const console = await opened;
  const closed = console.waitForEvent('close');
  await agree(console);
  await closed;
  await page.getByText('已登录').waitFor();
  await page.locator('np-device-list').getByRole('row').nth(1).waitFor();
  const [event, ...others] = await told(page);
  expect(others).toEqual([]);
  expect(event).toMatchObject({ type: 'np-site-start', scopes: ['device:read'], expires_in: 600 });
  expect(event!.token).toMatch(/^npe_/);
  await page.getByRole('button', { name: '退出' }).click();
  await page.getByRole('button', { name: '去登录' }).waitFor();
  await page.close();
});

it('says so when the window is closed', async () => {
  const page = await context.newPage();
  await page.goto(site.origin);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: '去登录' }).click();
  const console = await opened;
  await console.getByRole('button', { name: '拒绝' }).waitFor();
  await console.close();
  await page.getByText('登录窗口已关闭，没有登录').waitFor();
  await page.close();
});

it('goes to the console and comes back where no window can be opened', async () => {
  const page = await context.newPage();
  await page.goto(`${site.origin}/?way=in-place`);
  await page.getByRole('button', { name: '去登录' }).click();
  await choose(page);
  await page.getByText('已登录').waitFor();
  expect(page.url()).toBe(`${site.origin}/?way=in-place`);
  expect(await told(page)).toMatchObject([{ type: 'np-site-start', scopes: ['device:read'] }]);
  await page.close();
});
