import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { sharedBrowser } from '../chromium';
import type { ConsoleServer } from '../console-server';
import { oneConsole } from './one-console';

// Search, work over many devices, and buying: by keyboard where people use it, in a real browser.

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
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
});
afterEach(() => context.close());

async function open(path: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel('账号', { exact: true }).fill('demo@netpane.cn');
  await page.getByLabel('密码', { exact: true }).fill('Netpane2026');
  await page.keyboard.press('Enter');
  await page.getByRole('navigation', { name: '主菜单' }).waitFor();
}

it('Ctrl-K finds a page by pinyin initials and a device by name, with the keyboard alone', async () => {
  await open('/messages');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: '全局搜索' });
  await field.waitFor();
  expect(await field.evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.type('wllb');
  await page.getByRole('option', { name: /网络列表/, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: '网络列表' }).waitFor();
  expect(await field.count()).toBe(0);

  await page.keyboard.press('Control+k');
  await page.getByRole('group', { name: '最近访问' }).waitFor();
  await page.keyboard.type('静安寺旗舰');
  const devices = page.getByRole('group', { name: '设备' });
  await devices.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/network\/[\da-f]{12}/);
  await page.keyboard.press('Control+k');
  await field.waitFor();
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

it('a batch runs on the server: after a reload its result is in the task drawer', async () => {
  await open('/networks');
  // The list moves with what the devices report.
  const unticked = page.getByRole('grid').locator('tbody').getByRole('checkbox', { checked: false });
  await unticked.first().check();
  await unticked.first().check();
  await page.getByRole('button', { name: '标签' }).click();
  await page.getByLabel('添加标签').fill('巡检');
  await page.getByRole('dialog').getByRole('button', { name: '设置' }).click();
  // Under way, or over already.
  const job = page.getByRole('listitem').filter({ hasText: '添加标签“巡检”' });
  const over = job.getByText('成功 2，失败 0，跳过 0');
  await page.getByRole('progressbar', { name: '添加标签“巡检”' }).or(over).first().waitFor();
  await page.reload();
  await page.getByRole('button', { name: /^任务/ }).click();
  await over.waitFor();
  expect(complaints).toEqual([]);
});

it('a package is bought from the balance, and stands among what the account has', async () => {
  await open('/tunnel/package');
  await page.getByRole('button', { name: '开通基础版' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('¥28.00', { exact: true }).last().waitFor();
  await drawer.getByRole('radio', { name: /3 个月/ }).check();
  await drawer.getByText('¥84.00', { exact: true }).last().waitFor();
  await drawer.getByRole('button', { name: '余额支付' }).click();
  await drawer.getByText('支付成功').waitFor();
  await drawer.getByRole('button', { name: '查看我的业务' }).click();
  await page.getByRole('heading', { level: 1, name: '业务办理' }).waitFor();
  await page.getByRole('row', { name: /内网穿透 基础版.*未绑定/ }).waitFor();
  await page.goto('/account');
  await page.getByRole('row', { name: /内网穿透 基础版.*-84\.00/ }).waitFor();
  expect(complaints).toEqual([]);
});
