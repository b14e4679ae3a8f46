import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharedBrowser } from '../chromium';
import type { ConsoleServer } from '../console-server';
import { oneConsole } from './one-console';

let server: ConsoleServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  [server, browser] = await Promise.all([oneConsole(), sharedBrowser()]);
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: server.url });
  page = await context.newPage();
  complaints = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
});
afterEach(async () => {
  await context.close();
  expect(complaints).toEqual([]);
});

const account = () => page.getByLabel('账号', { exact: true });
const password = () => page.getByLabel('密码', { exact: true });
const menu = () => page.getByRole('navigation', { name: '主菜单' });

async function open(path = '/login') {
  await page.goto(path);
  await account().waitFor();
}

describe('signing in', () => {
  it('works by keyboard alone, and keeps the token seven days when asked', async () => {
    await open();
    expect(await account().evaluate((node) => node === document.activeElement)).toBe(true);
    await page.keyboard.type('demo@netpane.cn');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Netpane2026');
    await page.getByLabel('七天内自动登录').focus();
    await page.keyboard.press('Space');
    await password().press('Enter');
    await menu().waitFor();
    const cookie = (await context.cookies()).find(({ name }) => name === 'np_token');
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(7);
    expect(cookie?.sameSite).toBe('Strict');
  });

  it('keeps the token for the browser session otherwise', async () => {
    await open();
    await account().fill('demo@netpane.cn');
    await password().fill('Netpane2026');
    await page.keyboard.press('Enter');
    await menu().waitFor();
    expect((await context.cookies()).find(({ name }) => name === 'np_token')?.expires).toBe(-1);
  });

  it('shows a wrong password at its field and loses nothing', async () => {
    await open();
    await account().fill('somebody@netpane.cn');
    await password().fill('wrong-one');
    await page.keyboard.press('Enter');
    await page.getByText('账号或密码错误，还可以尝试 9 次').waitFor();
    expect(await password().getAttribute('aria-invalid')).toBe('true');
    expect(await account().inputValue()).toBe('somebody@netpane.cn');
  });

  it.each([
    ['500', { status: 500, body: '{"code":5001,"message":"数据库忙"}' }, '数据库忙'],
    ['429', { status: 429, body: '{}', headers: { 'retry-after': '9' } }, '短时间内请求过多，请在 9 秒后重试'],
  ])('says in words what went wrong with %s', async (_, answer, words) => {
    await page.route('**/api/v3/login', (route) => route.fulfill({ contentType: 'application/json', ...answer }));
    await open();
    await account().fill('demo@netpane.cn');
    await password().fill('Netpane2026');
    await page.keyboard.press('Enter');
    await page.getByText(words).waitFor();
    expect(await password().inputValue()).toBe('Netpane2026');
  });

  it('offers the SMS tab alone behind the experience link', async () => {
    await page.goto('/sdwan/seave_cookie');
    await page.getByLabel('手机号').waitFor();
    expect(await page.getByRole('tab').count()).toBe(0);
    expect(new URL(page.url()).searchParams.get('scene')).toBe('sdwan_experience');
  });

  it('by QR is confirmed on a phone that is signed in', async () => {
    const asked = page.waitForResponse('**/api/v3/get_qrcode_id');
    await open();
    await page.getByRole('button', { name: '扫码登录' }).click();
    const { data: id } = (await (await asked).json()) as { data: string };
    const viewport = { width: 390, height: 844 };
    const phone = await browser.newContext({ viewport, isMobile: true, hasTouch: true, baseURL: server.url });
    const opened = await phone.newPage();
    await opened.goto(`/qrcode?id=${id}`);
    await opened.getByRole('button', { name: '去登录' }).click();
    const account = opened.getByLabel('账号', { exact: true });
    expect(await account.evaluate((field) => parseFloat(getComputedStyle(field).fontSize))).toBeGreaterThanOrEqual(16);
    expect(await opened.getByText('云网管理平台', { exact: true }).filter({ visible: true }).count()).toBe(1);
    await account.fill('demo@netpane.cn');
    await opened.getByLabel('密码', { exact: true }).fill('Netpane2026');
    await opened.keyboard.press('Enter');
    await opened.getByRole('button', { name: '确认登录' }).click();
    await opened.getByText('已确认登录').waitFor();
    await menu().waitFor();
    expect(await opened.evaluate(() => innerWidth)).toBe(390);
    // The console is shown whole instead of cut to its menu; a page that fits a phone has the phone's width again.
    await opened.goto('/profile');
    await opened.getByRole('navigation', { name: '主菜单' }).waitFor();
    await opened.waitForFunction(() => innerWidth === 1280 && visualViewport!.width >= 1279);
    await opened.goto('/contractor_certification');
    await opened.waitForFunction(() => innerWidth === 390);
    await phone.close();
  });
});
