import { expect, it } from 'vitest';
import { flows, type Rows } from '../flows/flow';
import { oneConsole } from './one-console';

const flow = flows(oneConsole);

interface Campaign {
  name: string;
  kind: string;
  state: string;
  starts_at: string;
  wait_until: string | null;
}
const campaign = async (name: string) =>
  (await flow.read<Rows<Campaign>>('/api/v3/firmware/campaigns?per_page=100')).list.find((one) => one.name === name);
const open = async () => {
  const { page } = flow;
  await page.goto('/device/firmware');
  await page.getByRole('button', { name: '新建升级' }).first().click();
  return page.getByRole('dialog', { name: '升级固件' });
};

it('another kind of device has versions and scopes of its own, and takes back what was chosen of the first', async () => {
  const form = await open();
  await form.getByLabel('目标版本').selectOption({ index: 1 });
  const routers = await form.getByLabel('目标版本').locator('option').allTextContents();
  await form.getByLabel('指定分组').check();
  await form.getByLabel('分组', { exact: true }).waitFor();
  await form.getByLabel('AP', { exact: true }).check();
  expect(await form.getByLabel('指定分组').count()).toBe(0);
  expect(await form.getByLabel('全部', { exact: true }).isChecked()).toBe(true);
  expect(await form.getByLabel('目标版本').inputValue()).toBe('');
  await expect.poll(() => form.getByLabel('目标版本').locator('option').allTextContents()).not.toEqual(routers);
  // Nothing is sent without a version.
  await form.getByRole('button', { name: '确认升级' }).click();
  await form.getByText('必须填写目标版本').waitFor();
});

it('access points are upgraded at once, without waiting for who is offline', async () => {
  const form = await open();
  await form.getByLabel('AP', { exact: true }).check();
  await form.getByLabel('任务名称').fill('AP 立即升级');
  await form.getByLabel('目标版本').selectOption({ index: 1 });
  await form.getByLabel('离线设备').selectOption({ label: '跳过' });
  await form.getByText(/台中有 \d+ 台会升级/).waitFor();
  await form.getByRole('button', { name: '确认升级' }).click();
  await flow.page.getByRole('row', { name: /AP 立即升级/ }).waitFor();
  expect(await campaign('AP 立即升级')).toMatchObject({ kind: 'ap', wait_until: null });
  expect((await campaign('AP 立即升级'))?.state).not.toBe('scheduled');
});

it('routers are upgraded at a time in a named zone, and three days are waited for who is offline', async () => {
  const { page } = flow;
  const form = await open();
  await form.getByLabel('任务名称').fill('路由器定时升级');
  await form.getByLabel('目标版本').selectOption({ index: 1 });
  await form.getByLabel('定时').check();
  const past = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await form.getByLabel('开始日期').fill(past);
  await form.getByRole('button', { name: '确认升级' }).click();
  await form.getByText(/开始时间至少在 \d+ 分钟以后/).waitFor();
  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await form.getByLabel('开始日期').fill(day);
  await form.getByLabel('开始时间').fill('01:15');
  await form
    .getByText(/北京时间（UTC\+8）/)
    .first()
    .waitFor();
  await form.getByLabel('离线设备').selectOption({ label: '等待 3 天内上线' });
  await form.getByRole('button', { name: '确认升级' }).click();
  const row = page.getByRole('row', { name: /路由器定时升级/ });
  await row.getByText('待开始').waitFor();
  const starts = Date.parse(`${day}T01:15:00+08:00`);
  const told = (await campaign('路由器定时升级'))!;
  expect(told).toMatchObject({ kind: 'gateway', state: 'scheduled' });
  expect([Date.parse(told.starts_at), Date.parse(told.wait_until!)]).toEqual([starts, starts + 3 * 86_400_000]);
  await page.reload();
  const drawer = page.getByRole('dialog', { name: '路由器定时升级' });
  await drawer.getByText('01:15（北京时间）').first().waitFor();
  await drawer.getByText('等待离线设备到').first().waitFor();
});
