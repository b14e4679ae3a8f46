import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ClientContext, type Client } from '../../../src/api';
import { aps } from '../../../src/api/contract/device';
import { apDetail } from '../../../src/api/contract/equipment';
import { logs } from '../../../src/api/contract/log';
import { PlaceContext, type Place } from '../../../src/session/place';
import { UiRoot } from '../../../src/ui/root';
import { ApPage } from '../../../host/pages/access-point';
import { answerCommands } from '../../../host/server/demo/simulation/answer-commands';
import { smallPlans } from '../../../host/server/demo/simulation/plan';
import { fillStaysOf } from '../../../host/server/demo/simulation/tick';
import * as air from '../../../widgets/devices/ap-air/ap-air.stories';
import * as head from '../../../widgets/devices/ap-head/ap-head.stories';
import * as trend from '../../../widgets/devices/ap-trend/ap-trend.stories';
import { startReference, type Reference } from '../../server/reference';
import { inNewWindow } from './shown';

// A whole page on the whole server.
vi.setConfig({ testTimeout: 30_000 });

const clock = Date.parse('2026-11-20T12:30:00Z');
let reference: Reference;
let demo: Client;
let ap: { id: string; remark: string; serial: string; gateway_remark: string };

beforeAll(async () => {
  reference = await startReference({ now: () => clock, fleets: smallPlans });
  demo = await reference.signIn();
  while (await fillStaysOf(reference.services.db, smallPlans[0]!, clock));
  ap = (await demo.call(aps, { status: 'online', sort: 'clients', order: 'desc', per_page: 1 })).data.list[0]!;
});
afterAll(() => reference.close());
afterEach(cleanup);

/** The page at an address: what it goes to is where it is then. */
function Page({ start }: { start: Record<string, string> }) {
  const [query, setQuery] = useState<Record<string, string>>(start);
  const place = useMemo<Place>(
    () => ({
      href: ({ name, params, query: fields }) => `/${name}?${new URLSearchParams({ ...params, ...fields }).toString()}`,
      go: ({ query: fields = {} }) => setQuery(Object.fromEntries(Object.entries(fields).filter(([, value]) => value))),
      query,
      setQuery: (changes) =>
        setQuery((all) =>
          Object.fromEntries(
            Object.entries({ ...all, ...changes }).filter((one): one is [string, string] => Boolean(one[1])),
          ),
        ),
    }),
    [query],
  );
  return (
    <PlaceContext value={place}>
      <UiRoot>
        <ApPage />
        <output data-testid="address">{new URLSearchParams(query).toString()}</output>
      </UiRoot>
    </PlaceContext>
  );
}

const open = (query: Record<string, string>, client = demo) =>
  render(
    <ClientContext value={inNewWindow(client)}>
      <Page start={query} />
    </ClientContext>,
  );
const address = () => screen.getByTestId('address').textContent;

describe('the page of an access point', () => {
  it('says who it is, and keeps the tab in the address', async () => {
    open({ id: ap.id });
    expect(await screen.findByRole('heading', { name: ap.remark })).toBeTruthy();
    expect(screen.getByText(ap.serial)).toBeTruthy();
    expect(screen.getByRole('link', { name: ap.gateway_remark })).toBeTruthy();
    expect(screen.getByRole('tab', { name: /^概况/, selected: true })).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: /^射频环境/ }));
    expect((await screen.findAllByText('各信道上听到的网络')).length).toBe(2);
    expect(address()).toBe(`id=${ap.id}&tab=air`);
  });

  it('opens its settings from addresses of before', async () => {
    open({ id: ap.id, tab: 'radio' });
    expect(await screen.findByRole('tab', { name: '配置', selected: true })).toBeTruthy();
    expect(await screen.findByRole('tab', { name: '射频', selected: true })).toBeTruthy();
  });

  it('tells who is at it now and who was, and opens the timeline of one', async () => {
    open({ id: ap.id, tab: 'clients' });
    expect(await screen.findByText('认证方式')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: '接入记录' }));
    expect(address()).toBe(`id=${ap.id}&tab=clients&show=past`);
    expect((await screen.findAllByText('还在')).length).toBeGreaterThan(0);
    fireEvent.click((await screen.findAllByRole('button', { name: /时间线$/ }))[0]!);
    await waitFor(() => expect(address()).toContain(`id=${ap.id}&tab=clients&show=past&client=`));
    expect(await screen.findByRole('dialog', { hidden: true })).toBeTruthy();
  });

  it('lists its alarms and what was done to it', async () => {
    open({ id: ap.id, tab: 'alarms' });
    expect(await screen.findByRole('heading', { name: '已恢复告警' })).toBeTruthy();
    cleanup();
    open({ id: ap.id, tab: 'logs', log: 'online' });
    expect(await screen.findByRole('radio', { name: '上下线', checked: true })).toBeTruthy();
  });

  it('says what is missing for a wrong id, and for one of another account', async () => {
    open({ id: 'ap_nowhere' });
    expect(await screen.findByText('没有找到这台 AP')).toBeTruthy();
    expect(screen.queryByRole('tab')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '返回 AP 列表' }));
    cleanup();
    open({});
    expect(await screen.findByText('没有指定 AP')).toBeTruthy();
    cleanup();
    open({ id: ap.id }, await reference.signIn('agent@netpane.cn'));
    expect(await screen.findByText('没有找到这台 AP')).toBeTruthy();
  });

  it('blinks so that somebody finds it, and says what the device answered', async () => {
    open({ id: ap.id });
    fireEvent.click(await screen.findByRole('button', { name: '定位' }));
    expect(await screen.findByText('定位：等待设备领取')).toBeTruthy();
    await waitFor(
      async () => {
        await answerCommands(reference.services, clock);
        expect(screen.getByText('定位：已完成')).toBeTruthy();
      },
      { timeout: 30_000, interval: 500 },
    );
    expect(await screen.findByText(/^指示灯闪烁中/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '停止闪烁' }));
    await waitFor(async () => {
      await answerCommands(reference.services, clock);
      expect((await demo.call(apDetail, { id: ap.id })).data.blinking_until).toBeNull();
    });
    // What the device answered is noted after what it did.
    await waitFor(async () => {
      const [line] = (await demo.call(logs, { kind: 'action', device: ap.id })).data.list;
      expect(line).toMatchObject({ text: '定位 AP', detail: { outcome: 'done' } });
    });
  });

  it('restarts after a question, and upgrades to a version that its model has', async () => {
    open({ id: ap.id });
    fireEvent.click(await screen.findByRole('button', { name: '升级' }));
    const dialog = within(await screen.findByRole('dialog', { name: '升级固件' }));
    expect(await dialog.findByLabelText(/目标版本/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: '取消' }));
    fireEvent.click(screen.getByRole('button', { name: '重启' }));
    fireEvent.click(await screen.findByRole('button', { name: '确定' }));
    expect(await screen.findByText('重启：等待设备领取')).toBeTruthy();
    await answerCommands(reference.services, clock);
    await waitFor(async () => expect((await demo.call(apDetail, { id: ap.id })).data.status).toBe('offline'));
  });
});

describe('what a device does not tell', () => {
  it('is said, and drawn nowhere', async () => {
    render(<UiRoot>{trend.HalfTold()}</UiRoot>);
    expect(await screen.findByText('终端：设备没有上报')).toBeTruthy();
    expect(screen.getByText('信道占用：设备没有上报')).toBeTruthy();
    cleanup();
    render(<UiRoot>{air.Untold()}</UiRoot>);
    expect(await screen.findByText('这台 AP 没有上报扫描结果')).toBeTruthy();
    expect(screen.getAllByText('设备没有上报').length).toBeGreaterThan(3);
    expect(screen.queryByText('各信道上听到的网络')).toBeNull();
  });

  it('leaves out what it is called by, and nothing can be done while it is away', async () => {
    render(<UiRoot>{head.Away()}</UiRoot>);
    expect((await screen.findByRole('button', { name: '定位' })).hasAttribute('disabled')).toBe(true);
    expect(screen.queryByText('序列号')).toBeNull();
    expect(screen.queryByText('模拟')).toBeNull();
  });
});

describe('the neighbours of an access point', () => {
  it('are its own by name and others without, with those on its channel marked', async () => {
    render(<UiRoot>{air.Dark()}</UiRoot>);
    expect(await screen.findByText('三楼东侧走廊靠近消防楼梯的无线接入点')).toBeTruthy();
    expect(screen.getAllByText('其他网络')).toHaveLength(4);
    expect(screen.getByText('2 个，最强 -60 dBm')).toBeTruthy();
    expect(screen.getByLabelText('信道 6：2 个网络，本机在此')).toBeTruthy();
    expect(screen.getByText('（隐藏）')).toBeTruthy();
    expect(screen.getByText(/另有 3 个更弱的没有列出/)).toBeTruthy();
    expect(screen.getByText(/听到 9 个/)).toBeTruthy();
  });
});
