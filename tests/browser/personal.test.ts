import { generate } from 'otplib';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharedBrowser } from './chromium';
import { startConsole, type ConsoleServer } from './console-server';
import { failures, holdTimeouts, type Failure } from './personal/failures';
import { legible, pickPhotos, qrSignIn, robotChat } from './personal/flows';
import { consult, forms, type FormCase } from './personal/forms';
import { fill, press, tabTo } from './personal/keyboard';

type Who = 'demo' | 'agent';
const themes = ['WHITE', 'BLACK'] as const;

let server: ConsoleServer;
let browser: Browser;
let tokens: Record<Who, string>;
let context: BrowserContext;
let page: Page;
/** The window that is used again and again by those that leave nothing in it. */
let shared: Page | undefined;
let complaints: string[];

beforeAll(async () => {
  [server, browser] = await Promise.all([startConsole(), sharedBrowser()]);
  const [demo, agent] = await Promise.all([signIn('demo'), signIn('agent')]);
  tokens = { demo, agent };
});
afterAll(async () => {
  await shared?.context().close();
  await server?.stop();
});
beforeEach(() => {
  complaints = [];
});
afterEach(async () => {
  if (page === shared) {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('about:blank');
  } else await context.close();
  expect(complaints).toEqual([]);
});

const post = (path: string, body: object, token?: string) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });

async function signIn(who: Who): Promise<string> {
  const answer = await post('/api/v3/login', { email: `${who}@netpane.cn`, password: 'Netpane2026' });
  return ((await answer.json()) as { token: string }).token;
}

/** A window of its own in a theme, for somebody who is signed in, or for nobody. */
async function openWindow(theme: (typeof themes)[number], token?: string): Promise<void> {
  await newWindow();
  // Where a window begins; what is chosen in it stays.
  await context.addInitScript((name) => {
    if (!sessionStorage.getItem('np.theme')) sessionStorage.setItem('np.theme', name);
  }, theme);
  await enter(theme, token);
}

/** The shared window as if it were new: its clock of calls is held, and nobody was here before. */
async function reopenWindow(theme: (typeof themes)[number], token?: string): Promise<void> {
  if (!shared) {
    await newWindow();
    await holdTimeouts(page);
    shared = page;
  }
  page = shared;
  context = page.context();
  await context.clearCookies();
  // A document that runs nothing of ours.
  await page.goto('/cdn/netpane.js');
  await page.evaluate((name) => {
    localStorage.clear();
    sessionStorage.clear();
    sessionStorage.setItem('np.theme', name);
  }, theme);
  await enter(theme, token);
}

async function newWindow(): Promise<void> {
  context = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: server.url });
  page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) complaints.push(message.text());
  });
}

async function enter(theme: string, token?: string): Promise<void> {
  if (!token) return;
  await context.addCookies([{ name: 'np_token', value: token, url: server.url }]);
  await post('/api/v3/personalization/update', { theme }, token);
}

const api = (call: string) => (url: URL) => url.pathname === call;
const themeOf = () => page.evaluate(() => document.documentElement.dataset.npTheme ?? 'WHITE');
const input = (label: string) =>
  page.getByLabel(label, { exact: true }).and(page.locator('input, textarea, select')).last();

/** Every other one in the dark; what a failure says is read in both. */
const themeFor = (index: number) => themes[index % themes.length]!;

describe('by keyboard alone,', () => {
  it.each(forms)('$name bears every failure and loses nothing', async (form) => {
    const theme = themeFor(forms.indexOf(form));
    await reopenWindow(theme, form.as && tokens[form.as]);
    for (const [end, body] of Object.entries(form.answers ?? {})) {
      await page.route(
        (url) => url.pathname.endsWith(end),
        (route) => route.fulfill({ contentType: 'application/json', body: JSON.stringify(body) }),
      );
    }
    await page.goto(form.path);
    if (form.button) {
      await page.getByRole('button', { name: form.button, exact: true }).first().waitFor();
      await press(page, form.button);
    }
    await form.open?.(page);
    await input(form.fields[0]![0]).waitFor();
    await fill(page, form.fields);
    expect(await themeOf()).toBe(theme);
    let failing: Failure | undefined;
    await page.route(api(form.call), (route) => (failing ? failing.answer(route, form.field) : route.fallback()));
    for (failing of failures) {
      await press(page, form.submit);
      await legible(page, failing.words);
      await keeps(form);
      const spent = form.fields.filter(([label]) => label === form.spent);
      await fill(page, spent);
    }
    failing = undefined;
    if (!form.done) return;
    await press(page, form.submit);
    await page.getByText(form.done).first().waitFor();
  });
});

describe('by keyboard alone and failing on the way,', () => {
  it('a QR sign-in says why there is no code, runs out, and works after another try', async () => {
    await openWindow('BLACK');
    // First the clock: it brings a time limit of its own.
    await page.clock.install();
    await holdTimeouts(page);
    await qrSignIn(page, async (id) => {
      await fetch(`${server.url}/api/v3/qrcode/${id}`, { headers: { authorization: `Bearer ${tokens.demo}` } });
      await post('/api/v3/qrcode/answer', { id, confirm: true }, tokens.demo);
    });
  });

  it('the robot answers after all', async () => {
    await openWindow('WHITE', tokens.demo);
    await holdTimeouts(page);
    // Without the clock of the server the channels are open; at night the robot alone is.
    const time = Date.parse('2026-03-04T22:00:00+08:00');
    await page.route(api('/JSON/time.json'), (route) => route.fulfill({ json: { time } }));
    await page.goto('/profile');
    await consult(page);
    await page.getByText('当前不在服务时间，请使用机器人通道').waitFor();
    await robotChat(page);
  });

  it.each([
    ['/after_sales/apply', '地址在三楼，通电后指示灯不亮', 'WHITE'],
    ['/customer_service/request', '每天 20 点以后', 'BLACK'],
  ] as const)('photos of %s come and go and nothing typed is lost', async (path, words, theme) => {
    await openWindow(theme, tokens.demo);
    await holdTimeouts(page);
    await page.goto(path);
    await pickPhotos(page, ['问题描述', words]);
  });
});

async function keeps({ fields, spent }: FormCase): Promise<void> {
  for (const [label, value] of fields) {
    if (label === spent || ['↓', '␣', '⏎', 'k7wm'].includes(value)) continue;
    const kept = await input(label).inputValue();
    expect([label, kept.replaceAll(' ', '')]).toEqual([label, value.replaceAll(' ', '')]);
  }
}

/** What a page reads; `as` nobody where it is public. */
const reads: readonly { path: string; call: string; as?: Who; shows: string }[] = [
  { path: '/security', call: '/api/v3/security/overview', as: 'demo', shows: '两步验证' },
  { path: '/security', call: '/api/v3/security/sessions', as: 'demo', shows: '当前设备' },
  { path: '/security', call: '/api/v3/security/logins', as: 'demo', shows: '成功' },
  { path: '/account', call: '/api/v3/account/summary', as: 'demo', shows: '可用余额' },
  { path: '/account', call: '/api/v3/account/statement', as: 'demo', shows: '流星计划收益' },
  { path: '/account?tab=coupons', call: '/api/v3/account/coupons', as: 'demo', shows: '新客满减券' },
  { path: '/account?tab=cards', call: '/api/v3/account/cards', as: 'agent', shows: '**** 4618' },
  { path: '/account?tab=withdrawals', call: '/api/v3/account/withdrawals', as: 'agent', shows: '已打款' },
  { path: '/after_sales/orders', call: '/api/v3/after_sales', as: 'demo', shows: 'NP-R620' },
  {
    path: '/after_sales/apply/as_7GCbbjgqE8yd3uTD',
    call: '/api/v3/after_sales/as_7GCbbjgqE8yd3uTD',
    as: 'demo',
    shows: '售后单已受理',
  },
  { path: '/customer_service/orders', call: '/api/v3/tickets', as: 'demo', shows: 'SD-WAN 分支延迟' },
  {
    path: '/customer_service/orders?ticket=tk_0dtrBQFiZpFS7i2d',
    call: '/api/v3/tickets/tk_0dtrBQFiZpFS7i2d',
    as: 'demo',
    shows: '电子发票已发送到账号邮箱',
  },
  { path: '/qrcode?id=unknown', call: '/api/v3/qrcode/unknown', as: 'demo', shows: '二维码已失效' },
  { path: '/password_reset/abc', call: '/api/v3/password/reset/check', shows: '链接已失效' },
];

describe('a page whose data does not come', () => {
  it.each(reads)(
    '$path ($call) says why each time, and shows it after another try',
    async ({ path, call, as, shows }) => {
      await reopenWindow(reads.findIndex((one) => one.call === call) % 2 ? 'BLACK' : 'WHITE', as && tokens[as]);
      let failing = failures[0];
      await page.route(api(call), (route) => (failing ? failing.answer(route, 'page') : route.fallback()));
      await page.goto(path);
      const failed = page
        .getByRole('alert')
        .filter({ has: page.getByRole('button', { name: '重新加载' }) })
        .first();
      for (const failure of failures) {
        await failed.getByText(failure.words).waitFor();
        await legible(page, failure.words);
        failing = failures[failures.indexOf(failure) + 1];
        await failed.getByRole('button', { name: '重新加载' }).focus();
        await page.keyboard.press('Enter');
      }
      await page.getByText(shows).first().waitFor();
    },
  );
});

describe('the session', () => {
  const here = (target: Page) => target.evaluate(() => location.pathname + location.search);

  it('that ends in one tab ends in the others, which keep where they were', async () => {
    await openWindow('WHITE', await signIn('demo'));
    await page.goto('/profile');
    await page.getByText('绑定码').first().waitFor();
    const other = await context.newPage();
    await other.goto('/account?tab=coupons');
    await other.getByText('新客满减券').waitFor();
    await press(page, /demo@netpane\.cn/);
    await page.getByRole('menuitem', { name: '退出登录' }).waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login*');
    await other.waitForURL('**/login*');
    expect(await here(other)).toBe(`/login?redirect=${encodeURIComponent('/account?tab=coupons')}`);
    expect((await context.cookies()).filter(({ name }) => name.startsWith('np_'))).toEqual([]);
  });

  it('that was ended elsewhere leads to /login, and back to where it was', async () => {
    const token = await signIn('demo');
    await openWindow('BLACK', token);
    await page.goto('/customer_service/orders?search=SD-WAN');
    await page.getByText('SD-WAN 分支延迟').first().waitFor();
    await post('/api/v3/security/sessions/revoke', { others: true }, await signIn('demo'));
    // The page may notice before, by its stream or by a read that was due: then the button is gone.
    const refreshed = page.getByRole('button', { name: '刷新' }).click({ timeout: 5_000 });
    await Promise.all([page.waitForURL('**/login*'), refreshed.catch(() => undefined)]);
    const wanted = '/customer_service/orders?search=SD-WAN';
    expect(await here(page)).toBe(`/login?redirect=${encodeURIComponent(wanted)}`);
    await fill(page, [
      ['账号', 'demo@netpane.cn'],
      ['密码', 'Netpane2026'],
    ]);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${wanted}`);
    tokens.demo = await signIn('demo');
  });
});

it('an account with two-step codes is entered by a recovery code, by keyboard alone', async () => {
  const begun = await post('/api/v3/security/two_step/begin', { password: 'Netpane2026' }, tokens.agent);
  const { secret } = ((await begun.json()) as { data: { secret: string } }).data;
  const enabled = await post('/api/v3/security/two_step/enable', { totp: await generate({ secret }) }, tokens.agent);
  const [recovery = ''] = ((await enabled.json()) as { data: { recovery_codes: string[] } }).data.recovery_codes;
  await openWindow('BLACK');
  await page.goto('/login');
  await fill(page, [
    ['账号', 'agent@netpane.cn'],
    ['密码', 'Netpane2026'],
  ]);
  await page.keyboard.press('Enter');
  const code = page.getByLabel('动态码或恢复码', { exact: true });
  await code.waitFor();
  await fill(page, [['动态码或恢复码', '000000']]);
  await page.keyboard.press('Enter');
  await page.locator('[aria-invalid="true"]').waitFor();
  expect(await code.inputValue()).toBe('000000');
  await fill(page, [['动态码或恢复码', recovery]]);
  await page.keyboard.press('Enter');
  await page.getByRole('navigation', { name: '主菜单' }).waitFor();
});

it('personalization takes hold at once and outlives a reload, by keyboard alone', async () => {
  await openWindow('WHITE', tokens.demo);
  await page.goto('/personalization');
  await page.getByRole('radio', { name: '浅色' }).waitFor();
  await tabTo(page, '浅色');
  const kept = page.waitForResponse('**/api/v3/personalization/update');
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => document.documentElement.dataset.npTheme === 'BLACK');
  await kept;
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.npTheme === 'BLACK');
  await page.getByRole('radio', { name: '深色' }).waitFor();
  await page.route(api('/api/v3/personalization/update'), (route) => route.abort('internetdisconnected'));
  await tabTo(page, '深色');
  await page.keyboard.press('ArrowLeft');
  await page.getByText('已在本次会话生效，但没有保存到账号：网络连接已断开，请检查网络后重试').waitFor();
  expect(await themeOf()).toBe('WHITE');
});
