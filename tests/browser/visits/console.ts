import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launch, sharedBrowser } from '../chromium';
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
  page = await newPage();
  complaints = [];
});
afterEach(() => context.close());

async function newPage(): Promise<Page> {
  const opened = await context.newPage();
  opened.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  opened.on('pageerror', (error) => complaints.push(String(error)));
  return opened;
}

/** Path and query as the address bar shows them. */
const at = (opened = page) => opened.url().slice(server.url.length);

async function signIn(opened = page): Promise<void> {
  await opened.getByLabel('账号', { exact: true }).fill('demo@netpane.cn');
  await opened.getByLabel('密码', { exact: true }).fill('Netpane2026');
  await opened.keyboard.press('Enter');
  await opened.getByRole('navigation', { name: '主菜单' }).waitFor();
}

/** The overview says how all sites are in place of its name. */
const overview = (opened = page) => opened.getByRole('heading', { level: 1, name: /个站点/ }).waitFor();
const heading = (name: string, opened = page) => opened.getByRole('heading', { level: 1, name }).waitFor();
const side = (name: string) => page.getByRole('navigation', { name: '网络巡检' }).getByRole('link', { name });

async function signOut(): Promise<void> {
  await page.getByRole('button', { name: /^账号菜单/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByLabel('账号', { exact: true }).waitFor();
}

describe('the console', () => {
  it('leads over the login page to where the visitor wanted to go, through the menus, and out again', async () => {
    await page.goto('/networks?page=2');
    await page.getByLabel('账号', { exact: true }).waitFor();
    expect(at()).toBe('/login?redirect=%2Fnetworks%3Fpage%3D2');
    expect(await page.title()).toBe('登录 · Netpane');

    await signIn();
    await heading('网络列表');
    expect(at()).toBe('/networks?page=2');
    expect(await page.title()).toBe('网络巡检 - 网络列表 · Netpane');
    expect(await side('网络列表').getAttribute('aria-current')).toBe('page');
    await page.getByRole('row').nth(1).waitFor();

    await side('概览').click();
    // The heading says how the sites are once that is known; what pops up takes the focus from it soon.
    await page.waitForFunction(() => /^概览$|个站点/.test(document.activeElement?.textContent ?? ''));
    await overview();
    expect(at()).toBe('/');
    expect(await page.title()).toBe('网络巡检 - 概览 · Netpane');

    await page.goBack();
    await heading('网络列表');
    expect(at()).toBe('/networks?page=2');

    await signOut();
    expect(at()).toBe('/login');
    await page.goBack();
    await page.getByLabel('账号', { exact: true }).waitFor();
    expect(at()).toMatch(/^\/login/);
    expect(complaints).toEqual([]);
  });

  it('stands with its brand, in the theme that was chosen, before its script is there', async () => {
    const first = page.locator('.first');
    const brand = page.getByRole('link', { name: '返回概览' }).locator('b');
    const theme = () => page.evaluate(() => document.documentElement.dataset.npTheme);
    await page.goto('/login');
    await signIn();
    await overview();
    expect(await first.isVisible()).toBe(false);
    const place = await brand.boundingBox();
    await page.evaluate(() => sessionStorage.setItem('np.theme', 'BLACK'));

    let held: Route | undefined;
    await page.route('**/main.*.js', (route) => void (held = route), { times: 1 });
    await page.goto('/networks', { waitUntil: 'commit' });
    await first.waitFor();
    expect([await theme(), await first.locator('b').boundingBox()]).toEqual(['BLACK', place]);
    await expect.poll(() => held).toBeDefined();
    await held!.continue();
    await heading('网络列表');
    expect(await page.locator('html[data-np-first]').count()).toBe(0);
    expect(await first.isVisible()).toBe(false);
    // Pages without the frame never show it.
    await page.goto('/register_protocol');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('html[data-np-first]').count()).toBe(0);
  });

  it('says above itself, before any script, that a browser is too old, and to no other', async () => {
    const told = page.getByText('此浏览器版本过旧');
    await page.goto('/login');
    await page.getByLabel('账号', { exact: true }).waitFor();
    expect(await told.isVisible()).toBe(false);

    await page.route('**/*.css', async (route) => {
      const css = await (await route.fetch()).text();
      await route.fulfill({ contentType: 'text/css', body: css.replaceAll(':popover-open', ':of-tomorrow') });
    });
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/login');
    await told.waitFor();
    await page.getByText('This browser is too old').waitFor();
  });

  it('comes back to where a page was left', async () => {
    await page.goto('/login');
    await signIn();
    await overview();
    await page.waitForFunction(() => document.documentElement.scrollHeight > 1600);
    await page.evaluate(
      () =>
        new Promise((scrolled) => {
          addEventListener('scrollend', scrolled, { once: true });
          scrollTo(0, 500);
        }),
    );
    // The overview may greet with a pop-up, which a pointer could not reach past.
    await page.getByRole('navigation', { name: '主菜单' }).getByText('配置管理').dispatchEvent('click');
    await heading('路由云备份');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await overview();
    await page.waitForFunction(() => Math.abs(scrollY - 500) < 2);
  });

  it('never follows a redirect to another site', async () => {
    await page.goto('/login?redirect=//evil.example/x');
    await signIn();
    await overview();
    expect(at()).toBe('/');
  });

  it('keeps the session over a reload, sends the logged-in away from login, and knows deep links', async () => {
    await page.goto('/login');
    await signIn();
    await page.reload();
    await overview();
    await page.goto('/login');
    await overview();
    expect(at()).toBe('/');
    await page.goto('/go?name=tunnel.config&p.gwid=abc&q.tab=vlan');
    await page.getByRole('navigation', { name: '主菜单' }).waitFor();
    expect(at()).toBe('/tunnel/config/abc?tab=vlan');
    await page.goto('/no/such/place');
    await page.getByRole('button', { name: '返回概览' }).waitFor();
    expect(at()).toBe('/404');
    // The browser itself tells that there is no such network, sooner or later.
    expect(complaints.filter((told) => !told.startsWith('Failed to load resource'))).toEqual([]);
  });

  it('ends in every tab when one logs out', async () => {
    await page.goto('/networks');
    await signIn();
    const other = await newPage();
    await other.goto('/networks');
    await heading('网络列表', other);
    await signOut();
    await other.getByLabel('账号', { exact: true }).waitFor();
    expect(at(other)).toBe('/login?redirect=%2Fnetworks');
  });

  it('offers another try that works when the code of a page does not come', async () => {
    let cut = true;
    await page.goto('/404');
    await page.getByRole('button', { name: '返回概览' }).waitFor();
    await page.route('**/static/**/*.js', (route) => (cut ? route.abort() : route.continue()));
    await page.getByRole('button', { name: '返回概览' }).click();
    await page.getByText('页面加载失败').waitFor();
    cut = false;
    await page.getByRole('button', { name: '重新加载' }).click();
    await page.getByLabel('账号', { exact: true }).waitFor();
  });

  it('says that the network is gone, and takes it back', async () => {
    await page.goto('/networks');
    await signIn();
    await context.setOffline(true);
    const strip = page.getByRole('status').filter({ hasText: '网络连接已断开' });
    await strip.waitFor();
    expect((await strip.boundingBox())?.height).toBe(40);
    expect((await strip.boundingBox())?.y).toBe(72);
    await context.setOffline(false);
    await strip.waitFor({ state: 'detached' });
  });

  it('has its frame in the sizes of the specification and opens every header panel by keyboard', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/networks');
    await signIn();
    const box = (selector: string) => page.locator(selector).first().boundingBox();
    expect((await box('header'))?.height).toBe(72);
    expect((await box('main'))?.x).toBe(120);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
    for (const name of ['服务二维码', '账号绑定码', '电话与在线咨询']) {
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name }).waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(name);
    }
    await page.getByRole('button', { name: '售后服务' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('menuitem', { name: '售后订单' }).waitFor();
    await page.keyboard.press('Enter');
    await heading('售后订单');
    expect(at()).toBe('/after_sales/orders');
    expect(complaints).toEqual([]);
  });

  it('loses no column to scroll bars that take room, has its head up to the edge, and stands still under a dialog', async () => {
    const classic = await launch(undefined, true);
    await context.close();
    context = await classic.newContext({ viewport: { width: 1440, height: 900 }, baseURL: server.url });
    page = await newPage();
    await page.goto('/networks');
    await signIn();
    await page.getByRole('row').nth(3).waitFor();
    await page.getByRole('columnheader', { name: '型号' }).waitFor();
    // The bar comes with the rows that reach below the window.
    const bar = () =>
      page.locator('main table').evaluate(({ parentElement: box }) => box!.offsetWidth - box!.clientWidth);
    await expect.poll(bar).toBeGreaterThan(5);
    const head = await page.locator('main thead').boundingBox();
    const dot = (x: number) => page.screenshot({ clip: { x, y: head!.y + 20, width: 1, height: 1 } });
    const edge = head!.x + head!.width;
    expect((await dot(edge)).equals(await dot(edge - 4))).toBe(true);

    await page.setViewportSize({ width: 1440, height: 500 });
    const menu = page.getByRole('navigation', { name: '网络巡检' });
    const room = await menu.evaluate((node) => {
      let box: Element | null = node;
      while (box && box.scrollHeight <= box.clientHeight) box = box.parentElement;
      return {
        hidden: box!.scrollHeight - box!.clientHeight,
        bar: (box as HTMLElement).offsetWidth - box!.clientWidth,
      };
    });
    expect(room.hidden).toBeGreaterThan(20);
    expect(room.bar).toBe(0);

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/sdwan/account');
    await page.getByRole('row').nth(3).waitFor();
    const width = () => page.evaluate(() => innerWidth - document.querySelector('main')!.getBoundingClientRect().right);
    await expect.poll(width).toBeGreaterThan(5);
    const before = await width();
    await page.getByRole('button', { name: '新建账号' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await width()).toBe(before);
    await classic.close();
  });
});
