import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { defaultFlap, defaultRules } from '../../../src/domain/alarm-rule';
import type { AlarmKind } from '../../../src/domain/alarm-kinds';
import type { AlarmSilence } from '../../../src/api/contract/alarm-silence';
import { PlaceContext } from '../../../src/session/place';
import { AlarmTable } from '../../../widgets/alarms/alarm-table';
import { chainAlarms, lostController } from '../../../widgets/alarms/alarm-table/alarm-table.fixture';
import { Over, type Asked } from '../overview/server';

afterEach(cleanup);

const window: AlarmSilence = {
  id: 'sil_1',
  type: 'window',
  name: '每周重启',
  target: { type: 'all', id: null, name: '' },
  kind: null,
  weekly: { days: [2], start: '23:00', minutes: 120 },
  zone: 'Asia/Shanghai',
  state: 'holding',
  from: '2026-11-24T15:00:00Z',
  to: '2026-11-24T17:00:00Z',
  alarms: 2,
  created_by: 'd***@netpane.cn',
  created_at: '2026-11-20T02:00:00Z',
};
const answers = {
  '/api/v3/alarm/list': chainAlarms,
  '/api/v3/alarm/detail/a1': lostController,
  '/api/v3/alarm/mute': { ids: ['sil_2'], alarms: 3 },
  '/api/v3/alarm/silences': { list: [window], flapping: 1 },
  '/api/v3/alarm/silence/end': { ended: 1, heard: 2 },
  '/api/v3/alarm/rules': {
    rules: (Object.keys(defaultRules) as AlarmKind[]).map((kind) => ({ kind, own: false, ...defaultRules[kind] })),
    flap: defaultFlap,
  },
  '/api/v3/alarm/rule/save': null,
  '/api/v3/device/gateways': { list: [], total: 0 },
  '/api/v3/personalization/show': {},
  '/api/v3/table_view/list': { list: [], total: 0 },
};

function show(tab?: string) {
  const asked: Asked[] = [];
  const place = {
    href: () => '#',
    go: () => undefined,
    setQuery: () => undefined,
    query: (tab ? { tab } : {}) as Record<string, string>,
  };
  render(
    <PlaceContext value={place}>
      <Over answers={answers} asked={asked}>
        <AlarmTable manage />
      </Over>
    </PlaceContext>,
  );
  return (path: string) => asked.filter((one) => one.path === path).map((one) => one.body);
}

describe('what is kept quiet', () => {
  it('begins at an alarm: its device, its kind, a week', async () => {
    const posted = show();
    fireEvent.click(await screen.findByText('AC 与 12 台 AP 失去连接'));
    fireEvent.click(await screen.findByRole('button', { name: '静默' }));
    const dialog = within(await screen.findByRole('dialog', { name: '静默对象' }));
    fireEvent.click(dialog.getByRole('radio', { name: '1 周' }));
    fireEvent.click(dialog.getByRole('button', { name: '静默' }));
    await waitFor(() =>
      expect(posted('/api/v3/alarm/mute')).toEqual([{ devices: ['2b91d07c55af'], kind: 'ap_lost', span: 'week' }]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '静默对象' })).toBeNull());
  });

  it('of many alarms asks for an end to come before it begins: a task could only fail by it', async () => {
    const posted = show();
    await screen.findByText('AC 与 12 台 AP 失去连接');
    for (const box of screen.getAllByRole('checkbox').slice(1, 3)) fireEvent.click(box);
    fireEvent.click(await screen.findByRole('button', { name: '静默' }));
    const dialog = within(await screen.findByRole('dialog', { name: '静默这 2 条告警的设备' }));
    fireEvent.click(dialog.getByRole('radio', { name: '指定时间' }));
    const ends = (day: string) => {
      fireEvent.change(dialog.getByLabelText(/结束日期/), { target: { value: day } });
      fireEvent.blur(dialog.getByLabelText(/结束日期/));
      fireEvent.change(dialog.getByLabelText(/结束时间/), { target: { value: '08:00' } });
      fireEvent.click(dialog.getByRole('button', { name: '静默' }));
    };
    ends('2020-01-01');
    expect(await dialog.findByText('结束时间应晚于当前时间')).toBeTruthy();
    ends('2099-01-01');
    expect(await dialog.findByText('静默最长为一年')).toBeTruthy();
    expect(posted('/api/v3/alarm/mute')).toEqual([]);
  });

  it('is listed with what it keeps quiet, and ends after a question', async () => {
    const posted = show('silences');
    expect(await screen.findByText('每周二 23:00–01:00（Asia/Shanghai）')).toBeTruthy();
    expect(screen.getByText('1 条告警因反复抖动被抑制')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /结束/ }));
    fireEvent.click(await screen.findByRole('button', { name: '确定' }));
    await waitFor(() => expect(posted('/api/v3/alarm/silence/end')).toEqual([{ ids: ['sil_1'] }]));
    expect(await screen.findByText('已结束，2 条告警重新提醒')).toBeTruthy();
  });
});

describe('rules', () => {
  it('are sentences, and refuse a lower limit above the upper one', async () => {
    const posted = show('rules');
    expect((await screen.findAllByText('高于 90% 触发，不高于 85% 恢复，须持续 10 分钟')).length).toBe(2);
    fireEvent.click(screen.getAllByRole('button', { name: /^编辑/ })[7]!);
    const clear = await screen.findByLabelText(/恢复值/);
    fireEvent.change(clear, { target: { value: '95' } });
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('[恢复值]应低于阈值')).toBeTruthy();
    expect(posted('/api/v3/alarm/rule/save')).toEqual([]);
    fireEvent.change(clear, { target: { value: '70' } });
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(posted('/api/v3/alarm/rule/save')[0]).toMatchObject({ clear: 70, hold: 10 }));
  });
});
