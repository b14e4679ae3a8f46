import { expect, it } from 'vitest';
import { flows, type Rows } from './flow';

const flow = flows();

interface Device {
  id: string;
  remark: string;
  status: string;
  simulated: boolean;
}
const gateways = (query: string) => flow.read<Rows<Device>>(`/api/v3/device/gateways?${query}`);

it('a name is edited in its row, with every character that has to be escaped, and is the same after a reload', async () => {
  const { page } = flow;
  const { id, remark } = (await gateways('per_page=1&status=online')).list[0]!;
  const odd = `重庆店 100% "A" & $5; \`b\` \\ | 'c'`;
  await page.goto(`/networks?q=${id}`);
  await page.getByRole('button', { name: '编辑' }).click();
  const field = page.getByRole('textbox', { name: '备注名称' });
  await field.fill('');
  await page.keyboard.press('Enter');
  await page.getByText('必须填写备注名称').waitFor();
  await field.fill(odd);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: odd }).waitFor();
  await page.reload();
  await page.getByRole('link', { name: odd }).click();
  await page.getByRole('heading', { name: odd }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: odd }).waitFor();
  await page.goto('/logs/action');
  await page.getByRole('row', { name: odd }).waitFor();
  expect(remark).not.toBe(odd);
});

it('tags put on many devices narrow the list, as the address says', async () => {
  const { page } = flow;
  await page.goto('/networks?sort=remark&order=asc');
  const boxes = page.getByRole('grid').getByRole('checkbox');
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  await page.getByRole('button', { name: '标签' }).click();
  await page.getByLabel('添加标签').fill('双线 巡检');
  await page.getByRole('dialog').getByRole('button', { name: '设置' }).click();
  await page.getByText('成功 2，失败 0，跳过 0').waitFor();
  await page.goto('/networks');
  // The mark of what is simulated costs no name its end.
  const names = page.locator('tbody tr:has(small) a[title]');
  await names.first().waitFor();
  const cut = await names.evaluateAll((links) =>
    links.flatMap(({ textContent: name, parentElement: line }) =>
      name && name.length < 10 && line!.scrollWidth > line!.clientWidth ? [name] : [],
    ),
  );
  expect(cut).toEqual([]);
  await page.getByLabel('全部标签').selectOption('巡检');
  await page.waitForURL(/tag=/);
  await page.getByText('共 2 条').waitFor();
  await page.reload();
  await page.getByText('共 2 条').waitFor();
  await page.getByRole('button', { name: '清除筛选' }).click();
  await page.getByText('共 2 条').waitFor({ state: 'detached' });
});

it('many gateways are restarted as one job, with a result for each; one that is offline says so', async () => {
  const { page } = flow;
  const [on] = (await gateways('per_page=1&status=online')).list;
  const off = (await gateways('per_page=50&status=offline')).list.find(({ simulated }) => simulated)!;
  await page.goto(`/networks?q=${on!.id}`);
  await page.getByRole('grid').getByRole('checkbox').nth(1).check();
  await page.goto('/networks?status=offline');
  await page.getByRole('checkbox', { name: new RegExp(off.remark) }).check();
  await page.getByRole('button', { name: '重启' }).click();
  const ask = page.getByRole('dialog');
  await ask.getByLabel('跳过').check();
  await ask.getByRole('button', { name: '重启' }).click();
  const card = page.getByRole('dialog', { name: '任务' });
  await card.getByText('成功 0，失败 0，跳过 1').waitFor();
  await card.getByText(off.remark).first().waitFor();
  await page.reload();
  await page.getByRole('button', { name: /^任务/ }).click();
  await page.getByText('成功 0，失败 0，跳过 1').first().waitFor();
});

it('firmware is planned for a time in a named zone, is there after a reload, starts at once and reports each device', async () => {
  const { page } = flow;
  await page.goto('/device/firmware');
  await page.getByRole('button', { name: '新建升级' }).first().click();
  const form = page.getByRole('dialog', { name: '升级固件' });
  await form.getByLabel('任务名称').fill('春节前统一升级 v3');
  await form.getByLabel('目标版本').selectOption({ index: 1 });
  await form.getByLabel('定时').check();
  await form
    .getByText(/北京时间（UTC\+8）/)
    .first()
    .waitFor();
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await form.getByLabel('开始日期').fill(day);
  await form.getByLabel('开始时间').fill('02:30');
  await form.getByText(/台中有 \d+ 台会升级/).waitFor();
  await form.getByRole('button', { name: '确认升级' }).click();
  const row = page.getByRole('row', { name: /春节前统一升级 v3/ });
  await row.getByText('待开始').waitFor();
  await page.reload();
  const drawer = page.getByRole('dialog', { name: '春节前统一升级 v3' });
  await drawer.getByText('02:30（北京时间）').first().waitFor();
  await drawer.getByRole('button', { name: '立即开始' }).click();
  const asked = page.getByRole('alertdialog');
  await asked.getByText(/^现在升级 \d+ 台网关？$/).waitFor();
  await asked.getByRole('button', { name: '立即开始' }).click();
  await drawer.getByText('升级中').first().waitFor();
  await drawer.getByRole('grid').getByRole('row').nth(1).waitFor();
});

it('groups are made and moved by keyboard, and members by dragging', async () => {
  const { page } = flow;
  await page.goto('/network/group');
  const make = async (name: string) => {
    await page.getByRole('button', { name: '新建分组' }).first().click();
    const form = page.getByRole('dialog');
    await form.getByLabel('分组名称').fill(name);
    await form.getByRole('button', { name: '新建' }).click();
    await page.getByRole('treeitem', { name: new RegExp(`^${name}`) }).waitFor();
  };
  await page.getByRole('button', { name: '新建分组' }).first().click();
  const refused = page.getByRole('dialog');
  await refused.getByLabel('分组名称').fill('过长的分组名称啊');
  await refused.getByRole('button', { name: '新建' }).click();
  await refused.locator('[aria-invalid=true]').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '放弃' }).click();
  await refused.waitFor({ state: 'detached' });
  await make('试点A');
  await make('试点B');

  const item = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}`) });
  await item('试点B').focus();
  await page.keyboard.press('m');
  const move = page.getByRole('dialog');
  await move.getByLabel('上级分组').selectOption({ label: '试点A' });
  await move.getByRole('button', { name: '移动' }).click();
  await page.locator('[role=treeitem][aria-level="2"]').filter({ hasText: '试点B' }).waitFor();
  await item('试点B').focus();
  await page.keyboard.press('F2');
  await page.getByRole('dialog').getByLabel('分组名称').fill('试点C');
  await page.keyboard.press('Enter');
  await item('试点C').waitFor();

  const member = page.getByRole('grid').getByTitle('拖到左侧分组即可移动').first();
  const name = (await member.textContent())!;
  await member.dragTo(item('试点C'));
  await page.getByText('已移动 1 个网络').waitFor();
  await page.reload();
  await item('试点C').click();
  await page.getByRole('grid').getByText(name).waitFor();
  await item('试点C').focus();
  await page.keyboard.press('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await item('试点C').waitFor({ state: 'detached' });
});
