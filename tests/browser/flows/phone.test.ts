import type { Locator, Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { startConsole } from '../console-server';
import { endRestart, flows, type Rows } from './flow';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const flow = flows(startConsole, phone);

interface Gateway {
  gwid: string;
  remark: string;
  simulated: boolean;
}
/** Elements that reach beyond the right edge of the window, but for those that scroll on their own. */
const beyond = () => {
  const scrolls = (node: Element | null): boolean =>
    node !== null && (/auto|scroll|hidden|clip/.test(getComputedStyle(node).overflowX) || scrolls(node.parentElement));
  return [...document.querySelectorAll('#root *')]
    .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && !scrolls(one.parentElement))
    .map((one) => `${location.pathname} ${one.tagName} ${one.textContent?.slice(0, 20)}`);
};

/**
 * What a finger misses though it is as near as half of 44 px, and fields with letters so small that iOS zooms into them. A link
 * in a text is as high as its line.
 */
const missed = () => {
  const all = [
    ...document.querySelectorAll<HTMLElement>('#root :is(a:not([href="#main"]), button, select, textarea, input)'),
  ];
  // The first cards of a list tell of all.
  const seen = all
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 1)
    .filter((one) => !one.closest('tr') || Number(one.closest('tr')!.dataset.index) < 3);
  const inText = (one: Element) =>
    one.localName === 'a' &&
    [...one.parentElement!.childNodes].some((node) => node.nodeType === 3 && node.nodeValue!.trim());
  const low = seen.filter((one) => {
    if (inText(one) || one.matches(':disabled')) return false;
    const face = one.closest('label') ?? one;
    face.scrollIntoView({ block: 'center' });
    const { left, width, top, height } = face.getBoundingClientRect();
    const hit = (y: number) => {
      const there = document.elementFromPoint(left + width / 2, y);
      return there !== null && (face.contains(there) || there === face.parentElement?.closest('[role=radiogroup]'));
    };
    return !hit(top + height / 2 - 20) || !hit(top + height / 2 + 20);
  });
  const small = seen.filter(
    (one) =>
      one.matches('input:not([type=checkbox], [type=radio], [type=file]), select, textarea') &&
      parseFloat(getComputedStyle(one).fontSize) < 16,
  );
  const told = (fault: string) => (one: HTMLElement) =>
    `${location.pathname} ${fault} ${one.localName} ${one.ariaLabel ?? one.textContent.slice(0, 20)}`;
  return [...low.map(told('missed')), ...small.map(told('zoomed'))];
};

/** Whether lists show their tools: they wait a moment for it to be known whether there is anything to do. */
const shown = () =>
  [...document.querySelectorAll('[part=toolbar], [part=pager]')].every(
    (one) => getComputedStyle(one).visibility === 'visible',
  );

it('on a phone an alarm is acknowledged, a gateway restarted and an order opened, and every page fits the window', async () => {
  const { page, context } = flow;
  const token = (await context.cookies()).find(({ name }) => name === 'np_token')!.value;
  const order = await context.request.post('/api/v3/service/order/create', {
    headers: { authorization: `Bearer ${token}` },
    data: { request_id: 'phone', service: 'honeypot', tier: 'basic' },
  });
  expect(order.status()).toBe(200);

  await page.goto('/profile');
  await page.getByRole('link', { name: '打开手机版' }).tap();
  await page.getByRole('heading', { level: 1, name: '告警' }).waitFor();
  await page.getByRole('button', { name: '确认处理' }).first().tap();
  await page
    .getByText(/^已确认/)
    .first()
    .waitFor();

  const tabs = page.getByRole('navigation', { name: '手机版导航' });
  await tabs.getByRole('link', { name: '网络' }).tap();
  const { list } = await flow.read<Rows<Gateway>>('/api/v3/device/gateways?per_page=50&status=online');
  const gateway = list.find(({ simulated }) => simulated)!;
  await page.getByRole('searchbox').fill(gateway.gwid);
  await page.getByRole('link', { name: gateway.remark }).first().tap();
  await page.getByRole('button', { name: '重启' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).tap();
  await endRestart(flow);
  await page.getByText('重启：已完成').waitFor();

  await tabs.getByRole('link', { name: '订单' }).tap();
  await page.getByRole('heading', { level: 1, name: '订单' }).waitFor();
  // The toast of the restart may still offer to look at its task.
  await page.locator('main [part=panel]').getByRole('button', { name: '查看' }).first().tap();
  await page.getByRole('dialog').getByText('待支付').first().waitFor();

  const pages = ['alarms', 'networks', `networks/${gateway.gwid}`, 'search', 'messages', 'orders'];
  const alone = ['/sdwan_recommendation', '/contractor_certification'];
  const paths = [...pages.map((path) => `/m/${path}`), ...alone];
  expect(await faultsOf(page, paths, (opened) => opened.locator('[part=panel]').first().waitFor())).toEqual([]);
});

it('on a phone who is not signed in finds forms that fit the window and the finger', async () => {
  const { page, context } = flow;
  await context.clearCookies();
  const paths = ['/login', '/register', '/forgot_password', '/qrcode'];
  expect(await faultsOf(page, paths, (opened) => opened.locator('main :is(a, button)').first().waitFor())).toEqual([]);
});

it('on a phone the words of the offer and the brand stand where they will, before the script is there', async () => {
  const { page } = flow;
  await page.setViewportSize(phone.viewport);
  let held: Route | undefined;
  await page.route('**/main.*.js', (route) => void (held = route), { times: 1 });
  await page.goto('/networks', { waitUntil: 'commit' });
  const first = page.locator('.first');
  await first.waitFor();
  const boxOf = (part: Locator) =>
    part.evaluate((node) => {
      const words = document.createRange();
      words.selectNodeContents(node);
      const { x, y, width, height } = words.getBoundingClientRect();
      return [node.textContent, ...[x, y, width, height].map(Math.round)];
    });
  const early = [await boxOf(first.locator('.first-offer')), await boxOf(first.locator('b'))];
  await expect.poll(() => held).toBeDefined();
  await held!.continue();
  const bar = page.getByRole('complementary', { name: '打开手机版' });
  await bar.waitFor();
  const brand = page.getByRole('link', { name: '返回概览' }).locator('b');
  expect([await boxOf(bar.locator('span')), await boxOf(brand)]).toEqual(early);
  // Who does not want to be asked again is not.
  await bar.getByRole('button', { name: '不再提示' }).tap();
  await bar.waitFor({ state: 'detached' });
  await page.reload();
  await brand.waitFor();
  expect(await page.locator('html[data-np-offer]').count()).toBe(0);
});

it('on a phone what stands in place of a page of the console is as wide as the phone', async () => {
  const { page, context, server } = flow;
  await page.goto('/networks');
  await page.getByRole('heading', { level: 1, name: '网络列表' }).waitFor();
  expect(await widthOf(page)).toBe(1280);
  await page.goto('/nowhere');
  await page.waitForURL('/404');
  await expect.poll(() => widthOf(page)).toBe(390);

  // The browser notes the refusal, which is a fault of the page elsewhere.
  const other = await context.browser()!.newContext({ ...phone, baseURL: server.url });
  await other.addCookies([{ name: 'np_token', value: 'over', url: server.url }]);
  const late = await other.newPage();
  await late.goto('/networks');
  await late.waitForURL(/\/login/);
  await expect.poll(() => widthOf(late)).toBe(390);
  await other.close();
});

const widthOf = (page: Page) => page.evaluate(() => innerWidth);

/** What of pages does not fit a narrow and a wide phone. */
async function faultsOf(page: Page, paths: string[], there: (page: Page) => Promise<void>): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [360, 430]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of paths) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await there(page);
      await page.waitForFunction(shown);
      faults.push(...(await page.evaluate(beyond)));
      if (width === 360) faults.push(...(await page.evaluate(missed)));
    }
  }
  return faults;
}
