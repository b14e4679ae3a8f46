import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../../src/api/client';
import { alarmChannelSave } from '../../../src/api/contract/alarm-notice';
import { logs } from '../../../src/api/contract/log';
import { passwordHistory, passwordNext, passwordPlans } from '../../../src/api/contract/wifi-password';
import { UiRoot } from '../../../src/ui/root';
import { DynamicPasswords } from '../../../widgets/guest/dynamic-passwords';
import * as stories from '../../../widgets/guest/dynamic-passwords/dynamic-passwords.stories';
import { startReference, type Reference } from '../../server/reference';
import { show, type } from '../devices/shown';

// Whole dialogs on the whole server.
vi.setConfig({ testTimeout: 30_000 });

let reference: Reference;
let demo: Client;
beforeAll(async () => {
  reference = await startReference({});
  demo = await reference.signIn();
  await reference.services.db.query('DELETE FROM wifi_password_plan');
});
afterAll(() => reference.close());
afterEach(cleanup);

const choose = async (dialog: ReturnType<typeof within>, label: RegExp, option: string | RegExp) => {
  fireEvent.click(dialog.getByRole('button', { name: label }));
  fireEvent.click(await screen.findByRole('checkbox', { name: option }));
  fireEvent.click(dialog.getByRole('button', { name: label }));
};

describe('dynamic passwords', () => {
  it('are planned in a dialog, changed by hand, shown on the card, and paused', async () => {
    const [site] = await reference.services.db.query<{ gateway: string; ssid: string }>(
      `SELECT g.remark AS gateway, a.detail->'ssids'->>0 AS ssid FROM device g JOIN device a ON a.gateway_id = g.id
       WHERE g.account_id = 'acc_demo' AND a.kind = 'ap' AND a.id NOT IN (SELECT device_id FROM device_config)
       ORDER BY g.remark LIMIT 1`,
    );
    show(demo, <DynamicPasswords manage />);
    expect(await screen.findByText('还没有密码计划')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '新建计划' }));
    const dialog = within(await screen.findByRole('dialog', { name: '新建计划' }));
    fireEvent.click(dialog.getByRole('button', { name: '新建' }));
    expect(await dialog.findByText('必须填写名称')).toBeTruthy();
    type(dialog.getByLabelText(/^名称/), '前台访客');
    await dialog.findByRole('option', { name: new RegExp(`^${site!.ssid}（`) });
    fireEvent.change(dialog.getByLabelText(/^SSID/), { target: { value: site!.ssid } });
    await choose(dialog, /^网关/, site!.gateway);
    expect(await dialog.findByText(/将更换 \d+ 台 AP/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('radio', { name: '数字' }));
    expect(await dialog.findByText(/安全态势会提示密码太弱/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('radio', { name: '易读单词' }));
    fireEvent.click(dialog.getByRole('button', { name: '新建' }));
    expect(await screen.findByText('计划已保存')).toBeTruthy();
    const [plan] = (await demo.call(passwordPlans, {})).data.list;
    expect(plan).toMatchObject({ name: '前台访客', target: 'gateway', times: ['06:00'], shape: 'words', size: 3 });

    expect(await screen.findByText('还没有密码')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '现在更换' }));
    const asked = within(await screen.findByRole('dialog', { name: /现在更换/ }));
    expect(asked.getByText(/用旧密码的终端会断开/)).toBeTruthy();
    type(asked.getByLabelText(/^原因/), '外泄');
    fireEvent.click(asked.getByRole('button', { name: '更换' }));
    expect(await screen.findByText('第 1 期密码已生成，正在下发')).toBeTruthy();
    expect(await screen.findByRole('img', { name: `连接 ${site!.ssid} 的二维码` })).toBeTruthy();
    expect((await demo.call(passwordHistory, { id: plan!.id })).data.list).toMatchObject([
      { number: 1, cause: 'manual', note: '外泄' },
    ]);
    fireEvent.click(screen.getByRole('radio', { name: '下期' }));
    expect(await screen.findByText(/起有效，可以提前打印/)).toBeTruthy();
    const next = (await demo.call(passwordNext, { id: plan!.id })).data;
    expect(screen.getByText(next.password)).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: '本期' }));
    expect(screen.queryByText(next.password)).toBeNull();

    fireEvent.click(screen.getByRole('button', { name: '更多' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: '暂停' }));
    const pause = within(await screen.findByRole('alertdialog'));
    fireEvent.click(pause.getByRole('button', { name: '暂停' }));
    expect((await screen.findAllByText('已暂停')).length).toBeGreaterThan(0);
    await vi.waitFor(async () => expect((await demo.call(passwordPlans, {})).data.list[0]!.enabled).toBe(false));
  });

  it('show a channel that was disabled since, and are saved with it', async () => {
    const robot = { type: 'mail', name: '前台值班', target: 'desk@example.cn' } as const;
    const { id } = (await demo.call(alarmChannelSave, robot)).data;
    const { db } = reference.services;
    await db.query('UPDATE alarm_channel SET confirmed_at = created_at, enabled = false');
    await db.query('UPDATE wifi_password_plan SET channels = ARRAY[$1::text]', [id]);
    show(demo, <DynamicPasswords manage />);
    fireEvent.click(await screen.findByRole('button', { name: '编辑计划' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^编辑/ }));
    expect(await dialog.findByText('前台值班（已停用或待确认）')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('计划已保存')).toBeTruthy();
    expect((await demo.call(passwordPlans, {})).data.list[0]!.channels).toEqual([id]);
  });

  it('of the history are shown on demand, and the log has a line about it', async () => {
    show(demo, <DynamicPasswords manage />);
    expect(await screen.findByText('密码未显示')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: '显示' }));
    expect(await screen.findByText('已记入操作日志')).toBeTruthy();
    expect(screen.queryByText('密码未显示')).toBeNull();
    const { list } = (await demo.call(logs, { kind: 'action' })).data;
    expect(list.some(({ text }) => text === '查看 Wi-Fi 密码')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: '隐藏' }));
    expect(await screen.findByText('密码未显示')).toBeTruthy();
  });

  it('tell what failed on which access point, and when it is tried again', async () => {
    render(<UiRoot>{stories.Dark()}</UiRoot>);
    expect(await screen.findByText('5 个计划，1 个没换成')).toBeTruthy();
    const row = (await screen.findByText('部分失败')).closest<HTMLElement>('tr, [role=row]')!;
    fireEvent.click(within(row).getByRole('button', { name: /展开/ }));
    expect((await screen.findByText('设备忙')).closest('li')!.textContent).toContain('模拟');
    expect(screen.getByText('11-20 06:05 自动重试（第 1 次）')).toBeTruthy();
    expect(within(row).getByRole('button', { name: '重试' })).toBeTruthy();
  });

  it('hide card and passwords from who may only read', async () => {
    render(
      <UiRoot>
        <stories.Ordinary />
      </UiRoot>,
    );
    expect(await screen.findByText('部分失败')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '显示' })).toBeNull();
    expect(screen.queryByText('入网卡')).toBeNull();
    cleanup();
    render(<UiRoot>{stories.Failing()}</UiRoot>);
    expect(await screen.findByRole('button', { name: '重新加载' })).toBeTruthy();
  });
});
