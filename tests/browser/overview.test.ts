import { createHash } from 'node:crypto';
import axe from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { earlyCalls } from '../../host/early-calls';
import { sharedBrowser } from './chromium';
import { startConsole, type ConsoleServer } from './console-server';
import { ofColours } from './of-colours';

let browser: Browser;
let server: ConsoleServer;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [browser, server] = await Promise.all([sharedBrowser(), startConsole()]);
});
afterAll(async () => {
  await server?.stop();
});

beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  page = await context.newPage();
});
afterEach(() => context.close());

async function post<T>(path: string, body: object, token?: string): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as T;
}

const tokenOf = async (email: string): Promise<string> =>
  (await post<{ token: string }>('/api/v3/login', { email, password: 'Netpane2026' })).token;

async function signIn(email: string) {
  await context.addCookies([{ name: 'np_token', value: await tokenOf(email), url: server.url }]);
}

/** What axe finds in the page as it stands, or in one place of it, in either theme. */
async function findings(within = page.locator('html')): Promise<string[]> {
  await page.evaluate(axe.source);
  return within.evaluate(async (place, ofColours) => {
    const found: string[] = [];
    for (const theme of ['WHITE', 'BLACK']) {
      document.documentElement.dataset.npTheme = theme;
      // Colours on their way are nobody's.
      for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(place, {
        // Without what passed, and copies of the page's style sheets.
        resultTypes: ['violations'],
        preload: false,
        ...(theme === 'BLACK' && { runOnly: ofColours }),
      });
      for (const { id, nodes } of violations)
        found.push(`${theme} ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`);
    }
    return found;
  }, ofColours);
}

/** What opens by itself for the demo account, in its turn, and the call that decides it. */
const popups = [
  ['完成实名认证', '/real_name_auth/notice'],
  ['异地组网首月优惠', '/operational_activities'],
  ['推广', '/ads/home'],
] as const;
/** The calls that decide what opens by itself. */
const deciding = [...popups.map(([, path]) => path), '/open/get_active_details'];
const decides = (url: URL) => deciding.some((path) => url.pathname.endsWith(path));

/** What these calls decide does not open. */
async function keepAway(unknown: (url: URL) => boolean): Promise<void> {
  await page.route(unknown, (route) =>
    // Without an answer of its own, what the user record advertises would come.
    route.request().url().endsWith('/ads/home')
      ? route.fulfill({ json: { code: 2000, message: '', data: { home_middle: null, home_banners: [] } } })
      : route.fulfill({ status: 500, json: { code: 5000, message: '' } }),
  );
}

/** Nothing opens by itself where nothing is known. */
async function openNothing(): Promise<void> {
  await keepAway(decides);
  // What the simulated fleet tells meanwhile would lie above what is pressed.
  await page.route('**/api/v3/messages?*', (route) =>
    route.fulfill({ json: { code: 2000, message: '', data: { list: [], total: 0 } } }),
  );
}

it.each(['/', '/networks', '/alarm'])('%s asks for nothing early that it does not want', async (path) => {
  await signIn('demo@netpane.cn');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url().slice(server.url.length)}`));
  await page.goto(server.url + path);
  // What was asked for before the console was there is kept on the page until somebody takes it.
  const left = () =>
    page.evaluate(() => {
      const early = (globalThis as unknown as Record<symbol, { answers: Map<string, unknown> }>)[
        Symbol.for('netpane.early')
      ];
      return early && [...early.answers.keys()];
    });
  await expect.poll(left, { timeout: 20_000 }).toEqual([]);
  const calls = earlyCalls(new URL(page.url())).map((call) =>
    call.endsWith(' {}') ? `POST ${call.slice(0, -3)}` : `GET ${call}`,
  );
  expect(calls.length).toBeGreaterThan(1);
  for (const call of calls) expect([call, asked.filter((one) => one === call).length]).toEqual([call, 1]);
});

describe('the pop-ups', () => {
  it('axe finds nothing in any of them', async () => {
    // Nothing that is closed here is told: the other tests find the same pop-ups.
    await page.route(/close_popup|close_ad|\/popup$|hidden_star_dialog/, (route) =>
      route.fulfill({ json: { code: 2000, message: '', data: null } }),
    );
    await signIn('demo@netpane.cn');
    await page.goto(server.url);
    await page.getByText('累计流量构成').waitFor();
    const found: Record<string, string[]> = {};
    for (const [name, path] of popups) {
      await page.getByRole('dialog', { name, exact: true }).waitFor();
      found[name] = await findings(page.getByRole('dialog', { name, exact: true }));
      // The next visit.
      await keepAway((url) => url.pathname.endsWith(path));
      await page.evaluate(() => sessionStorage.removeItem('np.interrupted'));
      await page.reload();
    }
    const messages = page.getByRole('region', { name: '系统消息' });
    await messages.waitFor();
    found.messages = await findings(messages);
    expect(Object.entries(found).filter(([, faults]) => faults.length > 0)).toEqual([]);
  });
});

describe('the overview', () => {
  it('interrupts once a visit, and says first how all sites are', async () => {
    await signIn('demo@netpane.cn');
    await page.goto(server.url);
    await page.getByRole('heading', { level: 1, name: /个站点/ }).waitFor();
    expect(await page.title()).toBe('网络巡检 - 概览 · Netpane');
    const told = page.waitForResponse((answer) => answer.url().endsWith('/close_popup'));
    await page.getByRole('dialog', { name: '完成实名认证' }).waitFor();
    await page.keyboard.press('Escape');
    await told;
    const decided = deciding.map((path) => page.waitForResponse((answer) => answer.url().endsWith(path)));
    await page.reload();
    await Promise.all(decided);
    await page.getByText('累计流量构成').waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(await page.getByRole('region', { name: '系统消息' }).count()).toBe(0);
  });

  it('keeps the arrangement with the account', async () => {
    await signIn('agent@netpane.cn');
    await openNothing();
    await page.goto(server.url);
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

  it('is arranged by keyboard alone, and put back', async () => {
    await signIn('agent@netpane.cn');
    await openNothing();
    await page.goto(server.url);
    const press = async (name: string | RegExp, key = 'Enter') => {
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press(key);
    };
    await press('自定义概览');
    const drawer = page.getByRole('dialog', { name: '自定义概览' });
    await drawer.waitFor();
    expect(await drawer.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    await press('恢复默认');
    const first = drawer.getByRole('listitem').first();
    const name = (await first.innerText()).trim();
    await press(`下移“${name}”`);
    expect((await first.innerText()).trim()).not.toBe(name);
    await drawer.getByRole('checkbox', { name: '告警' }).focus();
    await page.keyboard.press('Space');
    await press('保存');
    await page.getByText('保存成功！').waitFor();
    await page.reload();
    await page.getByText('累计流量构成').waitFor();
    expect(await page.getByRole('heading', { name: '告警', level: 2 }).count()).toBe(0);
    await press('自定义概览');
    await press('恢复默认');
    await press('保存');
    await page.getByRole('heading', { name: '告警', level: 2 }).waitFor();
  });

  it('leaves menus and buttons off the paper', async () => {
    await signIn('agent@netpane.cn');
    await page.goto(server.url);
    await page.getByText('累计流量构成').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: '打印' }).isVisible()).toBe(false);
    expect(await page.getByRole('navigation', { name: '网络巡检' }).isVisible()).toBe(false);
    expect(await page.getByText('累计流量构成').isVisible()).toBe(true);
    // What had not been scrolled to is printed too.
    await page.evaluate(() => void dispatchEvent(new Event('beforeprint')));
    await page.getByText('高峰出现在').waitFor();
  });

  it('tells of each banner that was shown, signed', async () => {
    const told: { event: string; type: string; timestamp: number; code: string; sign: string }[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/event_tracking')) told.push(request.postDataJSON() as (typeof told)[number]);
    });
    await signIn('agent@netpane.cn');
    // They stand still where movement is not wanted.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(server.url);
    await expect.poll(() => told.length, { timeout: 30_000 }).toBeGreaterThan(1);
    for (const { event, type, timestamp, code, sign } of told) {
      expect(code).toMatch(/^\d{6}$/);
      expect(sign).toBe(createHash('md5').update(`${event}${type}${timestamp}${code}netpane`).digest('hex'));
    }
  });
});

describe('a wallboard link', () => {
  interface Made {
    data: { id: string; key: string };
  }

  it('shows the boards and one card without a session, and goes dark when it is revoked', async () => {
    const token = await tokenOf('demo@netpane.cn');
    const link = { name: '前台电视', cards: ['devices', 'traffic', 'alarms'], days: 0 };
    const { data } = await post<Made>('/api/v3/wallboard/links/create', link, token);
    const asked: string[] = [];
    const answered: Promise<string>[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('response', (response) => {
      // What came in just before the page was left has no text any more.
      if (/\/(stats|user_stat)\//.test(response.url())) answered.push(response.text().catch(() => ''));
    });
    for (const path of ['/tv_show', '/quanping']) {
      await page.goto('about:blank');
      await page.goto(`${server.url}${path}#k=${data.key}`);
      await page.getByRole('heading', { name: '前台电视' }).waitFor();
      await page.getByText('近 7 天流量').waitFor();
      await page.getByText('数据更新于').waitFor();
      expect(await page.getByText('累计流量构成').count()).toBe(0);
      expect(await page.getByRole('button', { name: '看板链接' }).count()).toBe(0);
      expect(await page.locator('main a[href]').count()).toBe(0);
    }
    await page.getByRole('button', { name: '放大“近 7 天流量”' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/enlarge\?card=traffic#k=/);
    await page.getByText('近 7 天流量').last().waitFor();
    expect(asked.filter((url) => url.includes('npw_') || url.includes('npb_'))).toEqual([]);
    const told = (await Promise.all(answered)).join('');
    expect(told).toContain('"code":2000');
    expect(told).not.toMatch(/"gwid":"[^"]{3,}"|\b\d{1,3}(\.\d{1,3}){3}\b/);
    await post('/api/v3/wallboard/links/revoke', { id: data.id }, token);
    await page.reload();
    await page.getByText('看板链接无效或已被撤销').waitFor();
    expect(await page.getByText('近 7 天流量').count()).toBe(0);
  });
});

describe('the board builder', () => {
  it('makes a board that outlives a reload, shares it, and ends the link on the screen that shows it', async () => {
    await signIn('demo@netpane.cn');
    await openNothing();
    await page.goto(`${server.url}/open/cloud_show`);
    await page.getByRole('button', { name: '新建看板' }).first().click();
    await page.getByRole('dialog').getByLabel('名称').fill('大厅 <b>电视</b>');
    await page.getByRole('dialog').getByRole('button', { name: '新建' }).click();
    const clock = page.getByRole('button', { name: /^时钟，第 10 列第 1 行，宽 3 高 2/ });
    await clock.focus();
    await page.keyboard.press('Shift+ArrowLeft');
    const moved = page.getByRole('button', { name: /^时钟，第 10 列第 1 行，宽 2 高 2/ });
    await moved.waitFor();
    const box = (await moved.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 1.1, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    await page.getByRole('button', { name: /^时钟，第 11 列第 1 行，宽 2 高 2/ }).waitFor();
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await page.getByText(/^已保存/).waitFor();
    await page.reload();
    await page.getByRole('button', { name: /^时钟，第 11 列第 1 行，宽 2 高 2/ }).waitFor();
    expect(await findings()).toEqual([]);
    await page.getByRole('button', { name: '分享链接' }).click();
    await page.getByRole('button', { name: '新建链接' }).first().click();
    await page.getByRole('dialog', { name: '新建链接' }).getByLabel('名称').fill('大厅');
    await page.getByRole('dialog', { name: '新建链接' }).getByRole('button', { name: '新建' }).click();
    const address = await page.getByRole('dialog', { name: '看板链接已生成' }).getByRole('textbox').inputValue();
    expect(address).toMatch(/\/tv_show#k=npw_/);

    const wall = await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: 'zh-CN' });
    const screen = await wall.newPage();
    const asked: string[] = [];
    screen.on('request', (request) => asked.push(request.url()));
    await screen.goto(address);
    await screen.getByText('个站点断网').waitFor();
    await screen.getByText('大厅 <b>电视</b>').first().waitFor();
    await screen.getByText(/^\d+ 秒前更新$/).waitFor();
    expect(asked.filter((url) => /np[wb]_/.test(url))).toEqual([]);
    await wall.setOffline(true);
    await screen.getByText(/连接已中断，显示的是/).waitFor();
    await wall.setOffline(false);
    await screen.getByText(/^\d+ 秒前更新$/).waitFor();
    const token = await tokenOf('demo@netpane.cn');
    const headers = { authorization: `Bearer ${token}` };
    const links = await (await fetch(`${server.url}/api/v3/wallboard/links`, { headers })).json();
    const { id } = (links as { data: { list: { id: string }[] } }).data.list[0]!;
    await post('/api/v3/wallboard/links/revoke', { id }, token);
    await screen.getByText('看板链接无效或已被撤销').waitFor();
    await wall.close();
  });
});

describe('the promotion page', () => {
  it('is for agents: the menu has it, the page shows it, others are refused', async () => {
    await signIn('agent@netpane.cn');
    await page.goto(`${server.url}/open/promotion_management`);
    await page.getByText('代理商').or(page.getByText('本月佣金')).first().waitFor();
    await page.getByRole('link', { name: '推广管理' }).first().waitFor();
    await page.getByText('NP8K2-SW').first().waitFor();
    await page.getByLabel('形式').selectOption('lead');
    await page.getByRole('region', { name: '嵌入代码' }).getByText('view="lead"').waitFor();
    await page.getByRole('region', { name: '预览' }).getByText('预约服务商联系').waitFor();
    expect(await findings()).toEqual([]);
    await context.clearCookies();
    await signIn('demo@netpane.cn');
    await page.goto(`${server.url}/open/promotion_management`);
    await page
      .getByRole('heading', { name: /无权|没有权限/ })
      .or(page.getByText(/无权/))
      .first()
      .waitFor();
    expect(await page.getByText('本月佣金').count()).toBe(0);
  });
});

describe('the boards', () => {
  it.each(['/quanping', '/tv_show'])(
    '%s says that the line is cut, keeps its data, and goes on by itself',
    async (path) => {
      await signIn('demo@netpane.cn');
      await page.goto(server.url + path);
      await page.getByText(/^\d+ 秒前更新$/).waitFor();
      // Some site of the demo is down: the screen of the sites stays.
      const figure = page.locator('section', { hasText: '个站点断网' }).first();
      const before = await figure.innerText();
      await context.setOffline(true);
      await page.getByText(/连接已中断，显示的是/).waitFor();
      expect(await figure.innerText()).toBe(before);
      await context.setOffline(false);
      await page.getByText(/连接已中断/).waitFor({ state: 'detached' });
      await page.getByText(/^\d+ 秒前更新$/).waitFor();
    },
  );

  it('ask for a session on a television, and come back after it', async () => {
    await page.goto(`${server.url}/tv_show`);
    await page.getByRole('button', { name: '去登录' }).click();
    await page.waitForURL(/\/login\?redirect=%2Ftv_show/);
  });
});
