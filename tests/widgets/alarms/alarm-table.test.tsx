import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PlaceContext } from '../../../src/session/place';
import { AlarmTable } from '../../../widgets/alarms/alarm-table';
import { AlarmDetail } from '../../../widgets/alarms/alarm-table/alarm-detail';
import { chainAlarms, lostController } from '../../../widgets/alarms/alarm-table/alarm-table.fixture';
import { Over, type Asked } from '../overview/server';

afterEach(cleanup);

const answers = {
  '/api/v3/alarm/list': chainAlarms,
  '/api/v3/alarm/detail/a1': lostController,
  '/api/v3/alarm/acknowledge': { changed: 1, ids: ['a1'] },
  '/api/v3/alarm/assign': { changed: 1 },
  '/api/v3/alarm/note': null,
  '/api/v3/device/gateways': { list: [{ gwid: '2b91d07c55af', remark: '杭州云栖酒店主楼' }], total: 1 },
  '/api/v3/personalization/show': {},
  '/api/v3/table_view/list': { list: [], total: 0 },
};

function show(props: Parameters<typeof AlarmTable>[0] = {}) {
  const asked: Asked[] = [];
  render(
    <Over answers={answers} asked={asked}>
      <AlarmTable {...props} />
    </Over>,
  );
  const posted = (path: string) => asked.filter((one) => one.path === path).map((one) => one.body);
  return { asked, posted };
}

const content = 'AC 与 12 台 AP 失去连接';
const opened = async () => {
  fireEvent.click(await screen.findByText(content));
  return within(await screen.findByRole('dialog'));
};

describe('the alarm table', () => {
  it('shows how many alarms each level has', async () => {
    show();
    await screen.findByText(content);
    const levels = within(screen.getByRole('radiogroup', { name: '等级' }));
    expect(levels.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      '全部 4',
      '严重 2',
      '中等 1',
      '一般 1',
    ]);
  });

  it('names an alarm with its gateway to whoever ticks it: the same may be wrong at many', async () => {
    show({ manage: true });
    expect(await screen.findByRole('checkbox', { name: `选择 ${content} · 杭州云栖酒店主楼` })).toBeTruthy();
  });

  it('says how long an open alarm has lasted as time goes on, with nothing new from the server', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-20T06:28:13Z') });
    try {
      render(
        <Over answers={answers} asked={[]}>
          <AlarmDetail alarm={lostController} onOpen={() => undefined} />
        </Over>,
      );
      expect(await screen.findByText(/^已持续 2 分钟/)).toBeTruthy();
      act(() => void vi.advanceTimersByTime(10 * 60_000));
      expect(screen.getByText(/^已持续 12 分钟/)).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
  });

  it('says of a link to an alarm that is not there what is missing, and leads to the others', async () => {
    const left = vi.fn();
    const place = { href: () => undefined, go: () => undefined, query: { id: 'gone' }, setQuery: left };
    render(
      <Over answers={{ ...answers, '/api/v3/alarm/detail/gone': 404 }} asked={[]}>
        <PlaceContext value={place}>
          <AlarmTable />
        </PlaceContext>
      </Over>,
    );
    const drawer = within(await screen.findByRole('dialog'));
    await drawer.findByText('没有找到这条告警');
    expect(drawer.queryByRole('button', { name: '重新加载' })).toBeNull();
    fireEvent.click(drawer.getByRole('button', { name: '查看全部告警' }));
    expect(left).toHaveBeenCalledWith({ id: undefined }, { replace: true, over: 'id' });
  });

  it('acknowledges nothing unless it may', async () => {
    show();
    const drawer = await opened();
    expect(await drawer.findByText('林昭')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '确认处理' })).toBeNull();
    expect(drawer.queryByRole('button', { name: '转交' })).toBeNull();
  });

  it('shows what happened, what else was wrong and what to do', async () => {
    show();
    const drawer = await opened();
    expect(await drawer.findByText('d***@netpane.cn 转交给林昭')).toBeTruthy();
    expect(drawer.getByText('告警触发')).toBeTruthy();
    expect(drawer.getByText('检查 AP 上联交换机的供电与端口')).toBeTruthy();
    expect(await drawer.findByText('WAN1 断开，已切换到 WAN2')).toBeTruthy();
  });

  it('says where it stands in the list, and leads to the next one', async () => {
    const { asked } = show();
    const drawer = await opened();
    const next = await drawer.findByRole('button', { name: '下一条告警' });
    const [, at, count] = /(\d+) \/ (\d+)/.exec(next.parentElement!.textContent!)!;
    expect([Number(at) < Number(count), Number(count)]).toEqual([true, 4]);
    fireEvent.click(next);
    await waitFor(() => expect(asked.some(({ path }) => /alarm\/detail\/(?!a1$)/.test(path))).toBe(true));
  });

  it('takes the focus where it opens, and keeps it when the button goes with what it did', async () => {
    const now = { ...answers };
    render(
      <Over answers={now} asked={[]}>
        <AlarmTable manage />
      </Over>,
    );
    fireEvent.click(await screen.findByText(content));
    const side = await screen.findByRole('dialog');
    expect(side.contains(document.activeElement)).toBe(true);
    const button = await within(side).findByRole('button', { name: '确认处理' });
    button.focus();
    now['/api/v3/alarm/detail/a1'] = { ...lostController, state: 'acknowledged' };
    fireEvent.click(button);
    await waitFor(() => expect(within(side).queryByRole('button', { name: '确认处理' })).toBeNull());
    expect(document.activeElement?.querySelector('button')?.textContent).toBe('远程排查');
    expect(side.contains(document.activeElement)).toBe(true);
    expect((await screen.findByText('已确认，状态变为处理中')).closest('[role=status],[aria-live]')).toBeTruthy();
  });

  it('leaves the opening to a page that wants it', async () => {
    show({ onAlarmOpen: () => false });
    fireEvent.click(await screen.findByText(content));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('acknowledges, hands over and notes', async () => {
    const { posted } = show({ manage: true });
    const drawer = await opened();
    fireEvent.click(await drawer.findByRole('button', { name: '确认处理' }));
    await waitFor(() => expect(posted('/api/v3/alarm/acknowledge')).toEqual([{ ids: ['a1'] }]));

    fireEvent.click(drawer.getByRole('button', { name: '转交' }));
    fireEvent.change(await screen.findByLabelText(/处理人/), { target: { value: ' 周禾 ' } });
    fireEvent.click(within(screen.getByRole('dialog', { name: '转交' })).getByRole('button', { name: '转交' }));
    await waitFor(() => expect(posted('/api/v3/alarm/assign')).toEqual([{ ids: ['a1'], assignee: '周禾' }]));
    expect(await screen.findByText('已转交给周禾')).toBeTruthy();

    fireEvent.click(drawer.getByRole('button', { name: '备注' }));
    fireEvent.change(await screen.findByRole('textbox', { name: /备注/ }), { target: { value: '已换网线' } });
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(posted('/api/v3/alarm/note')).toEqual([{ id: 'a1', note: '已换网线' }]));
  });
});
