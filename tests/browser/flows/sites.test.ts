import { expect, it } from 'vitest';
import { flows, type Rows } from './flow';

const flow = flows();

it('a model of a site is made of a gateway, reaches three sites from a table, changes, and they are brought up to date', async () => {
  const { page } = flow;
  const online = await flow.read<Rows<{ id: string; remark: string; model: string; simulated: boolean }>>(
    '/api/v3/device/gateways?status=online&per_page=100',
  );
  const chosen = online.list.filter(({ model, simulated }) => simulated && model !== 'NP-R980').slice(-3);
  const dialog = page.getByRole('dialog');
  const addVlan = async (id: string, name: string) => {
    await page.getByRole('button', { name: '添加 VLAN' }).click();
    await dialog.getByLabel('VLAN ID').fill(id);
    await dialog.getByLabel('名称').fill(name);
    await dialog.getByLabel('所属接口').selectOption('lan1');
    await dialog.getByLabel('网段', { exact: true }).selectOption('26');
    await dialog.getByRole('button', { name: '确定' }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  const site = (name: string) => page.getByRole('row', { name });

  await page.goto('/config/template_site');
  await page.getByRole('button', { name: '从网关生成' }).click();
  await dialog.getByRole('combobox', { name: '网关' }).fill(chosen[0]!.remark);
  await page.getByRole('option', { name: chosen[0]!.remark, exact: true }).click();
  await dialog.getByRole('button', { name: '下一步' }).click();
  await page.getByText(`由“${chosen[0]!.remark}”的配置生成，请核对变量，并选择地址池`).waitFor();
  await page.getByRole('button', { name: '新建地址池' }).click();
  await dialog.getByLabel('名称').fill('流程');
  await dialog.getByLabel('网段').fill('10.240.0.0/12');
  await dialog.getByRole('button', { name: '确定' }).click();
  await page.getByRole('button', { name: '添加变量' }).click();
  await dialog.getByLabel('变量名').fill('site_code');
  await dialog.getByLabel('显示名称').fill('编号');
  await dialog.getByRole('button', { name: '确定' }).click();
  await addVlan('810', '{{site_code}} 办公');
  await page.getByRole('complementary').getByText('810 site_code 办公').waitFor();
  await page.getByLabel('模板名称').fill('流程店');
  await page.getByRole('button', { name: '保存为 v1' }).click();

  await site('流程店').getByRole('link', { name: '套用' }).click();
  const bring = (lines: readonly string[]) =>
    page
      .getByLabel('导入表格')
      .first()
      .setInputFiles({ name: '站点.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await bring(['站点', ...chosen.map(({ remark }) => remark), '没有的店']);
  await page.getByText('5 行 A 列：没有这个网关：没有的店').waitFor();
  await page.getByText('3 个站点，0 个可以下发').waitFor();
  // What the lines of the first gateway have of their own is asked of each site.
  const heads = (await page.locator('thead th').allInnerTexts()).map((head) => head.replace(/\s*\*$/, ''));
  const own = heads.slice(1, heads.indexOf('网段'));
  const values: Record<string, (n: number) => string> = {
    编号: (n) => `N${n}`,
    宽带账号: (n) => `0571000${n}`,
    宽带密码: (n) => `line-Secret-${n}`,
    外网地址2: (n) => `198.51.100.${10 + n}/24`,
    外网网关2: () => '198.51.100.1',
  };
  await bring([
    ['站点', ...own].join(','),
    ...chosen.map(({ remark }, n) => [remark, ...own.map((name) => values[name]!(n))].join(',')),
  ]);
  await page.getByText('3 个站点，3 个可以下发').waitFor();
  await page.getByRole('button', { name: `看差异：${chosen[1]!.remark}` }).click();
  await page
    .getByRole('region', { name: `${chosen[1]!.remark} 的差异` })
    .getByText('VLAN 810 N1 办公')
    .waitFor();
  const apply = async () => {
    await page.getByRole('button', { name: '套用到 3 个站点' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '套用到 3 个站点' }).click();
  };
  const same = async (version: number) => {
    for (const { remark } of chosen) await site(remark).getByText('一致', { exact: true }).waitFor();
    await expect.poll(() => page.getByText(`流程店 v${version}`).count()).toBe(3);
  };
  await apply();
  await same(1);

  await page.goto('/config/template_site');
  await site('流程店').getByRole('link', { name: '编辑' }).click();
  await addVlan('820', '收银');
  await page.getByLabel('本次改动').fill('加收银');
  await page.getByRole('button', { name: '保存为 v2' }).click();
  await site('流程店').getByText('待更新 3').waitFor();
  await site('流程店').getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '更新到 v2' }).click();
  await page.getByText('3 个站点，3 个可以下发').waitFor();
  await apply();
  await same(2);
  await page.reload();
  await same(2);
  const { document } = await flow.read<{ document: { vlan: { vlan: string; name: string }[] } }>(
    `/api/v3/config/device/${chosen[2]!.id}`,
  );
  expect(document.vlan.map(({ vlan, name }) => `${vlan} ${name}`)).toEqual(
    expect.arrayContaining(['810 N2 办公', '820 收银']),
  );
});
