import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharedBrowser } from './chromium';
import { startConsole, type ConsoleServer } from './console-server';

let server: ConsoleServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let complaints: string[];
let gwid: string;

beforeAll(async () => {
  [server, browser] = await Promise.all([startConsole(), sharedBrowser()]);
});
afterAll(async () => {
  await server?.stop();
});

beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: server.url });
  const login = await context.request.post('/api/v3/login', {
    data: { email: 'demo@netpane.cn', password: 'Netpane2026' },
  });
  const { token } = (await login.json()) as { token: string };
  await context.addCookies([{ name: 'np_token', value: token, url: server.url }]);
  const gateways = await context.request.get('/api/v3/device/gateways?status=online', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await gateways.json()) as { data: { list: { id: string; simulated: boolean }[] } };
  gwid = data.list.find((row) => row.simulated)!.id;
  page = await context.newPage();
  complaints = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
});
afterEach(() => context.close());

describe('the configuration of a gateway', () => {
  it('is drafted, refused with reasons, compared, sent, in force, and gone back to', async () => {
    await page.goto(`/network/${gwid}?tab=vlan`);
    await page.getByRole('button', { name: '添加 VLAN' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('VLAN ID').fill('10');
    await form.getByLabel('名称').fill('会议');
    await form.getByLabel('网关地址').fill('172.16.40.1/24');
    await form.getByLabel('地址池').fill('172.16.40.9-172.16.40.99');
    await form.getByRole('button', { name: '存入草稿' }).click();
    await form.getByText('重复项：10').waitFor();
    await form.getByText('必须填写所属接口').waitFor();
    await form.getByLabel('VLAN ID').fill('40');
    await form.getByLabel('所属接口').selectOption({ index: 1 });
    await form.getByRole('button', { name: '存入草稿' }).click();

    // The draft is the server's: it outlives the page.
    await page.getByText('有 1 项修改未保存').waitFor();
    await page.reload();
    await page.getByText('新增 VLAN 40 会议').waitFor();
    await page.getByRole('button', { name: '保存并下发' }).click();
    await page.getByRole('dialog').getByText('172.16.40.9-172.16.40.99').waitFor();
    await page.getByRole('button', { name: '下发 1 项修改' }).click();
    await page.getByText('已生效').waitFor();
    await page.getByText('版本 1', { exact: true }).waitFor();
    expect(await page.getByText('项修改未保存').count()).toBe(0);

    await page.getByRole('button', { name: '历史版本' }).click();
    const history = page.getByRole('dialog');
    await history.getByRole('button', { name: '回滚到此版本' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '回滚到此版本' }).click();
    await history.getByText('版本 2', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('row', { name: /会议/ }).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });
});
