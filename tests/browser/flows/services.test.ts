import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { flows, type Rows } from './flow';

const flow = flows();

interface Fitting {
  gwid: string;
  remark: string;
  fit: string;
}

/** A gateway that a service can be bought for, and is there. */
async function free(service: string): Promise<Fitting> {
  const list = await flow.read<Rows<Fitting>>(`/api/v3/service/gateways?service=${service}&per_page=500`);
  const online = await flow.read<Rows<{ id: string }>>('/api/v3/device/gateways?per_page=500&status=online');
  const there = new Set(online.list.map(({ id }) => id));
  return list.list.find(({ gwid, fit }) => (fit === 'able' || fit === 'untold') && there.has(gwid))!;
}

/** Buys the best package on a gateway, from the page of the service. */
async function buy(page: Page, path: string, { gwid, fit }: Fitting): Promise<void> {
  await page.goto(path);
  await page.locator('#packages').getByRole('button', { name: '开通专业版' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('应用到网关').selectOption(gwid);
  if (fit === 'untold') await drawer.getByText('我知道这台网关可能不支持').click();
  await drawer.getByRole('button', { name: '余额支付' }).click();
  await drawer.getByText('支付成功').waitFor();
}

/** Lets the gateway measure, and reads the figures of a column of the page: without the service, or with it. */
async function measured(page: Page, column: 'without' | 'with'): Promise<string[]> {
  const effect = page.getByRole('region', { name: '测得的效果' });
  await effect.getByRole('button', { name: '测一次' }).click();
  const cells = effect.locator(`tbody td:nth-of-type(${column === 'without' ? 1 : 2})`);
  await cells.first().filter({ hasText: /\d/ }).waitFor();
  return cells.allTextContents();
}

/** Sends what was set, and waits until the gateway says that it has it. */
async function sent(page: Page, service: string, gwid: string): Promise<void> {
  await Promise.all([page.waitForResponse(/setting\/save/), page.getByRole('button', { name: '保存并下发' }).click()]);
  const delivery = async () =>
    (await flow.read<{ delivery: string }>(`/api/v3/setting/detail?service=${service}&gwid=${gwid}`)).delivery;
  await expect.poll(delivery, { timeout: 60_000 }).toBe('done');
  await page.locator('header [role=status]').getByText('已生效').waitFor();
}

/** Adds a row to a list of settings: the first choice of its first field. */
async function add(page: Page, name: RegExp, at: number): Promise<void> {
  await page.getByRole('button', { name }).first().click();
  const form = page.getByRole('dialog');
  await form.locator('select').first().selectOption({ index: at });
  await form.getByRole('button', { name: '存入草稿' }).click();
  await form.waitFor({ state: 'detached' });
}

/** Services whose settings are a list of rows: where each is bought and set, and how many rows it wants. */
const settings = [
  { service: 'game_v2', path: '/open/game_v2', config: '/open/game_v2/config?', rows: /添加游戏/, count: 1 },
  {
    service: 'onewu_speedup',
    path: '/open/onewu_speedup',
    config: '/open/onewu_speedup?view=config&',
    rows: /添加应用/,
    count: 1,
  },
  { service: 'speedup', path: '/open/speedup', config: '/open/speedup?view=config&', rows: /添加线路/, count: 2 },
  { service: 'ipv6', path: '/open/ipv6', config: '/open/ipv6?view=config&', rows: /添加线路/, count: 2 },
];

describe('a service', () => {
  it('of smart networking is bought, and a network made on it has links that are measured', async () => {
    const { page } = flow;
    await page.goto('/open/network/package');
    await page.getByText('对网关的改变').waitFor();
    await page.locator('#packages').getByRole('button', { name: '开通标准版' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel('数量').fill('3');
    await drawer.getByRole('button', { name: '余额支付' }).click();
    await drawer.getByText('支付成功').waitFor();
    const { list } = await flow.read<Rows<{ id: string }>>('/api/v3/sdwan/packages?service=network');
    const free = await flow.read<Rows<{ gwid: string; status: string; node: unknown }>>(
      '/api/v3/sdwan/candidates?state=free&per_page=500',
    );
    const lines = free.list.filter(({ status, node }) => status === 'online' && node === null).slice(0, 3);
    await page.goto('/open/network/create');
    await page.getByLabel('组网名称').fill('流程组网');
    await page.getByRole('button', { name: '下一步' }).click();
    await page.getByRole('button', { name: '添加成员' }).first().click();
    await page.getByRole('button', { name: '从文件导入' }).click();
    const file = ['网关,角色', ...lines.map(({ gwid }, at) => `${gwid},${at === 0 ? '中心' : '分支'}`), '没有的,分支'];
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({ name: '成员.csv', mimeType: 'text/csv', buffer: Buffer.from(file.join('\n')) });
    await page.getByText('第 5 行 网关：没有这台网关').waitFor();
    await page.getByRole('button', { name: '导入 3 行，跳过 1 行' }).click();
    for (let step = 1; step < 4; step += 1) await page.getByRole('button', { name: '下一步' }).click();
    expect(list.length).toBeGreaterThan(0);
    await page
      .getByRole('radio', { name: /标准版/ })
      .first()
      .check();
    await page.getByRole('button', { name: '用此套餐新建' }).click();
    await page.waitForURL(/\/open\/network\/manage/);
    // The links are the gateways' word, and so is that they took the change over.
    await page
      .getByRole('button', { name: '表' })
      .or(page.getByText('表', { exact: true }))
      .first()
      .click();
    await page.getByText('已连通').first().waitFor();
  });

  it('of games, applications, lines or IPv6 is bought, delivered and measured', async () => {
    // Beside each other: most of the time a gateway is waited for.
    await Promise.all(
      settings.map(async ({ service, path, config, rows, count }) => {
        const page = await flow.context.newPage();
        const gateway = await free(service);
        await buy(page, path, gateway);
        await page.goto(`${config}gwid=${gateway.gwid}`);
        await page.getByText('还没有设置').first().waitFor();
        const before = await measured(page, 'without');
        for (let at = 1; at <= count; at += 1) await add(page, rows, at);
        await sent(page, service, gateway.gwid);
        const after = await measured(page, 'with');
        expect(after, service).toHaveLength(before.length);
        expect(
          [...before, ...after].every((one) => /\d/.test(one)),
          service,
        ).toBe(true);
      }),
    );
  });

  it('of international speed-up is bought, its terminal is let in, and its way is measured with it and without', async () => {
    const { page } = flow;
    const gateway = await free('overseas_speedup');
    await buy(page, '/open/overseas_speedup', gateway);
    await page.goto('/open/overseas_speedup');
    await page.getByRole('button', { name: '新建加速组' }).click();
    const form = page.getByRole('dialog', { name: '新建加速组' });
    await form.getByLabel('网关', { exact: true }).selectOption(gateway.gwid);
    await form.getByLabel('加速组名称').fill('流程组');
    await form.getByLabel('线路', { exact: true }).selectOption({ index: 1 });
    await form.getByLabel('带宽（Mbps）').fill('10');
    await form.getByLabel('走线路的域名').fill('example.com');
    await form.getByRole('button', { name: /保存|确定/ }).click();
    await page.waitForURL(/manage\//);
    const gid = page.url().split('/').pop()!;
    await page.goto(`/open/overseas_speedup/apply?gid=${gid}`);
    await page.getByLabel('名称').fill('财务电脑');
    await page.getByLabel('MAC').fill('02:00:5e:00:53:71');
    await page.getByLabel('用途').fill('海外邮件');
    await page.getByRole('button', { name: '提交申请' }).click();
    await page.waitForURL(/member_manage/);
    // The operator of the demonstration lets in who has waited for a minute, and the gateway says that it has it.
    await flow.server.db!.query(
      `UPDATE speedup_member SET created_at = created_at - interval '1 hour' WHERE state = 'pending'`,
    );
    const state = async () => (await flow.read<{ state: string }>(`/api/v3/speedup/group/${gid}`)).state;
    await expect.poll(state, { timeout: 60_000 }).toBe('running');
    await page.goto(`/open/overseas_speedup/manage/${gid}`);
    await page.getByText('已生效').first().waitFor();
    await page.getByRole('button', { name: '测量', exact: true }).first().click();
    await page.getByText(/\d ms/).first().waitFor();
  });

  it('of IPTV is set, delivered and measured', async () => {
    const { page } = flow;
    await buy(page, '/open/iptv', await free('iptv'));
    interface Served {
      gwid: string;
      tier: string;
      enabled: boolean | null;
      online: boolean;
    }
    const { list } = await flow.read<Rows<Served>>('/api/v3/setting/gateways?service=iptv');
    // One whose VLANs were created: they are the gateway's own page, and a flow of its own.
    const { gwid } = list.find(({ enabled, online }) => enabled && online)!;
    await page.goto(`/open/iptv/config?gwid=${gwid}`);
    await page
      .getByLabel(/802\.1p/)
      .first()
      .selectOption({ index: 3 });
    await sent(page, 'iptv', gwid);
    expect((await measured(page, 'with')).every((one) => /\d/.test(one))).toBe(true);
  });
});
