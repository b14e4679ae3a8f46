import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedBrowser } from '../chromium';
import type { ConsoleServer } from '../console-server';
import { oneConsole } from './one-console';
import { fill, press, tabTo } from '../personal/keyboard';

// A partner's life on the page of the personal area, by keyboard alone, with its back end asking for tokens beside it.

const origin = 'https://portal.example';
let server: ConsoleServer;
let browser: Browser;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  [server, browser] = await Promise.all([oneConsole(), sharedBrowser()]);
  const answer = await fetch(`${server.url}/api/v3/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@netpane.cn', password: 'Netpane2026' }),
  });
  const { token } = (await answer.json()) as { token: string };
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: server.url });
  await context.addCookies([{ name: 'np_token', value: token, url: server.url }]);
  page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) complaints.push(message.text());
  });
  await page.goto('/security');
  await page.getByRole('grid', { name: '嵌入合作方' }).waitFor();
});
afterAll(async () => {
  await page?.context().close();
});

/** What the back end of the partner's site is answered. */
async function trade(secret: string, scopes = ['device:read'], from = origin): Promise<number | string> {
  const reply = await fetch(`${server.url}/api/v3/embed/token`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ scopes, origin: from }),
  });
  const { code, data } = (await reply.json()) as { code: number; data?: { token: string } };
  return data?.token ?? code;
}

const row = () => page.getByRole('grid', { name: '嵌入合作方' }).getByRole('row').filter({ hasText: '门户' });
const dialog = () => page.getByRole('dialog');

/** The secret as the dialog shows it; closes the dialog. */
async function shownSecret(): Promise<string> {
  const code = dialog().locator('code').filter({ hasText: /^nps_/ });
  await code.waitFor();
  const secret = await code.innerText();
  await press(page, '已保存，关闭');
  await expect.poll(() => dialog().count()).toBe(0);
  return secret;
}

/** Chooses an action of the partner's row, wherever the row's width put it. */
async function act(name: string): Promise<void> {
  const button = row().getByRole('button', { name, exact: true });
  if (await button.count()) await button.focus();
  else {
    await row().getByRole('button', { name: /^更多/ }).focus();
    await page.keyboard.press('Enter');
    const item = page.getByRole('menuitem', { name, exact: true });
    await item.waitFor();
    for (let steps = 0; steps < 6 && !(await item.evaluate((node) => node === document.activeElement)); steps++) {
      await page.keyboard.press('ArrowDown');
    }
  }
  await page.keyboard.press('Enter');
}

describe('a partner, by keyboard,', () => {
  let secret: string;

  it('is registered with its sites and scopes; what is wrong stands at its field and nothing is lost', async () => {
    await press(page, '登记合作方');
    await dialog().waitFor();
    await fill(page, [
      ['名称', '门户'],
      ['网站来源', 'http://portal.example'],
      ['权限', '⏎'],
    ]);
    await fill(page, [['查看设备', '␣']]);
    await page.keyboard.press('Escape');
    await press(page, '登记');
    await dialog().getByText('来源无效：http://portal.example').waitFor();
    await fill(page, [['网站来源', origin]]);
    await press(page, '登记');
    secret = await shownSecret();
    await row().waitFor();
    expect(await row().innerText()).toContain(`…${secret.slice(-4)}`);
    expect(await page.content()).not.toContain(secret);
    expect(await trade(secret)).toMatch(/^npe_/);
  });

  it('gets no more than was registered, and the page shows how it is used', async () => {
    expect(await trade(secret, ['alarm:read'])).toBe(4032);
    expect(await trade(secret, ['device:read'], 'https://other.example')).toBe(4031);
    await page.reload();
    await row().waitFor();
    await expect.poll(() => row().innerText()).toMatch(/1 · 拒绝 2/);
    await row().getByRole('button', { name: /^展开/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('近 30 天：发出令牌 1 个，拒绝 2 次').waitFor();
    await page.getByText(origin).nth(1).waitFor();
  });

  it('gets another scope', async () => {
    await act('编辑');
    await dialog().waitFor();
    await tabTo(page, /查看设备|权限/);
    await fill(page, [
      ['权限', '⏎'],
      ['查看告警', '␣'],
    ]);
    await page.keyboard.press('Escape');
    await press(page, '保存');
    await page.getByText('保存成功').first().waitFor();
    expect(await trade(secret, ['alarm:read'])).toMatch(/^npe_/);
  });

  it('gets a new secret, and the old one is good a while longer, or ends at once', async () => {
    await act('更换密钥');
    await dialog().waitFor();
    await press(page, '更换密钥');
    const next = await shownSecret();
    expect([await trade(secret), await trade(next)]).toEqual([
      expect.stringMatching(/^npe_/),
      expect.stringMatching(/^npe_/),
    ]);
    await act('更换密钥');
    await dialog().waitFor();
    await tabTo(page, /旧密钥再用/);
    await page.keyboard.press('ArrowDown');
    await press(page, '更换密钥');
    const last = await shownSecret();
    expect([await trade(secret), await trade(next)]).toEqual([4001, 4001]);
    secret = last;
    expect(await trade(secret)).toMatch(/^npe_/);
  });

  it('is revoked after a question, for good', async () => {
    await act('撤销');
    await page.getByText('撤销“门户”？').waitFor();
    await press(page, /^(确定|撤销)$/);
    await page.getByText('已撤销').first().waitFor();
    await expect.poll(() => row().innerText()).toContain('已撤销');
    expect(await row().getByRole('button', { name: '编辑' }).count()).toBe(0);
    expect(await trade(secret)).toBe(4001);
    expect(complaints).toEqual([]);
  });
});
