import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flows } from './flow';

const flow = flows();

/** The demo account's own machine tells how its lines are: a real report, as an agent sends it. */
async function report(up: boolean): Promise<void> {
  const identity = JSON.parse(await readFile(join(flow.server.data, 'own-machine.json'), 'utf8')) as {
    gwid: string;
    key: string;
  };
  const line = (name: string, works: boolean) => ({
    name,
    role: 'wan',
    up: works,
    address: `10.7.0.${name.at(-1)}/24`,
    rx: 1000,
    tx: 1000,
  });
  const response = await flow.context.request.post('/api/v3/ingest/report', {
    headers: { 'x-device-id': identity.gwid, 'x-device-key': identity.key },
    data: { uptime: 90_000, cpu: 5, memory: 30, interfaces: [line('eth0', true), line('eth1', up)] },
  });
  expect(response.status()).toBe(200);
}

describe('an alarm of a real gateway', () => {
  it('stands in the open list by itself, is muted with its object, is found among what is kept quiet, and comes back', async () => {
    const { page } = flow;
    await report(true);
    await page.goto(`/alarm?q=${encodeURIComponent('ETH1')}`);
    await page.getByText('数据更新：实时').waitFor({ state: 'attached' });
    await report(false);
    const row = page.getByRole('row', { name: /ETH1/ });
    await row.first().waitFor();
    await row.first().getByText('未处理').waitFor();

    await row.first().getByRole('button', { name: '详情' }).click();
    const drawer = page.getByRole('dialog', { name: /ETH1 断开/ });
    await drawer.getByText('告警触发').waitFor();
    await drawer.getByRole('button', { name: '静默' }).click();
    const form = page.getByRole('dialog', { name: '静默对象' });
    await form.getByLabel('1 周').check();
    await form.getByRole('button', { name: '静默' }).click();
    await page.getByText('已静默，1 条告警转为抑制').waitFor();

    await page.goto('/alarm');
    await page.getByRole('tab', { name: /已抑制/ }).click();
    const quiet = page.getByRole('row', { name: /ETH1/ });
    await quiet.getByText('静默').first().waitFor();
    await page.reload();
    await quiet.first().waitFor();

    await page.getByRole('tab', { name: '静默与维护' }).click();
    await page.getByRole('button', { name: '结束' }).first().click();
    await page.getByRole('alertdialog').getByText('1 条仍未恢复的告警会重新提醒').waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
    await page.getByText('已结束，1 条告警重新提醒').waitFor();
    await page.goto(`/alarm?q=${encodeURIComponent('ETH1')}`);
    await row.first().getByRole('button', { name: '确认处理' }).click();
    await row.first().getByText('处理中').waitFor();
    await report(true);
    await page.goto(`/alarm?q=${encodeURIComponent('ETH1')}&state=cleared`);
    await row.first().getByText('已恢复').waitFor();
  });
});

describe('an open alarm', () => {
  it('is closed by the back button, also after a reload, and leaves no step when it is closed on the page', async () => {
    const { page } = flow;
    await page.goto('/networks');
    await page.goto('/alarm');
    const list = page.url();
    const drawer = page.getByRole('dialog');
    const open = (at: number) => page.getByRole('button', { name: '详情' }).nth(at).click();
    const steps = () => page.evaluate(() => history.length);
    await open(0);
    await page.waitForURL(/[?&]id=/);
    const [first, before] = [page.url(), await steps()];
    await open(1);
    await expect.poll(() => page.url()).not.toBe(first);
    expect(await steps()).toBe(before);
    await page.goBack();
    await drawer.waitFor({ state: 'detached' });
    expect(page.url()).toBe(list);

    await open(0);
    await page.waitForURL(/[?&]id=/);
    await page.reload();
    await drawer.getByRole('button', { name: '关闭' }).click();
    await drawer.waitFor({ state: 'detached' });
    await expect.poll(() => page.url()).toBe(list);
    for (let i = 0; i < 3; i++) {
      await open(0);
      await page.waitForURL(/[?&]id=/);
      await drawer.waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => page.url()).toBe(list);
    }
    expect(await steps()).toBe(before);
    await page.goBack();
    await page.waitForURL(/\/networks/);
  });
});

describe('a subscription', () => {
  it('refuses a webhook into the own network at the field, and sends a test to a channel', async () => {
    const { page } = flow;
    await page.goto('/alarm_subscribe');
    await page.getByRole('tab', { name: '通知通道' }).click();
    const add = async () => {
      await page.getByRole('button', { name: '添加通道' }).first().click();
      return page.getByRole('dialog', { name: '添加通道' });
    };
    const hook = await add();
    await hook.getByLabel('Webhook').check();
    await hook.getByLabel('名称').fill('值班机器人');
    await hook.getByLabel('Webhook 地址').fill('https://192.168.1.10/hook');
    await hook.getByRole('button', { name: '添加' }).click();
    await hook.getByText('不能发往内网或保留地址').waitFor();
    expect(await hook.getByLabel('名称').inputValue()).toBe('值班机器人');
    await hook.getByLabel('Webhook 地址').fill('https://hooks.example.invalid/duty');
    await hook.getByRole('button', { name: '添加' }).click();
    await page.getByText('密钥只显示这一次').waitFor();
    await page.getByRole('button', { name: '完成' }).click();
    const confirming = page.getByRole('dialog', { name: '确认通道' });
    await confirming.getByRole('button', { name: '获取验证码' }).click();
    await page
      .getByText(/验证码没有送达：/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('row', { name: '值班机器人' }).getByText('待确认').waitFor();

    const mail = await add();
    await mail.getByLabel('名称').fill('运维邮箱');
    await mail.getByLabel('邮箱', { exact: true }).last().fill('duty@example.com');
    await mail.getByRole('button', { name: '添加' }).click();
    await confirming.getByRole('button', { name: '获取验证码' }).click();
    await page.getByText('验证码已发送').waitFor();
    const outbox = await (await flow.context.request.get('/__dev/outbox')).text();
    await confirming.getByLabel('验证码').fill(/验证码 (\d{6})/.exec(outbox)![1]!);
    await confirming.getByRole('button', { name: '确认' }).click();
    await page.getByText('运维邮箱 已确认').waitFor();
    const row = page.getByRole('row', { name: '运维邮箱' });
    await row.getByRole('button', { name: '测试发送' }).click();
    await page.getByText(/^测试消息已提交发送 运维邮箱/).waitFor();
    await page.getByRole('tab', { name: '发送记录' }).click();
    await page
      .getByRole('row', { name: /测试消息/ })
      .first()
      .waitFor();

    await page.getByRole('tab', { name: '订阅', exact: true }).click();
    await page.getByRole('button', { name: '新建订阅' }).first().click();
    const form = page.getByRole('dialog', { name: '新建订阅' });
    await form.getByLabel('名称').fill('夜间值班');
    await form.getByRole('button', { name: '新建' }).click();
    await form.getByText('请至少勾选一个通道').waitFor();
    await form.getByLabel('严重告警发送到运维邮箱').check();
    await form.getByLabel(/在一段时间内不发送/).check();
    await form.getByRole('button', { name: '新建' }).click();
    await form.getByText('必须填写免打扰时间').first().waitFor();
    await form.getByLabel(/在一段时间内不发送/).uncheck();
    await form.getByRole('button', { name: '新建' }).click();
    await form.waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByRole('row', { name: /夜间值班.*运维邮箱/ }).waitFor();
  });
});
