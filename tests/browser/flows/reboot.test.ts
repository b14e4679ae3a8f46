import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { endRestart, flows, type Rows } from './flow';

const flow = flows();

interface Device {
  id: string;
  remark: string;
  simulated: boolean;
}
const gateways = (query: string) => flow.read<Rows<Device>>(`/api/v3/device/gateways?${query}`);

/** The demo account's own machine, as its agent speaks. */
async function ingest<T>(path: string, data: object): Promise<T> {
  const file = join(flow.server.data, 'own-machine.json');
  const { gwid, key } = JSON.parse(await readFile(file, 'utf8')) as Record<'gwid' | 'key', string>;
  const headers = { 'x-device-id': gwid, 'x-device-key': key };
  const response = await flow.context.request.post(`/api/v3/ingest/${path}`, { headers, data });
  expect(response.status()).toBe(200);
  return ((await response.json()) as { data: T }).data;
}
const report = () => ingest('report', { uptime: 90_000, cpu: 5, memory: 30, interfaces: [] });
/** The machine fetches what waits for it, as soon as something does; it never restarts. */
async function refuse(): Promise<void> {
  let waiting: { id: string }[] = [];
  const fetched = async () => (waiting = await ingest<{ id: string }[]>('commands', {})).length;
  await expect.poll(fetched).toBeGreaterThan(0);
  for (const { id } of waiting) {
    await ingest('result', { id, done: true, ok: false, output: [], error: '演示机器不执行重启' });
  }
}

it('a restart of several tells success, failure and what was skipped, and the failed one is tried again after a reload', async () => {
  const { page } = flow;
  await report();
  const all = (await gateways('per_page=1000&status=online')).list;
  const real = all.find(({ simulated }) => !simulated)!;
  const on = all.find(({ simulated }) => simulated)!;
  const off = (await gateways('per_page=50&status=offline')).list.find(({ simulated }) => simulated)!;
  const tick = async ({ id, remark }: Device) => {
    await page.getByRole('searchbox').first().fill(id);
    await page.getByRole('grid').getByRole('checkbox', { name: remark }).check();
  };
  await page.goto('/networks');
  for (const device of [real, on, off]) await tick(device);
  await page.getByRole('button', { name: '重启' }).click();
  const ask = page.getByRole('dialog');
  await ask.getByLabel('跳过').check();
  await ask.getByRole('button', { name: '重启' }).click();
  const drawer = page.getByRole('dialog', { name: '任务' });
  await drawer
    .getByText(/台执行中/)
    .first()
    .waitFor();
  await refuse();
  await endRestart(flow);
  await drawer.getByText('成功 1，失败 1，跳过 1').first().waitFor();
  await drawer.getByText('演示机器不执行重启').first().waitFor();
  await drawer.getByText(off.remark).first().waitFor();

  await page.reload();
  const jobs = page.getByRole('button', { name: /^任务/ });
  await jobs.waitFor();
  // Its button is one more in the head of every page, which stays one line in the least width.
  await page.setViewportSize({ width: 1280, height: 800 });
  expect((await page.locator('header').first().boundingBox())?.height).toBe(72);
  await page.setViewportSize({ width: 1440, height: 900 });
  await jobs.click();
  await drawer.getByText('演示机器不执行重启').first().waitFor();
  await report();
  await drawer.getByRole('button', { name: '重试失败的 1 项' }).first().click();
  await drawer.getByText('1 台执行中').first().waitFor();
  await refuse();
  await drawer.getByText('成功 1，失败 1，跳过 1').first().waitFor();
});
