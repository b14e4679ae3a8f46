import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toBuffer } from 'qrcode';
import { expect, it } from 'vitest';
import { price } from '../../../src/format';
import { fingerprint } from '../../../host/server/kit/secrets';
import { flows } from './flow';

const flow = flows();
const key = 'Fv8i11B3tAjfUgvGqqD8EsoO';

/** Somebody who registered a moment ago, and a gateway that nobody has; gives the code of the account. */
async function newcomer(email: string, gwid: string): Promise<string> {
  const { db } = flow.server;
  const code = `U${gwid.slice(0, 11).toUpperCase()}`;
  await db!.query(
    `INSERT INTO account (id, email, password_hash, password_changed_at, account_code, created_at)
     SELECT $1, $1, password_hash, password_changed_at, $2, now() FROM account WHERE id = 'acc_demo'`,
    [email, code],
  );
  await db!.query(
    `INSERT INTO device_identity (gwid, key_hash, model, serial, simulated) VALUES ($1, $2, 'NP-R620', $1, false)`,
    [gwid, fingerprint(key)],
  );
  await flow.enter(email);
  return code;
}

it('a new account binds its first gateway by a photo of the label, names it, and comes to the overview', async () => {
  const { page } = flow;
  const gwid = '307a619623e2';
  await newcomer('new@netpane.cn', gwid);
  await page.goto('/');
  await page.getByRole('heading', { name: '把第一台网关接到云上' }).waitFor();
  const photo = (buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name: 'label.png', mimeType: 'image/png', buffer });
  await photo(await toBuffer('https://example.com'));
  await page.getByText('这不是设备标签上的二维码').waitFor();
  await photo(await toBuffer(`${gwid}\n${key}`));
  await page.getByText('已读出标签，请核对后绑定').waitFor();
  expect(await page.getByLabel('GWID').inputValue()).toBe(gwid);
  await page.getByRole('button', { name: '绑定', exact: true }).click();
  await page.getByText('NP-R620 23e2 已归入账号').waitFor();
  await page.getByLabel('备注名称').fill('城西店');
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByText('城西店 已归入账号').waitFor();
  await page.getByRole('button', { name: '进入概览', exact: true }).click();
  await page.getByRole('region', { name: '设备在线' }).waitFor();
  await page.reload();
  await page.getByRole('region', { name: '设备在线' }).waitFor();
  expect(await page.getByText('把第一台网关接到云上').count()).toBe(0);
});

it('a gateway that shows the code of the account appears by itself', async () => {
  const { page, server } = flow;
  const gwid = 'c470dcbfc70b';
  const code = await newcomer('code@netpane.cn', gwid);
  await page.goto('/');
  await page.getByText(code).waitFor();
  const told = await fetch(`${server.url}/api/v3/ingest/report`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-device-id': gwid, 'x-device-key': key, 'x-bind-code': code },
    body: JSON.stringify({ uptime: 90_000, cpu: 5, memory: 30, interfaces: [] }),
  });
  expect(told.status).toBe(200);
  await page.getByText('已上线').waitFor();
});

it('a new account looks at a sample network, of which no request leaves the page, and is out of it by one click', async () => {
  const { page } = flow;
  await newcomer('looks@netpane.cn', '40a19f2c77de');
  await page.goto('/');
  await page.getByRole('link', { name: '看看示例网络' }).click();
  await page.getByText('全部是编造的，不属于你的账号').waitFor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('row', { name: /示例·杭州西湖店/ }).waitFor();
  await page.getByPlaceholder('搜索备注').fill('望京');
  await page.getByText('共 1 条').waitFor();
  // What the frame around every page reads is of the account, and shows none of this.
  expect(asked.filter((path) => /^\/api\/v3\/(alarm|client|device|stats|user_stat)\b/.test(path))).toEqual([]);
  await page.getByRole('button', { name: '离开示例，绑定我的网关' }).click();
  await page.getByRole('heading', { name: '把第一台网关接到云上' }).waitFor();
});

it('an order that was put off is found by clicks and paid; another browser hears of it, and of a credit by the operator', async () => {
  const { page, server, context } = flow;
  const elsewhere = await context
    .browser()!
    .newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
  await elsewhere.addCookies(await context.cookies());
  const other = await elsewhere.newPage();
  const balanceOf = async () => (await flow.read<{ balance_fen: number }>('/api/v3/account/summary')).balance_fen;
  const before = await balanceOf();
  const hears = other.waitForResponse((answer) => answer.url().includes('/stream'));
  await other.goto('/account');
  await other.getByText(price(before), { exact: true }).waitFor();
  await hears;
  const { account_code } = await flow.read<{ account_code: string }>('/api/v3/user');
  const key = (await readFile(join(server.data, 'staff.key'), 'utf8')).trim();
  const credit = await context.request.post('/api/v3/staff/wallet/credit', {
    headers: { authorization: `Bearer ${key}` },
    data: { by: '李工', account_code, amount_fen: 76_543_210, reference: 'TT-1', note: '银行转账' },
  });
  expect(credit.status()).toBe(200);
  expect(await balanceOf()).toBe(before + 76_543_210);
  await other.getByText(price(before + 76_543_210), { exact: true }).waitFor();
  const token = (await context.cookies()).find(({ name }) => name === 'np_token')!.value;
  await context.request.post('/api/v3/service/order/create', {
    headers: { authorization: `Bearer ${token}` },
    data: { request_id: 'put-off', service: 'camera', tier: 'basic', months: 1 },
  });
  await page.goto('/networks');
  await page.getByRole('link', { name: '个人中心', exact: true }).click();
  await page.getByRole('link', { name: '订单', exact: true }).click();
  await other.goto('/orders');
  const waits = (where: typeof page) => where.getByRole('region', { name: '待支付订单' });
  await waits(other).getByText('后关闭').waitFor();
  await waits(page).getByRole('button', { name: '立即支付' }).click();
  await page.getByRole('button', { name: /^支付 ¥/ }).click();
  await page.getByText('支付成功').waitFor();
  await waits(page).waitFor({ state: 'detached' });
  await waits(other).waitFor({ state: 'detached' });
  await elsewhere.close();
});
