import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Job } from '../../../src/api/contract/job';
import { TaskButton, openTasks, tasks } from '../../../src/ui/tasks';
import { UiRoot } from '../../../src/ui/root';
import { UpgradeDialog } from '../../../widgets/devices/shared/upgrade';
import { planned } from '../../../widgets/devices/shared/upgrade/upgrade.fixture';
import { CampaignDrawer } from '../../../widgets/devices/firmware-campaigns/campaign-drawer';
import { DeviceList } from '../../../widgets/devices/device-list';
import { chainRouters } from '../../../widgets/devices/device-list/device-list.fixture';
import * as campaigns from '../../../widgets/devices/firmware-campaigns/firmware-campaigns.stories';
// Comes when it is asked for; loaded beforehand, so that a busy machine does not look like a missing dialog.
import '../../../widgets/devices/device-list/batch-dialogs';
import { Over, type Asked } from '../overview/server';

beforeEach(() => {
  tasks.list = [];
  openTasks(undefined);
});
afterEach(cleanup);

const job = (more: Partial<Job> = {}): Job => ({
  id: 'job_1',
  kind: 'reboot',
  title: '重启设备',
  state: 'running',
  reason: '',
  actor: 'd****@netpane.cn',
  total: 4,
  success: 1,
  failed: 0,
  skipped: 0,
  running: 2,
  waiting: 1,
  waiting_offline: 1,
  created_at: '2026-11-20T06:00:00Z',
  starts_at: '2026-11-20T06:00:00Z',
  wait_until: null,
  finished_at: null,
  troubles: [],
  ...more,
});
const over = job({
  state: 'done',
  running: 0,
  waiting: 0,
  waiting_offline: 0,
  success: 2,
  failed: 1,
  skipped: 1,
  finished_at: '2026-11-20T06:01:00Z',
  troubles: [
    {
      id: 'a',
      remark: '杭州云栖酒店主楼',
      site: '',
      wave: 0,
      state: 'failed',
      reason: '设备忙',
      at: null,
      simulated: true,
    },
  ],
});

function show(list: Job[], node = <TaskButton />, more: Record<string, unknown> = {}) {
  const asked: Asked[] = [];
  const answers = {
    '/api/v3/job/list': { list, total: list.length },
    '/api/v3/job/create': job(),
    '/api/v3/job/retry': job(),
    '/api/v3/job/cancel': job({ state: 'cancelled' }),
    '/api/v3/job/dismiss': null,
    '/api/v3/device/gateways': chainRouters,
    '/api/v3/device/filter_options': {
      groups: [{ id: 'g1', name: '华东直营', count: 5 }],
      models: [],
      firmwares: [],
      tags: [],
    },
    '/api/v3/personalization/show': {},
    '/api/v3/table_view/list': { list: [], total: 0 },
    '/api/v3/job/resume': job(),
    ...more,
  };
  render(
    <Over answers={answers} asked={asked}>
      {node}
    </Over>,
  );
  return (path: string) => asked.filter((one) => one.path === path).map((one) => one.body as Record<string, unknown>);
}

describe('jobs in the task drawer', () => {
  it('are there after a reload, with how far they are', async () => {
    show([job()]);
    fireEvent.click(await screen.findByRole('button', { name: '任务，1 个执行中' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText('成功 1，失败 0，跳过 0')).toBeTruthy();
    expect(drawer.getByText('2 台执行中；1 台离线，上线后继续')).toBeTruthy();
    expect(drawer.getByRole('progressbar', { name: '重启设备' }).getAttribute('aria-valuenow')).toBe('1');
  });

  it('say why something failed and can be tried again', async () => {
    const posted = show([over]);
    fireEvent.click(await screen.findByRole('button', { name: '任务' }));
    expect(await screen.findByText('设备忙')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '重试失败的 1 项' }));
    await waitFor(() => expect(posted('/api/v3/job/retry')).toEqual([{ id: 'job_1' }]));
  });

  it('are not shown while there are none', async () => {
    const posted = show([]);
    await waitFor(() => expect(posted('/api/v3/job/list')).toHaveLength(1));
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('what is planned for later', () => {
  it('begins now only after a question that says how many devices restart', async () => {
    const later = job({
      kind: 'upgrade',
      title: '升级到 3.8.0',
      state: 'scheduled',
      waiting: 4,
      running: 0,
      success: 0,
    });
    const posted = show([later]);
    fireEvent.click(await screen.findByRole('button', { name: /^任务/ }));
    fireEvent.click(await screen.findByRole('button', { name: '立即开始' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/现在开始“升级到 3\.8\.0”？$/)).toBeTruthy();
    expect(question.getByText('4 台设备会重启，网络中断约 3 分钟。')).toBeTruthy();
    expect(posted('/api/v3/job/resume')).toEqual([]);
    fireEvent.click(question.getByRole('button', { name: '立即开始' }));
    await waitFor(() => expect(posted('/api/v3/job/resume')).toEqual([{ id: 'job_1' }]));
  });

  it('names the kind of device, the first step and who is offline, in the list of upgrades', async () => {
    const detail = { ...planned, results: [{ wave: 0, total: 43, success: 0, failed: 0, skipped: 0 }] };
    const posted = show([], <CampaignDrawer id={planned.id} manage onClose={() => undefined} />, {
      [`/api/v3/firmware/campaign/${planned.id}`]: detail,
      '/api/v3/job/items': { list: [], total: 0 },
    });
    fireEvent.click(await screen.findByRole('button', { name: '立即开始' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('现在升级 428 台网关？')).toBeTruthy();
    const said =
      '升级时设备会重启，网络中断约 3 分钟。其中 12 台离线，上线后升级。第一批 43 台马上开始，其余在前一批结束后进行。';
    expect(question.getByText(said)).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(posted('/api/v3/job/resume')).toEqual([]);
  });
});

describe('batch actions of the device list', () => {
  const tick = async () => {
    await screen.findByText('上海静安寺旗舰店');
    const boxes = screen.getAllByRole('checkbox');
    fireEvent.click(boxes[1]!);
    fireEvent.click(boxes[2]!);
  };

  it('start a job for the ticked devices, and open the task drawer', async () => {
    const posted = show([job()], <DeviceList manage />);
    await tick();
    fireEvent.click(screen.getByRole('button', { name: '改名' }));
    const field = await screen.findByLabelText(/名称规则/);
    fireEvent.change(field, { target: { value: '门店' } });
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '改名' }));
    expect(await screen.findByText('多台设备不能同名，请加入 {n}、{gwid} 或 {old}')).toBeTruthy();
    expect(posted('/api/v3/job/create')).toEqual([]);
    fireEvent.change(field, { target: { value: '门店-{n}' } });
    expect(screen.getByText('第一台将改名为“门店-1”')).toBeTruthy();
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '改名' }));
    await waitFor(() => expect(posted('/api/v3/job/create')).toHaveLength(1));
    expect(posted('/api/v3/job/create')[0]).toMatchObject({
      kind: 'rename',
      pattern: '门店-{n}',
      target: { ids: ['c04e8812f3d6', '2b91d07c55af'] },
    });
    expect(await screen.findByRole('progressbar', { name: '重启设备' })).toBeTruthy();
  });

  it('ask for a word before many devices are given back', async () => {
    const posted = show([], <DeviceList manage />);
    await tick();
    fireEvent.click(screen.getByRole('button', { name: '解绑' }));
    fireEvent.change(await screen.findByLabelText(/请输入“解绑”以确认/), { target: { value: '好' } });
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '解绑' }));
    await waitFor(() => expect(screen.getAllByText('请输入“解绑”以确认').length).toBeGreaterThan(1));
    expect(posted('/api/v3/job/create')).toEqual([]);
    fireEvent.change(screen.getByLabelText(/请输入“解绑”以确认/), { target: { value: '解绑' } });
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '解绑' }));
    await waitFor(() => expect(posted('/api/v3/job/create')[0]).toMatchObject({ kind: 'unbind' }));
  });
});

it('one device is given back only by its name', async () => {
  const posted = show([], <DeviceList manage />);
  const row = within((await screen.findByText('上海静安寺旗舰店')).closest('tr')!);
  fireEvent.click(row.getByRole('button', { name: '更多操作' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '解绑', hidden: true }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/^将解绑“上海静安寺旗舰店”/)).toBeTruthy();
  const agree = question.getByRole<HTMLButtonElement>('button', { name: '确定' });
  expect(agree.disabled).toBe(true);
  fireEvent.change(question.getByLabelText('请输入“上海静安寺旗舰店”以确认'), { target: { value: '上海静安寺' } });
  expect(agree.disabled).toBe(true);
  fireEvent.change(question.getByLabelText('请输入“上海静安寺旗舰店”以确认'), {
    target: { value: '上海静安寺旗舰店' },
  });
  expect(posted('/api/v3/device/unbind')).toEqual([]);
  fireEvent.click(agree);
  await waitFor(() => expect(posted('/api/v3/device/unbind')).toHaveLength(1));
});

describe('the plan of an upgrade', () => {
  it('takes back the version of one kind of device when another is chosen', async () => {
    const release = {
      model: 'NP-R680',
      version: '3.7.12',
      channel: 'stable',
      size: 1,
      notes: [],
      devices: 4,
      current: 0,
    };
    const asked: Asked[] = [];
    const answers = {
      '/api/v3/firmware/list': { list: [release], total: 1 },
      '/api/v3/device/filter_options': { groups: [], models: [], firmwares: [], tags: [] },
      '/api/v3/firmware/preview': { total: 4, fit: 4, offline: 0, newer: 0, already: 0, unsupported: 0 },
    };
    render(
      <Over answers={answers} asked={asked}>
        <UpgradeDialog onDone={() => undefined} onClose={() => undefined} />
      </Over>,
    );
    const version = await screen.findByLabelText<HTMLSelectElement>(/目标版本/);
    await screen.findByRole('option', { name: /3\.7\.12/ });
    fireEvent.change(version, { target: { value: '3.7.12' } });
    expect(version.value).toBe('3.7.12');
    fireEvent.click(screen.getByLabelText('交换机'));
    await waitFor(() => expect(asked.filter(({ path }) => path === '/api/v3/firmware/list')).toHaveLength(2));
    await screen.findByRole('option', { name: /3\.7\.12/ });
    expect(version.value).toBe('');
  });
});

describe('the list of upgrades', () => {
  it('shows state and progress, and says when there is none', async () => {
    render(<UiRoot>{campaigns.Dark()}</UiRoot>);
    expect(await screen.findByText('46 / 130')).toBeTruthy();
    cleanup();
    render(<UiRoot>{campaigns.Nothing()}</UiRoot>);
    expect(await screen.findByText('还没有升级任务')).toBeTruthy();
    cleanup();
    render(<UiRoot>{campaigns.Failing()}</UiRoot>);
    expect(await screen.findByRole('button', { name: '重新加载' })).toBeTruthy();
  });
});
