import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { newTemplateRows } from '../../../src/domain/ap-template';
import { flows, type Rows } from './flow';

const flow = flows();

interface Switch {
  id: string;
  gwid: string;
  ip: string;
  light: boolean;
}
const someSwitch = async (light: boolean) =>
  (await flow.read<Rows<Switch>>('/api/v3/device/switches?per_page=100&status=online')).list.find(
    (row) => row.light === light,
  )!;

describe('the settings of a port', () => {
  it('name a VLAN only once it was made; drafted, compared and sent they hold after a reload', async () => {
    const { page } = flow;
    const { gwid, ip } = await someSwitch(false);
    await page.goto(`/network/switch/${gwid}/${ip}?port=3`);
    const port = page.getByRole('region', { name: '端口 3' });
    await port.getByLabel('备注').fill('收银台 POS-3');
    await port.getByLabel('PVID').fill('777');
    await port.getByRole('button', { name: '存入草稿' }).click();
    await port.getByText('VLAN 不存在：777').waitFor();

    // What is typed is not left behind by mistake.
    await page.getByRole('tab', { name: 'VLAN' }).click();
    await page.getByRole('button', { name: '离开' }).click();
    await page.waitForURL(/\/vlan/);
    await page.getByRole('button', { name: '添加 VLAN' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('VLAN ID').fill('777');
    await form.getByLabel('名称').fill('收银');
    await form.getByRole('button', { name: '存入草稿' }).click();
    await page.getByText('有 1 项修改未保存').waitFor();

    await page.getByRole('tab', { name: '端口' }).click();
    await page.getByRole('button', { name: '端口 3' }).first().click();
    await port.getByLabel('备注').fill('收银台 POS-3');
    await port.getByLabel('PVID').fill('777');
    // Typed and not put into the draft: it goes along all the same.
    await page.getByRole('button', { name: '保存并下发' }).click();
    const diff = page.getByRole('dialog', { name: '核对并下发' });
    await diff.getByText('收银台 POS-3').waitFor();
    await diff.getByRole('button', { name: '下发 2 项修改' }).click();
    await page.getByText('已生效').waitFor();
    await page.reload();
    await port.getByLabel('PVID').waitFor();
    expect(await port.getByLabel('PVID').inputValue()).toBe('777');
    await page.getByRole('gridcell', { name: '收银台 POS-3' }).waitFor();
    expect(await page.getByText('项修改未保存').count()).toBe(0);
  });

  it('of a lightly managed switch keep to its own bounds, and its tab is in the address', async () => {
    const { page } = flow;
    const { gwid, id } = await someSwitch(true);
    await page.goto(`/network/switch_light/${gwid}/${id}/mac`);
    await page.getByRole('tab', { name: 'MAC 地址表', selected: true }).waitFor();
    await page.getByRole('tab', { name: '端口' }).click();
    await page.waitForURL(/\/ports/);
    const port = page.getByRole('region', { name: '端口 1' });
    await port.getByLabel('入口限速').fill('8');
    await port.getByRole('button', { name: '存入草稿' }).click();
    await port.getByText('[入口限速]应为 0（不限速）或 16–12800 的整数').waitFor();
    await page.goBack();
    await page.getByRole('button', { name: '留在此页' }).click();
    expect(await port.getByLabel('入口限速').inputValue()).toBe('8');
    await page.goBack();
    await page.getByRole('button', { name: '离开' }).click();
    await page.getByRole('tab', { name: 'MAC 地址表', selected: true }).waitFor();
  });
});

it('two windows with one draft: the later one is told, keeps what was typed, and adds to the newer draft', async () => {
  const { page, context } = flow;
  const gateways = await flow.read<Rows<{ id: string; simulated: boolean }>>(
    '/api/v3/device/gateways?status=online&per_page=50',
  );
  const id = gateways.list.find(({ simulated }) => simulated)!.id;
  const other = await context.newPage();
  const add = async (where: typeof page, name: string, port: string) => {
    await where.getByRole('button', { name: '添加映射' }).click();
    const form = where.getByRole('dialog');
    await form.getByLabel('名称').fill(name);
    await form.getByLabel('外网端口').fill(port);
    await form.getByLabel('内网 IP').fill('172.16.10.9');
    await form.getByLabel('内网端口').fill(port);
    return form;
  };
  await page.goto(`/network/${id}?tab=port_mapping`);
  await other.goto(`/network/${id}?tab=port_mapping`);
  const late = await add(page, '监控回看', '7002');
  // The first window hears of the change only when it saves: as if its connection had stood still meanwhile.
  const saves = page.waitForRequest('**/api/v3/config/draft');
  await page.route(`**/api/v3/config/device/${id}`, async (route) => {
    await saves;
    await route.continue();
  });
  const early = await add(other, '办公系统', '7001');
  await early.getByRole('button', { name: '存入草稿' }).click();
  await other.getByText('有 1 项修改未保存').waitFor();
  await late.getByRole('button', { name: '存入草稿' }).click();
  await late
    .getByText(/已修改了草稿/)
    .first()
    .waitFor();
  expect(await late.getByLabel('名称').inputValue()).toBe('监控回看');
  await late.getByRole('button', { name: '存入草稿' }).click();
  await page.getByText('有 2 项修改未保存').waitFor();
  await page.getByRole('row', { name: /办公系统/ }).waitFor();
  await page.getByRole('button', { name: '放弃', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '放弃' }).click();
  await page.getByRole('row', { name: /办公系统/ }).waitFor({ state: 'detached' });
});

it('people get private passwords of a network: one by one and out of a file, a card is shown, one is switched off', async () => {
  const { page, context } = flow;
  const { list } = await flow.read<{ list: { id: string; gwid: string; model: string }[] }>('/api/v3/device/aps');
  const [ap] = list;
  const token = (await context.cookies()).find(({ name }) => name === 'np_token')!.value;
  const made = await context.request.post('/api/v3/template/ap/save', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      ...{ kind: 'ssid', name: 'Flow-Dorm', target: 'ap', target_ids: [ap!.id] },
      rows: { ssid: { ...newTemplateRows('ssid').ssid, security: 'ppsk' } },
    },
  });
  const { id } = ((await made.json()) as { data: { id: string } }).data;
  await page.goto(`/config/template_wireless/wireless_edit/${id}?tab=people`);
  await page.getByText('还没有人员').waitFor();
  await page.getByRole('button', { name: '添加人员' }).first().click();
  const form = page.getByRole('dialog', { name: '添加人员' });
  await form.getByLabel('姓名').fill('张伟');
  await form.getByLabel('密码', { exact: true }).fill('Flow-word-777');
  await form.getByRole('button', { name: '添加' }).click();
  await page.getByRole('button', { name: '密码', exact: true }).click();
  const card = page.getByRole('dialog', { name: '张伟' });
  await card.getByText('Flow-word-777').waitFor();
  await card.getByRole('button', { name: '关闭' }).click();

  await page.getByRole('button', { name: '导入' }).first().click();
  const file = page.getByRole('dialog', { name: '导入人员' });
  const csv = '姓名,VLAN,有效期至\n李娜,30,2099-01-31\n张伟,,\n';
  await file
    .locator('input[type=file]')
    .setInputFiles({ name: '人员.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await file.getByText('第 3 行「姓名」：已有同名人员').waitFor();
  await file.getByRole('button', { name: '导入 1 人，跳过 1 行' }).click();
  await file.getByText('已导入 1 人').waitFor();
  await file.getByRole('button', { name: '取消' }).click();
  await page.reload();
  await page.getByText('李娜').waitFor();
  await page.getByRole('row', { name: /张伟/ }).getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '停用' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '停用' }).click();
  await page.getByText('已停用 1').waitFor();
  const people = await flow.read<{ list: object[] }>(`/api/v3/wifi_person/list?template=${id}&state=off`);
  expect(people.list).toMatchObject([{ name: '张伟' }]);
  expect(JSON.stringify(people)).not.toContain('Flow-word');
});

it('devices of a file are mended in its cells and labelled', async () => {
  const { page } = flow;
  const file =
    '序列号,名称,网段,VLAN ID\nNPFLOW01,流程一店,10.95.0.1/24,30\nNP,流程二店,,\nNPFLOW03,流程三店,10.96.0.1/24,4096\n';
  await page.goto('/config/preconfiguredEdit');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '门店.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await page.getByText('2 处问题').waitFor();
  await page.getByRole('button', { name: '4 行 D 列：4096' }).click();
  await page.getByRole('textbox', { name: '4 行 D 列：4096' }).fill('40');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '导入 2 行，跳过 1 行' }).click();
  await page.getByText('已导入 2 台设备').waitFor();
  await page.getByRole('button', { name: '3 行 A 列：NP', exact: true }).waitFor();
  await page.getByRole('button', { name: '返回预配置' }).click();

  const row = (name: string) => page.getByRole('grid').getByRole('row').filter({ hasText: name });
  for (const name of ['流程一店', '流程三店']) await row(name).getByRole('checkbox').check();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载标签页' }).click();
  const sheet = await readFile(await (await saved).path(), 'utf8');
  expect(sheet).toMatch(/流程一店.*NPFLOW01.*流程三店.*NPFLOW03|流程三店.*NPFLOW03.*流程一店.*NPFLOW01/s);
  expect(sheet).toContain('<svg');
});
