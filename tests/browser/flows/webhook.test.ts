import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWebhooks, signature } from '../../../host/server/fleet/notices/webhook';
import { startReferenceConsole } from '../reference-console';
import { flows } from './flow';

// Names that end at this machine, and one that ends in an inner network.
const webhooks = createWebhooks({
  loopback: true,
  resolve: (host) => Promise.resolve([host === 'inner.example.com' ? '10.0.0.1' : '127.0.0.1']),
});
const flow = flows(() => startReferenceConsole({ webhooks }));

let receiver: Server;
let port: number;
const got: { path: string; body: string; headers: IncomingHttpHeaders }[] = [];

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      got.push({ path: request.url!, body, headers: request.headers });
      response.writeHead(request.url === '/good' ? 204 : 503).end();
    });
  });
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready));
  ({ port } = receiver.address() as AddressInfo);
});
afterAll(() => new Promise((closed) => receiver.close(closed)));

/** Adds a webhook and has a code sent there; its key, which is shown once. */
async function add(name: string, target: string): Promise<string> {
  const { page } = flow;
  await page.getByRole('button', { name: '添加通道' }).first().click();
  const form = page.getByRole('dialog', { name: '添加通道' });
  await form.getByLabel('Webhook', { exact: true }).check();
  await form.getByLabel('名称').fill(name);
  await form.getByLabel('Webhook 地址').fill(target);
  await form.getByRole('button', { name: '添加' }).click();
  const shown = page.getByRole('dialog', { name: '签名密钥' });
  const key = (await shown.locator('code').first().textContent())!;
  await shown.getByRole('button', { name: '完成' }).click();
  await page.getByRole('dialog', { name: '确认通道' }).getByRole('button', { name: '获取验证码' }).click();
  return key;
}

it('a webhook is confirmed by a code, then tested: signed and received, refused by the other side, and never sent into an inner network', async () => {
  const { page } = flow;
  await page.goto('/alarm_subscribe?tab=channels');
  await page.getByRole('button', { name: '添加通道' }).first().click();
  const form = page.getByRole('dialog', { name: '添加通道' });
  await form.getByLabel('Webhook', { exact: true }).check();
  await form.getByLabel('名称').fill('内网接收方');
  await form.getByLabel('Webhook 地址').fill(`http://127.0.0.1:${port}/good`);
  await form.getByRole('button', { name: '添加' }).click();
  await form.getByText('不能发往内网或保留地址').waitFor();
  expect(await form.getByLabel('名称').inputValue()).toBe('内网接收方');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '放弃' }).click();
  await form.waitFor({ state: 'detached' });

  const key = await add('值班群', `http://hooks.example.com:${port}/good`);
  const confirming = page.getByRole('dialog', { name: '确认通道' });
  await page.getByText('验证码已发送').waitFor();
  await confirming.getByLabel('验证码').fill((JSON.parse(got[0]!.body) as { code: string }).code);
  await confirming.getByRole('button', { name: '确认' }).click();
  await page.getByText('值班群 已确认').waitFor();
  const row = page.getByRole('row', { name: /值班群/ });
  await row.getByRole('button', { name: '测试发送' }).click();
  await page.getByText(/测试消息已送达 值班群，用时 \d+ 毫秒/).waitFor();
  const { body, headers } = got[1]!;
  expect(headers['x-netpane-signature']).toBe(signature(key, Number(headers['x-netpane-timestamp']), body));
  await add('旧系统', `http://hooks.example.com:${port}/gone`);
  await page.getByText('验证码没有送达：对方返回 503').first().waitFor();
  await page.keyboard.press('Escape');
  await add('换了地址', `http://inner.example.com:${port}/good`);
  await page.getByText('验证码没有送达：不能发往内网或保留地址').first().waitFor();
  expect(got.map(({ path }) => path)).toEqual(['/good', '/good', '/gone']);

  await page.reload();
  await row.getByText(/已送达/).waitFor();
  await page
    .getByRole('row', { name: /旧系统/ })
    .getByText('待确认')
    .waitFor();
  await page.goto('/alarm_subscribe?tab=deliveries');
  await page.getByRole('row', { name: /测试消息/ }).waitFor();
});
