import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../../src/api/client';
import * as contract from '../../../src/api/contract/plugin';
import { runJobs } from '../../../host/server/fleet/bulk/run';
import { takePluginReport } from '../../../host/server/fleet/plugins/device';
import { UiRoot } from '../../../src/ui/root';
import { PluginList } from '../../../widgets/plugins/plugin-list';
import * as installedStories from '../../../widgets/plugins/plugin-list/plugin-list.stories';
import { PluginMarket } from '../../../widgets/plugins/plugin-market';
import * as marketStories from '../../../widgets/plugins/plugin-market/plugin-market.stories';
import { startReference, type Reference } from '../../server/reference';
import { keyFile, manifestOf, newPublisher, packageFile } from '../../server/signed-plugin';
import { show, type } from '../devices/shown';

// Whole dialogs on the whole server.
vi.setConfig({ testTimeout: 30_000 });

let clock = Date.parse('2026-11-20T12:00:00Z');
let reference: Reference;
let demo: Client;
let publish: (manifest: Record<string, unknown>) => Promise<unknown>;
beforeAll(async () => {
  reference = await startReference({ now: () => clock });
  demo = await reference.signIn();
  const publisher = newPublisher();
  const by = '李工';
  await reference.staff.call(contract.staffPluginTrust, { by, name: 'Netpane', file: keyFile(publisher) });
  publish = (manifest) =>
    reference.staff.call(contract.staffPluginPublish, { by, file: packageFile(publisher, manifestOf(manifest)) });
  for (const version of ['1.0.0', '1.1.0']) await publish({ version });
});
afterAll(() => reference.close());
afterEach(cleanup);

const rowOf = (text: HTMLElement) => within(text.closest<HTMLElement>('tr, [role=row]')!);

describe('plugins', () => {
  it('are found in the market, installed on a gateway that is told what they may do, and reviewed', async () => {
    const [gateway] = (await demo.call(contract.pluginGateways, { without: 'beat' })).data.list;
    show(demo, <PluginMarket manage />);
    fireEvent.click(await screen.findByRole('button', { name: '心跳' }));
    const drawer = within(await screen.findByRole('dialog', { name: '心跳' }));
    expect(drawer.getByText('与网关所属的云平台通信')).toBeTruthy();
    expect(drawer.queryByRole('button', { name: '评价' })).toBeNull();
    fireEvent.click(drawer.getByRole('button', { name: '安装到网关' }));
    const dialog = within(await screen.findByRole('dialog', { name: '安装插件：心跳' }));
    const row = rowOf((await dialog.findAllByText(gateway!.remark))[0]!);
    fireEvent.click(row.getByRole('button', { name: '安装' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('将允许它：与网关所属的云平台通信')).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: '确定' }));
    expect(await screen.findByText('任务已新建，网关执行后更新状态')).toBeTruthy();
    clock += 1000;
    await runJobs(reference.services, clock);
    expect((await demo.call(contract.pluginInstallations, {})).data.list).toMatchObject([
      { gwid: gateway!.gwid, plugin: 'beat', version: '1.1.0', delivery: 'pending' },
    ]);
    cleanup();

    show(demo, <PluginMarket manage />);
    fireEvent.click(await screen.findByRole('button', { name: '心跳' }));
    fireEvent.click(await screen.findByRole('button', { name: '评价' }));
    const review = within(await screen.findByRole('dialog', { name: '评价：心跳' }));
    fireEvent.click(review.getByRole('radio', { name: '4 分' }));
    fireEvent.click(review.getByRole('button', { name: '发表评价' }));
    expect(await screen.findByText('我的评价', { exact: false })).toBeTruthy();
    expect((await demo.call(contract.pluginDetail, { id: 'beat' })).data).toMatchObject({ stars: 4, reviews: 1 });
  });

  it('stand in the market by what they are for and as a table, with the one that is looked at beside them', async () => {
    const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
    render(
      <UiRoot>
        <marketStories.Ordinary manage />
      </UiRoot>,
    );
    const first = within(await screen.findByRole('region', { name: '网速测试' }));
    expect(await first.findByText('SHA-256')).toBeTruthy();
    expect(first.getByRole('button', { name: '安装到网关' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: '网速测试' }).getAttribute('aria-current')).toBe('true');
    const analysis = within(screen.getByRole('group', { name: '分类' })).getByRole('button', { name: /数据分析/ });
    fireEvent.click(analysis);
    await vi.waitFor(() => expect(analysis.getAttribute('aria-pressed')).toBe('true'));
    fireEvent.click(screen.getByRole('radio', { name: '表格' }));
    expect(await screen.findByRole('row', { name: /SNMP 采集/ })).toBeTruthy();
    expect(screen.queryByRole('region', { name: '网速测试' })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: '卡片' }));
    width.mockRestore();
  });

  it('show what they report, are set in a form made of what they declare, and are removed after a question', async () => {
    const [one] = (await demo.call(contract.pluginInstallations, {})).data.list;
    const report = { id: 'beat', version: '1.1.0', run: 'running' as const, status: { beats: 7 }, log: ['第一次'] };
    await takePluginReport(reference.services.db, { gwid: one!.gwid, accountId: 'acc_demo' }, [report], clock);
    show(demo, <PluginList manage />);
    fireEvent.click(rowOf(await screen.findByText('心跳')).getByRole('button', { name: '查看' }));
    const drawer = within(await screen.findByRole('dialog', { name: /^心跳/ }));
    expect(await drawer.findByText('7')).toBeTruthy();
    fireEvent.click(drawer.getByRole('tab', { name: '设置' }));
    type(drawer.getByLabelText(/间隔/), '5');
    fireEvent.click(drawer.getByRole('button', { name: '保存' }));
    expect(await drawer.findByText(/10/)).toBeTruthy();
    type(drawer.getByLabelText(/间隔/), '30');
    fireEvent.click(drawer.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('设置已保存，等待网关执行')).toBeTruthy();
    fireEvent.click(drawer.getByRole('tab', { name: '日志' }));
    expect(drawer.getByText('第一次')).toBeTruthy();
    cleanup();

    const rights = ['server', 'clients'].map((right) => ({ right, why: '' }));
    await publish({ version: '1.2.0', rights });
    show(demo, <PluginList manage />);
    fireEvent.click(rowOf(await screen.findByText('心跳')).getByRole('button', { name: '升级' }));
    const more = within(await screen.findByRole('alertdialog'));
    expect(more.getByText(/新版本要求更多权限，将允许它：读取终端列表。/)).toBeTruthy();
    fireEvent.click(more.getByRole('button', { name: '确定' }));
    expect(await screen.findByText('任务已新建，网关执行后更新状态')).toBeTruthy();
    clock += 1000;
    await runJobs(reference.services, clock);
    expect((await demo.call(contract.pluginInstallations, {})).data.list).toMatchObject([{ version: '1.2.0' }]);
    cleanup();

    show(demo, <PluginList manage />);
    const row = rowOf(await screen.findByText('心跳'));
    fireEvent.click(row.getByRole('checkbox'));
    fireEvent.click(await screen.findByRole('button', { name: '移除' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/不能恢复/)).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: '确定' }));
    expect(await screen.findByText('任务已新建，网关执行后更新状态')).toBeTruthy();
    clock += 1000;
    await runJobs(reference.services, clock);
    expect((await demo.call(contract.pluginInstallations, {})).data.list).toMatchObject([{ removing: true }]);
  });

  it('say what an empty market is for and who publishes, and try again what could not be read', async () => {
    render(<UiRoot>{marketStories.Nothing()}</UiRoot>);
    expect(await screen.findByText(/plugins publish/)).toBeTruthy();
    cleanup();
    render(<UiRoot>{installedStories.Nothing()}</UiRoot>);
    expect(await screen.findByRole('button', { name: '前往插件市场' })).toBeTruthy();
    cleanup();
    render(<UiRoot>{installedStories.Failing()}</UiRoot>);
    expect((await screen.findAllByRole('button', { name: '重新加载' })).length).toBeGreaterThan(0);
  });
});
