import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../../src/api/client';
import { aps } from '../../../src/api/contract/device';
import { strategies, strategyRuns } from '../../../src/api/contract/strategy';
import { runJobs } from '../../../host/server/fleet/bulk/run';
import { handOut, takeResult } from '../../../host/server/fleet/commands/commands';
import { runStrategies } from '../../../host/server/fleet/strategies/run';
import { UiRoot } from '../../../src/ui/root';
import { ControlStrategies } from '../../../widgets/devices/control-strategies';
import * as stories from '../../../widgets/devices/control-strategies/control-strategies.stories';
import { startReference, type Reference } from '../../server/reference';
import { show, type } from './shown';

// Whole dialogs on the whole server.
vi.setConfig({ testTimeout: 30_000 });

let clock = Date.parse('2026-11-20T12:00:00Z');
let reference: Reference;
let demo: Client;
beforeAll(async () => {
  reference = await startReference({ now: () => clock });
  demo = await reference.signIn();
});
afterAll(() => reference.close());
afterEach(cleanup);

describe('control strategies', () => {
  it('are made in a dialog, run on Friday, and what failed is tried again', async () => {
    show(demo, <ControlStrategies manage />);
    fireEvent.click(screen.getByRole('button', { name: '新建策略' }));
    const dialog = within(await screen.findByRole('dialog', { name: '新建策略' }));
    fireEvent.click(dialog.getByRole('button', { name: '新建策略' }));
    expect(await dialog.findByText('必须填写名称')).toBeTruthy();
    type(dialog.getByLabelText(/^名称/), '周五重启');
    fireEvent.click(dialog.getByRole('checkbox', { name: '周五' }));
    type(dialog.getByLabelText(/执行时间/), '20:30');
    type(dialog.getByLabelText(/等待离线设备/), '0');
    fireEvent.click(dialog.getByRole('button', { name: '新建策略' }));
    expect(await screen.findByText('策略已保存')).toBeTruthy();
    expect((await demo.call(strategies, {})).data.list).toMatchObject([
      { name: '周五重启', days: [5], time: '20:30', kind: 'ap', target: 'all', wait_minutes: 0 },
    ]);
    cleanup();

    clock = Date.parse('2026-11-20T12:30:00Z');
    const { services } = reference;
    const [ap, ...others] = (await demo.call(aps, { per_page: 1000 })).data.list;
    await services.db.query(`UPDATE device SET status = 'online' WHERE id = ANY($1::text[])`, [[ap!.id, ap!.gwid]]);
    await services.db.query(`UPDATE device SET status = 'offline' WHERE id = ANY($1::text[])`, [
      others.map(({ id }) => id),
    ]);
    await runStrategies(services, clock);
    await runJobs(services, clock);
    const device = { gwid: ap!.gwid, accountId: 'acc_demo' };
    const answer = async (ok: boolean) => {
      const error = ok ? '' : '设备忙';
      for (const { id } of await handOut(services, device, clock))
        await takeResult(services, device, { id, done: true, ok, output: [], error }, clock);
      await runJobs(services, clock);
    };
    await answer(false);
    show(demo, <ControlStrategies manage />);
    const row = (await screen.findByText('1 台失败')).closest<HTMLElement>('tr, [role=row]')!;
    fireEvent.click(await within(row).findByRole('button', { name: /展开/ }));
    expect((await screen.findByText('设备忙')).closest('li')!.textContent).toContain('模拟');
    fireEvent.click(within(row).getByRole('button', { name: '重试' }));
    expect(await screen.findByText('已重新执行')).toBeTruthy();
    await answer(true);
    expect((await demo.call(strategyRuns, {})).data.list).toMatchObject([{ success: 1, failed: 0 }]);
  });

  it('show a week with what gets into whose way, and each with its times', async () => {
    render(<UiRoot>{stories.Dark()}</UiRoot>);
    expect(await screen.findByText(/96 台设备重启后 10 分钟内要收到新的设置/)).toBeTruthy();
    // It goes over midnight: both days have a part of it.
    expect(screen.getAllByText('20:40–06:00 假日或调休不执行')).toHaveLength(2);
    expect(screen.getByText(/屏蔽网站与应用、设流量配额/)).toBeTruthy();
  });

  it('tell nothing yet from what could not be read', async () => {
    render(<UiRoot>{stories.Nothing()}</UiRoot>);
    expect(await screen.findByText('没有启用的策略')).toBeTruthy();
    expect(await screen.findByText('还没有执行过')).toBeTruthy();
    cleanup();
    render(<UiRoot>{stories.Failing()}</UiRoot>);
    expect((await screen.findAllByRole('button', { name: '重新加载' })).length).toBeGreaterThan(0);
  });
});
