import { expect, it } from 'vitest';
import { flows, type Rows } from './flow';

const flow = flows();

interface Alarm {
  id: string;
  assignee: string | null;
}
const ours = async (name: string) =>
  (await flow.read<Rows<Alarm>>('/api/v3/alarm/list?state=open&per_page=1000')).list.filter(
    ({ assignee }) => assignee === name,
  ).length;

it('many alarms are handed over and muted at once, and are so after a reload', async () => {
  const { page } = flow;
  const pick = async () => {
    await page.goto('/alarm?state=open');
    // The list moves: an alarm that comes in between pushes the others down.
    const unticked = page.getByRole('grid').locator('tbody').getByRole('checkbox', { checked: false });
    await unticked.first().check();
    await unticked.first().check();
  };
  await pick();
  await page.getByRole('button', { name: '转交' }).click();
  const hand = page.getByRole('dialog', { name: '转交' });
  await hand.getByLabel('处理人').fill('夜班张工');
  await hand.getByRole('button', { name: '转交' }).click();
  await page.getByText('成功 2，失败 0，跳过 0').first().waitFor();
  expect(await ours('夜班张工')).toBe(2);

  await pick();
  await page.getByRole('button', { name: '静默', exact: true }).click();
  const mute = page.getByRole('dialog', { name: '静默这 2 条告警的设备' });
  await mute.getByLabel('1 周').check();
  await mute.getByRole('button', { name: '静默' }).click();
  await page.getByText('成功 2，失败 0，跳过 0').first().waitFor();
  await page.goto('/alarm?tab=silences');
  await page.getByRole('button', { name: '结束' }).nth(1).waitFor();
});

it('every access point that matches is changed as one job, and the list tells how many before', async () => {
  const { page } = flow;
  const { total } = await flow.read<Rows<unknown>>('/api/v3/device/aps?per_page=1&status=online');
  await page.goto('/aps/ap_batch_edit?filter=status%3Donline%26kind%3Dap');
  await page.getByRole('heading', { name: `将修改 ${total} 台 AP` }).waitFor();
  await page.getByLabel('修改发射功率').nth(1).check();
  await page.getByLabel(/^发射功率/).fill('11');
  await page.getByRole('button', { name: '下发' }).click();
  await page.getByRole('button', { name: '确认下发' }).click();
  const drawer = page.getByRole('dialog', { name: '任务' });
  await drawer.getByText('批量修改 AP 配置').first().waitFor();
  await page.reload();
  await page.getByRole('button', { name: /^任务/ }).click();
  await drawer.getByText('批量修改 AP 配置').first().waitFor();
  await page.goto(`/logs/action?q=${encodeURIComponent('批量修改 AP')}`);
  await page
    .getByRole('row', { name: /批量修改 AP 配置/ })
    .first()
    .waitFor();
});
