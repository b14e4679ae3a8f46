import { expect, it } from 'vitest';
import { flows, type Rows } from './flow';

const flow = flows();

it('lines, segments, routes, limits and names of a gateway: checked where they stand, compared, sent, in force after a reload', async () => {
  const { page } = flow;
  const gateways = await flow.read<Rows<{ id: string; model: string; simulated: boolean }>>(
    '/api/v3/device/gateways?status=online&per_page=100',
  );
  const { id } = gateways.list.find(({ model, simulated }) => simulated && model === 'NP-R980')!;
  const config = () =>
    flow.read<{ sections: string[]; document: Record<string, { [field: string]: string; id: string }[]> }>(
      `/api/v3/config/device/${id}`,
    );
  await expect.poll(async () => (await config()).sections).toContain('qos');
  const form = page.getByRole('dialog');
  const open = (section: string) => page.goto(`/network/${id}?tab=${section}`);
  const type = async (fields: Record<string, string>) => {
    for (const [label, text] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(text);
  };
  const keep = () => form.getByRole('button', { name: '存入草稿' }).click();
  const said = (text: string | RegExp) => form.getByText(text).waitFor();
  const drafted = async (count: number) => {
    await form.waitFor({ state: 'detached' });
    await page.getByText(`有 ${count} 项修改未保存`).waitFor();
  };

  await open('wan');
  await page.getByRole('tab', { name: '有线', selected: true }).waitFor();
  await page.getByRole('row', { name: /PPPoE/ }).getByRole('button', { name: '编辑' }).click();
  await type({ 宽带账号: '', MTU: '400' });
  await keep();
  await said('必须填写宽带账号');
  expect(await form.getByLabel('MTU').inputValue()).toBe('400');
  await type({ 宽带账号: '05710001', 宽带密码: 'line-Secret-1', MTU: '1480' });
  await keep();
  await drafted(1);

  await open('lan');
  const lan = (await config()).document.lan![0]!.address!;
  await page.getByRole('button', { name: '添加网段' }).click();
  await form.getByLabel('所属接口').selectOption({ index: 1 });
  await type({ 名称: '展厅', 网关地址: lan, 地址池: '192.168.77.10-192.168.77.90' });
  await keep();
  await said('[网关地址]与“默认内网”重叠');
  expect(await form.getByLabel('名称').inputValue()).toBe('展厅');
  await type({ 网关地址: '192.168.77.1/24' });
  await keep();
  await drafted(2);

  await open('routes');
  for (const [name, count] of [
    ['总部', 3],
    ['仓库', 4],
  ] as const) {
    await page.getByRole('button', { name: '添加路由' }).click();
    await type({ 名称: name, 目的网段: '10.20.0.0/16', 下一跳: '192.168.77.1' });
    await keep();
    await said('[下一跳]与“192.168.77.1/24”重叠');
    await type({ 下一跳: '192.168.77.254' });
    if (name === '仓库') {
      await keep();
      await said('[目的网段]与“总部”重叠');
      await type({ 目的网段: '10.30.0.0/16' });
    }
    await keep();
    await drafted(count);
  }

  await open('qos');
  await page.getByRole('button', { name: '添加规则' }).click();
  await type({ 名称: '展厅限速', 下行: '0', 上行: '0' });
  await keep();
  await said('[下行]不能小于 2');
  await type({ 下行: '2048' });
  await keep();
  await drafted(5);

  await open('ddns');
  await page.getByRole('button', { name: '添加域名' }).click();
  await type({ 域名: 'store', 密钥编号: 'key-1', 密钥: 'name-Secret-2' });
  await keep();
  await said(/^域名无效/);
  await type({ 域名: 'store.example.com' });
  await keep();
  await drafted(6);

  await page.getByRole('button', { name: '保存并下发' }).click();
  const line = form.getByRole('region', { name: '外网' });
  await line.getByRole('row', { name: /^MTU 1492 字节 1480 字节$/ }).waitFor();
  await form.getByText(/会重新接入。设备不会自动回退/).waitFor();
  await form.getByRole('button', { name: '下发 6 项修改' }).click();
  await form.getByText(/必须/).first().waitFor();
  await form.getByRole('checkbox', { name: /我已确认/ }).check();
  await form.getByRole('button', { name: '下发 6 项修改' }).click();
  await page.getByText('已生效').waitFor();

  await page.reload();
  await page.getByRole('gridcell', { name: 'store.example.com', exact: true }).waitFor();
  await page.getByText(/^设备上一致/).waitFor();
  for (const [section, name] of [
    ['wan', '05710001'],
    ['lan', '192.168.77.1/24'],
    ['routes', '10.30.0.0/16'],
    ['qos', '展厅限速'],
  ] as const) {
    await open(section);
    await page.getByRole('gridcell', { name, exact: true }).waitFor();
  }
  expect(await page.getByText('项修改未保存').count()).toBe(0);
  const told = JSON.stringify([await config(), await flow.read(`/api/v3/config/running?id=${id}`)]);
  expect(told).not.toMatch(/line-Secret-1|name-Secret-2/);
});
