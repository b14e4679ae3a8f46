import { expect, it } from 'vitest';
import { flows, type Rows } from '../flows/flow';
import { oneConsole } from './one-console';

const flow = flows(oneConsole);

interface User {
  id: string;
  name: string;
  mac: string;
}
const users = () => flow.read<Rows<User>>('/api/v3/client/online?per_page=5');
const logged = async (text: RegExp) => {
  const { page } = flow;
  await page.goto('/logs/action');
  await page.getByRole('row', { name: text }).first().waitFor();
};

it('a terminal is limited, and is still limited after a reload', async () => {
  const { page } = flow;
  const [user] = (await users()).list;
  await page.goto(`/networks/online_users?client=${user!.id}`);
  const drawer = page.getByRole('dialog', { name: '时间线' });
  await drawer.getByRole('button', { name: '限速' }).click();
  const form = page.getByRole('dialog', { name: /^限速/ });
  await form.getByLabel('下行限速').fill('1');
  await form.getByRole('button', { name: '下发' }).click();
  await form.getByText(/2.125000 的整数/).waitFor();
  await form.getByLabel('下行限速').fill('2048');
  await form.getByRole('button', { name: '下发' }).click();
  await drawer.getByText('下行 2048 KB/s，上行 不限').waitFor();
  await page.reload();
  await drawer.getByText('下行 2048 KB/s，上行 不限').waitFor();
  await logged(/限速/);
});

it('a terminal is kicked by its gateway after the question, and the list says so', async () => {
  const { page } = flow;
  const user = (await users()).list[1]!;
  await page.goto(`/networks/online_users?q=${encodeURIComponent(user.mac)}`);
  const row = page.getByRole('grid').getByRole('row', { name: user.mac });
  await row.getByRole('button', { name: '踢下线' }).click();
  await page.getByRole('alertdialog').getByText('终端会断开连接').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await page.getByText('踢下线已生效').waitFor();
  await logged(/踢终端下线/);
});

it('a terminal is blocked, stands in the block list after a reload, and is let in again', async () => {
  const { page } = flow;
  const user = (await users()).list[2]!;
  await page.goto(`/networks/online_users?client=${user.id}`);
  const drawer = page.getByRole('dialog', { name: '时间线' });
  await drawer.getByRole('button', { name: '拉黑' }).click();
  const form = page.getByRole('dialog', { name: /^拉黑/ });
  await form.getByLabel('原因').fill('占用带宽 100% & "测试"');
  await form.getByRole('button', { name: '拉黑' }).click();
  await drawer.getByText(/^已拉黑，.*解除$/).waitFor();
  await page.goto('/networks/online_users?show=blocked');
  const row = page.getByRole('row', { name: user.mac });
  await row.getByText('占用带宽 100% & "测试"').waitFor();
  await page.reload();
  await row.getByRole('button', { name: '解除拉黑' }).click();
  await row.waitFor({ state: 'detached' });
  expect((await flow.read<Rows<User>>(`/api/v3/client/online?q=${user.mac}`)).total).toBeLessThanOrEqual(1);
  await logged(/拉黑/);
});
