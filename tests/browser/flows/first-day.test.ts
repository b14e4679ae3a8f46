import { toBuffer } from 'qrcode';
import { expect, it } from 'vitest';
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
