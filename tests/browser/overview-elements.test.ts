import axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Connection } from '../../src/session/connection';
import { startReference, type Reference } from '../server/reference';
import { cdnSite, type Listening } from './cdn-site';
import { sharedBrowser } from './chromium';
import { ofColours } from './of-colours';

declare function connect(options: Connection): void;
declare function load(path: string): Promise<unknown>;

const helper = `import { connect } from '/cdn/netpane.js';
  Object.assign(window, { connect, load: (path) => import(path) });`;
/** Somebody's page, with styles and a layout of its own. */
const page = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>别人的页面</title>
  <script type="module" src="/load.js"></script><link rel="stylesheet" href="/theirs.css"></head>
  <body><main><h1>别人的页面</h1></main></body></html>`;
const theirs = 'body { font: 20px/2 serif; color: rgb(9, 9, 9); } a, button, dl, ul { margin: 30px; color: red; }';

/**
 * Every element of the overview, with a word that shows it has read its data, and one it has when nothing could be read; those with a chart
 * of the charts' package with the least number of lines or bars in it.
 */
const cards: readonly [name: string, word: RegExp, bare: RegExp, drawn?: [shape: string, least: number]][] = [
  ['device-counts', /在线率 \d/, /重新加载/],
  ['user-counts', /\d 人次/, /重新加载/],
  ['income-summary', /¥\d/, /重新加载/],
  ['dns-interceptions', /上月\s*[\d,]+/, /重新加载/],
  ['week-traffic', /总流量/, /重新加载/],
  ['wireless-summary', /合计/, /重新加载/],
  ['alarm-summary', /更新/, /重新加载/],
  ['client-trend', /近 30 天/, /重新加载/, ['path', 4]],
  ['flow-categories', /视频/, /重新加载/],
  ['user-model', /位到店用户/, /重新加载/, ['rect', 4]],
  ['traffic-model', /高峰出现在/, /重新加载/],
  ['shortcuts', /云备份/, /动态密码/],
  ['campaign-calculator', /0\.21/, /0\.21/],
];

let reference: Reference;
let site: Listening;
let token: string;
let failing: boolean;
let context: BrowserContext;
let tab: Page;
let complaints: string[];

beforeAll(async () => {
  reference = await startReference();
  token = (await (await reference.signIn()).token()) ?? '';
  site = await cdnSite({ '/': page, '/load.js': helper, '/theirs.css': theirs, '/favicon.ico': '' }, (request) =>
    failing ? Promise.resolve(Response.json({ code: 5000, message: '' }, { status: 500 })) : reference.fetch(request),
  );
  // A router whose disk is too small for the campaign.
  await reference.services.db.query(
    `INSERT INTO device (id, account_id, kind, gateway_id, remark, model, firmware, serial, mac, disk, simulated, bound_at, status_since)
     VALUES ('gw-16', 'acc_demo', 'gateway', 'gw-16', '小硬盘', '', '', '', '', 16e9, false, now(), now())`,
  );
  const browser = await sharedBrowser();
  context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1280, height: 900 } });
  // One for all: each test opens it anew, and it has forgotten everything but files.
  tab = await context.newPage();
  tab.on('pageerror', (error) => complaints.push(error.message));
  tab.on('console', (line) => {
    if (/Content.Security|Trusted/i.test(line.text())) complaints.push(line.text());
  });
});
afterAll(async () => {
  await context?.close();
  await site?.close();
  await reference?.close();
});

beforeEach(() => {
  failing = false;
  complaints = [];
});
afterEach(async () => {
  await tab.goto('about:blank');
  expect(complaints).toEqual([]);
});

/** Puts one element into the page, alone. */
async function place(name: string, attributes: Record<string, string> = {}) {
  await context.clearCookies();
  await tab.mouse.move(0, 0);
  await tab.goto(`${site.origin}/`);
  site.asked.length = 0;
  await tab.waitForFunction(() => 'connect' in globalThis);
  await tab.evaluate(
    async ({ name, token, attributes }) => {
      localStorage.clear();
      sessionStorage.clear();
      connect({ baseUrl: location.origin, token: () => Promise.resolve(token), consoleUrl: 'https://console.example' });
      const element = document.createElement(`np-${name}`);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      document.querySelector('main')?.append(element);
      await load(`/cdn/elements/${name}.js`);
    },
    { name, token, attributes },
  );
}
const element = (name: string) => tab.locator(`np-${name}`);
const textOf = (name: string) => element(name).evaluate((node) => node.shadowRoot?.textContent ?? '');

it('np-client-trend tells the figures of the day under the pointer, inside its shadow root', async () => {
  await place('client-trend');
  await expect.poll(() => textOf('client-trend'), { timeout: 20_000 }).toMatch(/近 30 天/);
  // Charts come later than the rest, and are the only wide drawings.
  const chart = element('client-trend').locator('svg[width][height]:not([width="16"])').first();
  await chart.waitFor();
  await chart.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await chart.boundingBox())!;
  const figures = /在线客户端\s*[\d,]+\s*老用户\s*[\d,]+\s*新用户\s*[\d,]+/;
  expect(await textOf('client-trend')).not.toMatch(figures);
  await tab.mouse.move(x + width / 2, y + height / 2);
  await tab.mouse.move(x + width / 2 + 3, y + height / 2);
  await expect.poll(() => textOf('client-trend')).toMatch(figures);
});

describe.each(cards)('np-%s on a page of somebody else', (name, word, bare, drawn) => {
  it('shows its data, passes axe in both themes, and fits 320 px', async () => {
    await place(name);
    await expect.poll(() => textOf(name), { timeout: 20_000 }).toMatch(word);
    if (drawn) {
      const [shape, least] = drawn;
      const shapes = element(name).locator(`svg[role=presentation] g ${shape}`);
      const seen = () => shapes.evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().width > 2).length);
      await expect.poll(seen, { timeout: 20_000 }).toBeGreaterThanOrEqual(least);
    }
    await tab.evaluate(axe.source);
    const found: string[] = [];
    for (const theme of ['WHITE', 'BLACK']) {
      const findings = await tab.evaluate(
        async ([tag, theme, ofColours]) => {
          const element = document.querySelector(tag)!;
          element.setAttribute('theme', theme);
          for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
          // A colour that is still on its way to the other theme's is that of neither.
          const changes = element.shadowRoot!.getAnimations();
          for (const change of changes) if (change instanceof CSSTransition) change.finish();
          const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(
            { include: [[tag]] },
            { resultTypes: ['violations'], preload: false, ...(theme === 'BLACK' && { runOnly: ofColours }) },
          );
          return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`);
        },
        [`np-${name}`, theme, ofColours] as const,
      );
      found.push(...findings.map((line) => `${theme}: ${line}`));
      expect(await element(name).evaluate((node) => node.matches(':state(dark)'))).toBe(theme === 'BLACK');
    }
    expect(found).toEqual([]);
    await element(name).evaluate((node) => {
      (node as HTMLElement).style.cssText = 'display: block; width: 320px';
    });
    await expect.poll(() => element(name).evaluate((node) => node.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await textOf(name)).toMatch(word);
  });

  it('stands when every call fails', async () => {
    failing = true;
    await place(name);
    await expect.poll(() => textOf(name), { timeout: 20_000 }).toMatch(bare);
    expect(await element(name).evaluate((node) => node.getBoundingClientRect().height)).toBeGreaterThan(20);
    expect(await element(name).getByRole('alert').count()).toBe(0);
  });
});

describe('what comes by itself, on a page of somebody else', () => {
  it('np-home-banner turns by hand, and its link leads into the console beside the page', async () => {
    await place('home-banner');
    const strip = element('home-banner').getByRole('region');
    await strip.waitFor();
    const arrows = strip.locator('span:has(> button)');
    expect(await arrows.evaluate((node) => getComputedStyle(node).opacity)).toBe('0');
    await strip.hover();
    expect(await arrows.evaluate((node) => getComputedStyle(node).opacity)).toBe('1');
    await strip.getByRole('button', { name: '下一张' }).click();
    await strip.getByText('SD-WAN 套餐买二送一').waitFor();
    const told = tab.evaluate(
      () =>
        new Promise((done) => {
          document.addEventListener('np-navigate', (event) => {
            event.preventDefault();
            done((event as CustomEvent).detail);
          });
        }),
    );
    await strip.getByRole('link', { name: '查看活动' }).click();
    expect(await told).toMatchObject({ name: 'path', query: { to: '/sdwan/package' } });
  });

  it.each([
    ['real-name', '完成实名认证', 550],
    ['campaign', '硬盘补贴活动', 800],
    ['activity', '异地组网首月优惠', 480],
    ['ad', '推广', 480],
  ])('np-home-popups shows %s in its width, by keyboard, and lets the page go on', async (only, name, width) => {
    // The campaign is over: as the server answered while it was on.
    await tab.route('**/open/get_active_details', async (route) => {
      const answer = await route.fetch();
      const { data, ...rest } = (await answer.json()) as { data: object };
      await route.fulfill({ response: answer, json: { ...rest, data: { ...data, is_hidden: false } } });
    });
    await place('home-popups', { only });
    const dialog = tab.getByRole('dialog', { name });
    await dialog.waitFor();
    expect((await dialog.boundingBox())?.width).toBe(width);
    expect(await element('home-popups').evaluate((node) => node.shadowRoot?.activeElement !== null)).toBe(true);
    await tab.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  it('np-message-popups comes after 300 ms, at the bottom right, and stays', async () => {
    await place('message-popups');
    const box = tab.getByRole('region', { name: '系统消息' });
    await box.waitFor();
    const gaps = async () => {
      const { x, y, width, height } = (await box.boundingBox())!;
      return [1280 - x - width, 900 - y - height].map(Math.round);
    };
    // It slides in.
    await expect.poll(gaps).toEqual([24, 24]);
    expect(await box.locator('script').count()).toBe(0);
  });

  it.each(['home-banner', 'home-popups', 'message-popups'])(
    'np-%s takes no room when every call fails',
    async (name) => {
      failing = true;
      await place(name);
      await expect.poll(() => site.asked.length).toBeGreaterThan(0);
      expect(await element(name).evaluate((node) => node.getBoundingClientRect().height)).toBe(0);
    },
  );
});
