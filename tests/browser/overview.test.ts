import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launch } from './chromium';
import { startConsole, type ConsoleServer } from './console-server';

let browser: Browser;
let server: ConsoleServer;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), startConsole()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  page = await context.newPage();
});
afterEach(() => context.close());

async function signIn(email: string) {
  const response = await fetch(`${server.url}/api/v3/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Netpane2026' }),
  });
  const { token } = (await response.json()) as { token: string };
  await context.addCookies([{ name: 'np_token', value: token, url: server.url }]);
}

/** Closes whatever opens by itself, in its turn, and tells what it was. */
async function closePopups(): Promise<string[]> {
  const seen: string[] = [];
  const dialog = page.locator('dialog[open]');
  while (
    await dialog.waitFor({ timeout: seen.length ? 3_000 : 20_000 }).then(
      () => true,
      () => false,
    )
  ) {
    seen.push((await dialog.getAttribute('aria-label')) ?? (await dialog.getByRole('heading').first().innerText()));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached', timeout: 2_000 }).catch(() => undefined);
  }
  return seen;
}

describe('the overview', () => {
  it('opens its pop-ups in turn, once', async () => {
    await signIn('demo@netpane.cn');
    await page.goto(server.url);
    const first = await closePopups();
    expect(first).toEqual(['完成实名认证', '硬盘补贴活动', '异地组网首月优惠', '推广']);
    await page.reload();
    await page.getByRole('heading', { name: '概览', level: 1 }).waitFor();
    await page.getByText('累计流量构成').waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  it('keeps the arrangement with the account', async () => {
    await signIn('agent@netpane.cn');
    await page.goto(server.url);
    await closePopups();
    await page.getByRole('button', { name: '自定义概览' }).click();
    await page.getByRole('checkbox', { name: '常用功能' }).uncheck();
    await page.getByRole('button', { name: '上移“告警”' }).click();
    await page.getByRole('button', { name: '保存' }).click();
    await page.getByText('保存成功！').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: '告警', level: 2 }).waitFor();
    expect(await page.getByRole('navigation', { name: '常用功能' }).count()).toBe(0);
    const heads = await page.locator('main h2').allInnerTexts();
    expect(heads.indexOf('告警')).toBeLessThan(heads.indexOf('无线终端与流量'));
  });

  it('leaves menus and buttons off the paper', async () => {
    await signIn('agent@netpane.cn');
    await page.goto(server.url);
    await page.getByText('累计流量构成').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: '打印' }).isVisible()).toBe(false);
    expect(await page.getByRole('navigation', { name: '网络巡检' }).isVisible()).toBe(false);
    expect(await page.getByText('累计流量构成').isVisible()).toBe(true);
  });
});

describe('the boards', () => {
  it('say that the line is cut, keep their data, and go on by themselves', async () => {
    await signIn('demo@netpane.cn');
    await page.goto(`${server.url}/quanping`);
    await page.getByText('数据更新于').waitFor();
    await context.setOffline(true);
    await page.getByText(/连接已中断，显示的是/).waitFor();
    expect(await page.getByText('路由在线').isVisible()).toBe(true);
    await context.setOffline(false);
    await page.getByText(/连接已中断/).waitFor({ state: 'detached' });
  });

  it('ask for a session on a television, and come back after it', async () => {
    await page.goto(`${server.url}/tv_show`);
    await page.getByRole('button', { name: '去登录' }).click();
    await page.waitForURL(/\/login\?redirect=%2Ftv_show/);
  });
});
