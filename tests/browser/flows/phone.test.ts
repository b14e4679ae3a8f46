import { expect, it } from 'vitest';
import { startConsole } from '../console-server';
import { flows, type Rows } from './flow';

const flow = flows(startConsole, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

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
  await page.getByText('重启：已完成').waitFor();

  await tabs.getByRole('link', { name: '订单' }).tap();
  // The toast of the restart may still offer to look at its task.
  await page.locator('main [part=panel]').getByRole('button', { name: '查看' }).first().tap();
  await page.getByRole('dialog').getByText('待支付').first().waitFor();

  const pages = ['alarms', 'networks', `networks/${gateway.gwid}`, 'search', 'messages', 'orders'];
  const wide: string[] = [];
  for (const width of [360, 430]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of pages) {
      await page.goto(`/m/${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.locator('main [part=panel]').first().waitFor();
      wide.push(...(await page.evaluate(beyond)));
    }
  }
  expect(wide).toEqual([]);
});
