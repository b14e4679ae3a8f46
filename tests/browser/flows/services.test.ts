import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../host/server/services/catalogue/catalogue';
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
async function buy(page: Page, path: string, { gwid, fit }: Omit<Fitting, 'remark'>, quantity = 1): Promise<void> {
  await page.goto(path);
  await page.locator('#packages').getByRole('button', { name: '开通专业版' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.locator('select[name=gwid]:not([aria-busy]) option').nth(1).waitFor({ state: 'attached' });
  const search = drawer.getByRole('searchbox', { name: '搜索应用到网关' });
  // A fleet may have more than a list can hold.
  if (await search.isVisible()) await search.fill(gwid);
  await drawer.locator('select[name=gwid]').selectOption(gwid);
  if (quantity > 1) await drawer.getByLabel('数量').fill(String(quantity));
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

/** What a service of networks is bought, made and looked at on, and how its members are named. */
interface Networking {
  packages: string;
  create: string;
  manage: RegExp;
  choose(page: Page, members: readonly Free[]): Promise<void>;
}

interface Free {
  gwid: string;
  remark: string;
  status: string;
  node: unknown;
}

/** Members of a file: the one of its lines that is wrong is named, the others come in. */
async function fromFile(page: Page, members: readonly Free[]): Promise<void> {
  await page.getByRole('button', { name: '从文件导入' }).click();
  const lines = members.map(({ gwid }, at) => `${gwid},${at === 0 ? '中心' : '分支'}`);
  const file = ['网关,角色', ...lines, '没有的,分支'].join('\n');
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: '成员.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await page.getByText('第 5 行「网关」：没有这台网关').waitFor();
  await page.getByRole('button', { name: '导入 3 行，跳过 1 行' }).click();
}

/** Members that are looked for and ticked, one after the other. */
async function fromList(page: Page, members: readonly Free[]): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '添加成员' });
  for (const { gwid, remark } of members) {
    await dialog.getByRole('searchbox').fill(gwid);
    await dialog.getByText('显示 1 台，共 1 台').waitFor();
    await dialog.getByRole('checkbox', { name: remark }).check();
  }
  await dialog.getByRole('button', { name: `添加 ${members.length} 台` }).click();
}

const networks: Readonly<Record<string, Networking>> = {
  network: {
    packages: '/open/network/package',
    create: '/open/network/create',
    manage: /\/open\/network\/manage/,
    choose: fromFile,
  },
  sdwan: { packages: '/sdwan/package', create: '/sdwan/create', manage: /\/sdwan\/manage/, choose: fromList },
};

async function network(service: string, { packages, create, manage, choose }: Networking): Promise<void> {
  const { page } = flow;
  await page.goto(packages);
  await page.getByText('对网关的改变').waitFor();
  await page.locator('#packages').getByRole('button', { name: '开通标准版' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('数量').fill('3');
  await drawer.getByRole('button', { name: '余额支付' }).click();
  await drawer.getByText('支付成功').waitFor();
  const free = await flow.read<Rows<Free>>('/api/v3/sdwan/candidates?state=free&per_page=500');
  const members = free.list.filter(({ status, node }) => status === 'online' && node === null).slice(0, 3);
  expect(members).toHaveLength(3);
  await page.goto(create);
  await page.getByLabel('组网名称').fill(`流程 ${service}`);
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('button', { name: '添加成员' }).first().click();
  await choose(page, members);
  for (let step = 1; step < 4; step += 1) await page.getByRole('button', { name: '下一步' }).click();
  await page
    .getByRole('radio', { name: /标准版/ })
    .first()
    .check();
  await page.getByRole('button', { name: '用此套餐新建' }).click();
  await page.waitForURL(manage);
  const id = new URL(page.url()).searchParams.get('id')!;
  // That they took it over is the gateways' word, and so is what their links are like.
  interface Told {
    member_list: { applied: boolean }[];
    link_list: { state: string; latency: number | null }[];
  }
  const told = () => flow.read<Told>(`/api/v3/sdwan/detail/${id}`);
  await expect
    .poll(async () => (await told()).member_list.every(({ applied }) => applied), { timeout: 60_000 })
    .toBe(true);
  await expect
    .poll(async () => (await told()).link_list.every(({ latency }) => latency !== null), { timeout: 60_000 })
    .toBe(true);
  await page.getByText('表', { exact: true }).first().click();
  await page.getByText('已连通').first().waitFor();
  await page.getByRole('button', { name: members[1]!.remark }).first().click();
  await page.getByText(/\d ms/).first().waitFor();
}

/** Waits until the gateway of a protecting service has what was set. */
async function protects(page: Page, path: string, set: (page: Page) => Promise<void>): Promise<void> {
  await page.goto(path);
  await page.getByRole('switch').first().check();
  await set(page);
  await page.getByRole('button', { name: '保存并下发' }).click();
  await page.locator('header [role=status]').getByText('已生效').waitFor({ timeout: 60_000 });
}

/** Services that are used in other ways: bought on a gateway, and then what one sees of them. */
const others: Readonly<Record<string, (page: Page, service: string) => Promise<void>>> = {
  async tunnel(page, service) {
    const gateway = await free(service);
    await buy(page, '/tunnel/package', gateway);
    await page.goto(`/tunnel/config/${gateway.gwid}`);
    await page.getByRole('button', { name: '新建映射' }).first().click();
    const form = page.getByRole('dialog', { name: '新建映射' });
    await form.getByLabel('映射名称').fill('收银系统');
    await form.getByLabel('子域名').fill(`flow${gateway.gwid.slice(-4)}`);
    await form.getByLabel('内网 IP').fill('192.168.1.20');
    await form.getByRole('button', { name: '新建' }).click();
    await page
      .getByRole('row', { name: /收银系统/ })
      .getByText('运行中')
      .waitFor({ timeout: 60_000 });
  },
  async domain_parsing(page, service) {
    const gateway = await free(service);
    await buy(page, `/open/open?service=${service}`, gateway);
    await protects(page, `/domain_parsing/configure/${gateway.gwid}/all`, (at) =>
      at.getByRole('checkbox', { name: '恶意软件' }).check(),
    );
  },
  async honeypot(page, service) {
    const gateway = await free(service);
    await buy(page, `/open/open?service=${service}`, gateway);
    await protects(page, `/honeypot?tab=decoys&gwid=${gateway.gwid}`, (at) =>
      at.getByRole('button', { name: '添加诱饵' }).click(),
    );
  },
  async firewall_plugin(page, service) {
    const gateway = await free(service);
    await buy(page, `/open/open?service=${service}`, gateway);
    await protects(page, `/firewall_plugin/detail?gwid=${gateway.gwid}`, (at) =>
      at.getByRole('checkbox', { name: '端口扫描' }).check(),
    );
  },
  async camera(page, service) {
    interface Camera {
      gwid: string;
      name: string;
      paid: boolean;
      record: string;
    }
    const { list } = await flow.read<Rows<Camera>>('/api/v3/camera/list?per_page=500');
    const { gwid, name } = list.find(({ paid }) => !paid)!;
    // All of them go on by their old plans, so each wants a place.
    const count = list.filter((one) => one.gwid === gwid).length;
    await buy(page, `/open/open?service=${service}`, { gwid, fit: 'able' }, count);
    await page.goto(`/camera/${gwid}`);
    const row = page.getByRole('row', { name: new RegExp(name) }).first();
    await row.getByRole('button', { name: /计划/ }).click();
    const form = page.getByRole('dialog', { name: `存储计划：${name}` });
    await form.getByRole('radio', { name: '全天录像' }).check();
    await form.getByLabel('保存天数').fill('9');
    await form.getByRole('button', { name: '保存' }).click();
    // Until the gateway took the plan the row shows the one before.
    await row.getByText('保存 9 天').waitFor({ timeout: 60_000 });
  },
  async backup_v2(page, service) {
    const gateway = await free(service);
    await buy(page, '/open/backup_v2', gateway);
    await flow.server.db!.query('UPDATE config_backup_plan SET next_at = now() WHERE device_id = $1 AND enabled', [
      gateway.gwid,
    ]);
    await page.goto(`/config/router_cloud_backup?backup.search=${encodeURIComponent(gateway.remark)}`);
    await expect
      .poll(
        async () => (await flow.read<Rows<object>>(`/api/v3/backup/list?device=${gateway.gwid}&origin=planned`)).total,
        {
          timeout: 90_000,
        },
      )
      .toBeGreaterThan(0);
    await page.reload();
    await page
      .getByRole('row', { name: new RegExp(gateway.remark) })
      .getByText('定时')
      .first()
      .waitFor();
  },
};

describe('a service', () => {
  it('is bought and used up to what one sees of it, each that is sold', () => {
    const sold = catalogue.filter(({ closed }) => !closed).map(({ key }) => key);
    const followed = [
      ...Object.keys(networks),
      ...settings.map(({ service }) => service),
      ...['overseas_speedup', 'iptv'],
      ...Object.keys(others),
    ];
    expect(followed.sort()).toEqual(sold.sort());
  });

  it.each(Object.entries(networks))('of %s is bought, and a network made on it has links that are measured', network);

  // Few beside each other: a browser opens six connections to a server, and each page keeps one.
  it.each([
    ['tunnels, DNS or backups', ['tunnel', 'domain_parsing', 'backup_v2']],
    ['decoys, a firewall or cameras', ['honeypot', 'firewall_plugin', 'camera']],
  ])('of %s is bought and does what it says', async (_, services) => {
    await Promise.all(
      services.map(async (service) => {
        const page = await flow.context.newPage();
        await others[service]!(page, service);
        await page.close();
      }),
    );
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
    await form.getByRole('button', { name: '新建' }).click();
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
