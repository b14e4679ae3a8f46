import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PlaceContext } from '../../../src/session/place';
import { AlarmSubscribe } from '../../../widgets/alarms/alarm-subscribe';
import { channels, subscriptions } from '../../../widgets/alarms/alarm-subscribe/alarm-subscribe.fixture';
import { Over, type Asked } from '../overview/server';

afterEach(cleanup);

function show(tab?: string, more: object = {}) {
  const asked: Asked[] = [];
  const answers = {
    '/api/v3/alarm_subscribe/list': subscriptions,
    '/api/v3/alarm_subscribe/channels': channels,
    '/api/v3/alarm_subscribe/save': { id: 's2' },
    '/api/v3/alarm_subscribe/channel/save': { id: 'c9', secret: 'the-one-key' },
    '/api/v3/alarm_subscribe/channel/test': { state: 'failed', code: 503, error: '对方返回 503', took: 40 },
    '/api/v3/alarm_subscribe/channel/code': null,
    '/api/v3/alarm_subscribe/channel/confirm': null,
    '/api/v3/device/groups': [],
    ...more,
  };
  const place = {
    href: () => '#',
    go: () => undefined,
    setQuery: () => undefined,
    query: (tab ? { tab } : {}) as Record<string, string>,
  };
  render(
    <PlaceContext value={place}>
      <Over answers={answers} asked={asked}>
        <AlarmSubscribe />
      </Over>
    </PlaceContext>,
  );
  return (path: string) => asked.filter((one) => one.path === path).map((one) => one.body);
}

describe('alarm subscriptions', () => {
  it('are made by a matrix of levels and channels; an empty one is refused at its place', async () => {
    const posted = show();
    expect(await screen.findByText('门店值班')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '新建订阅' }));
    const dialog = within(await screen.findByRole('dialog', { name: '新建订阅' }));
    fireEvent.change(dialog.getByLabelText(/名称/), { target: { value: '夜班' } });
    fireEvent.click(dialog.getByRole('button', { name: '新建' }));
    expect(await dialog.findByText('请至少勾选一个通道')).toBeTruthy();
    fireEvent.click(dialog.getByRole('checkbox', { name: '严重告警发送到工单系统' }));
    fireEvent.click(dialog.getByRole('button', { name: '新建' }));
    await waitFor(() =>
      expect(posted('/api/v3/alarm_subscribe/save')[0]).toMatchObject({
        name: '夜班',
        target: 'all',
        target_id: null,
        matrix: { FATAL: ['c2'], MIDDLE: [], GENERAL: [] },
        quiet: null,
      }),
    );
  });

  it('say 无通道 at the levels that nobody is told of', async () => {
    const [first] = subscriptions;
    const matrix = { FATAL: [], MIDDLE: [], GENERAL: [] };
    show(undefined, { '/api/v3/alarm_subscribe/list': [{ ...first, matrix }] });
    const row = within(await screen.findByRole('row', { name: new RegExp(first!.name) }));
    expect(row.getAllByText('无通道')).toHaveLength(3);
  });

  it('have no quiet hours that end when they begin', async () => {
    const [first] = subscriptions;
    const quiet = { from: '22:00', to: '22:00' };
    const posted = show(undefined, { '/api/v3/alarm_subscribe/list': [{ ...first, quiet }] });
    const row = within(await screen.findByRole('row', { name: new RegExp(first!.name) }));
    fireEvent.click(row.getByRole('button', { name: /编辑|修改/ }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: '保存' }));
    expect(await dialog.findByText('免打扰的开始与结束时间不能相同')).toBeTruthy();
    expect(posted('/api/v3/alarm_subscribe/save')).toEqual([]);
  });

  it('ask for a channel first where there is none', async () => {
    show(undefined, { '/api/v3/alarm_subscribe/list': [], '/api/v3/alarm_subscribe/channels': [] });
    expect((await screen.findAllByRole('button', { name: '先添加一个通知通道' })).length).toBeGreaterThan(0);
  });
});

describe('channels', () => {
  it('by a robot take its address and its key', async () => {
    const posted = show('channels');
    await screen.findByRole('row', { name: /运维组邮箱/ });
    fireEvent.click(screen.getByRole('button', { name: '添加通道' }));
    const dialog = within(await screen.findByRole('dialog', { name: '添加通道' }));
    fireEvent.click(dialog.getByRole('radio', { name: '企业微信机器人' }));
    expect(dialog.queryByLabelText(/加签密钥/)).toBeNull();
    fireEvent.click(dialog.getByRole('radio', { name: '钉钉机器人' }));
    const target = 'https://oapi.dingtalk.com/robot/send?access_token=5f0c';
    fireEvent.change(dialog.getByLabelText(/名称/), { target: { value: '值班群' } });
    fireEvent.change(dialog.getByLabelText(/机器人地址/), { target: { value: target } });
    fireEvent.change(dialog.getByLabelText(/加签密钥/), { target: { value: 'SEC1' } });
    fireEvent.click(dialog.getByRole('button', { name: '添加' }));
    await waitFor(() =>
      expect(posted('/api/v3/alarm_subscribe/channel/save')).toEqual([
        { type: 'dingtalk', name: '值班群', target, secret: 'SEC1' },
      ]),
    );
  });

  it('say 已提交 of what a provider accepted, 已送达 of what a server answered, 未配置 where there is no provider', async () => {
    const [mail, hook, sms] = channels;
    const last = { state: 'sent', at: '2026-11-20T06:29:48Z', error: '' };
    show('channels', {
      '/api/v3/alarm_subscribe/channels': [mail, { ...hook, last }, { ...sms, configured: false }],
    });
    expect(within(await screen.findByRole('row', { name: /运维组邮箱/ })).getByText(/^已提交/)).toBeTruthy();
    expect(within(screen.getByRole('row', { name: /工单系统/ })).getByText(/^已送达/)).toBeTruthy();
    expect(within(screen.getByRole('row', { name: /值班手机/ })).getByText('未配置')).toBeTruthy();
  });

  it('that nobody confirmed say so, and take the code that was sent there in place of a test', async () => {
    const posted = show('channels');
    const row = within(await screen.findByRole('row', { name: /值班手机/ }));
    expect(row.getByText('待确认')).toBeTruthy();
    expect(row.queryByRole('button', { name: /测试发送/ })).toBeNull();
    fireEvent.click(row.getByRole('button', { name: /确认/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '确认通道' }));
    expect(dialog.getByText(/13800138000/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: '获取验证码' }));
    expect(await screen.findByText('验证码已发送')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText(/验证码/), { target: { value: '123456' } });
    fireEvent.click(dialog.getByRole('button', { name: '确认' }));
    expect(await screen.findByText('值班手机 已确认')).toBeTruthy();
    expect(posted('/api/v3/alarm_subscribe/channel/code')).toEqual([{ id: 'c3' }]);
    expect(posted('/api/v3/alarm_subscribe/channel/confirm')).toEqual([{ id: 'c3', code: '123456' }]);
  });

  it('say what truly became of a test', async () => {
    const posted = show('channels');
    fireEvent.click((await screen.findAllByRole('button', { name: /测试发送/ }))[1]!);
    expect(await screen.findByText('测试失败：对方返回 503')).toBeTruthy();
    expect(posted('/api/v3/alarm_subscribe/channel/test')).toEqual([{ id: 'c2' }]);
  });

  it('show the key of a new webhook once, and refuse a bad number at its field', async () => {
    const posted = show('channels');
    fireEvent.click(await screen.findByRole('button', { name: '添加通道' }));
    const dialog = within(await screen.findByRole('dialog', { name: '添加通道' }));
    fireEvent.click(dialog.getByRole('radio', { name: '短信' }));
    fireEvent.change(dialog.getByLabelText(/名称/), { target: { value: '工单' } });
    fireEvent.change(dialog.getByLabelText(/手机号/), { target: { value: '123' } });
    fireEvent.click(dialog.getByRole('button', { name: '添加' }));
    expect(await dialog.findByText('[手机号]格式无效')).toBeTruthy();
    fireEvent.click(dialog.getByRole('radio', { name: 'Webhook' }));
    fireEvent.change(dialog.getByLabelText(/Webhook 地址/), { target: { value: 'https://hooks.example.com/a' } });
    fireEvent.click(dialog.getByRole('button', { name: '添加' }));
    expect(await screen.findByText('the-one-key')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '完成' }));
    expect(await screen.findByRole('dialog', { name: '确认通道' })).toBeTruthy();
    expect(posted('/api/v3/alarm_subscribe/channel/save')).toEqual([
      { type: 'webhook', name: '工单', target: 'https://hooks.example.com/a' },
    ]);
  });
});
