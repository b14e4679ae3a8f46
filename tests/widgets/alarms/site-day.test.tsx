import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Story } from '../../../src/element/story';
import { SiteDay } from '../../../widgets/alarms/site-day';
import { alarmOf, roughNight } from '../../../widgets/alarms/site-day/site-day.fixture';
import { cells, dayOf, spansOf } from '../../../widgets/alarms/site-day/site-day.model';

afterEach(cleanup);

const now = new Date(2026, 10, 20, 14, 32, 0).getTime();
const [cut, air, , notice] = roughNight(now);

describe('the day of a site', () => {
  it.each([
    ['nothing', [], 'online', /^正常，没有中断也没有降级$/],
    ['a notice only', [notice!], 'online', /^正常，/],
    ['what is over', [cut!], 'online', /^现在正常。03:12–03:19 WAN1 断开，已切换到 WAN2$/],
    ['what lasts', [air!, cut!], 'warning', /^AP“二楼露台”5G 信道干扰严重，13:47 起$/],
    [
      'a gateway that is silent',
      [alarmOf(now, 'gateway_offline', { category: 'device', level: 'FATAL', content: '设备离线', from: 23 }), air!],
      'danger',
      /^设备离线，14:09 起，另有 1 条告警$/,
    ],
  ] as const)('of %s', (_, rows, kind, words) => {
    const told = dayOf([...rows], now);
    expect(told.kind).toBe(kind);
    expect(told.words).toMatch(words);
  });

  it('lies on ribbons in cells of five minutes, up to now, and nothing on those of others', () => {
    const rows = roughNight(now);
    expect(spansOf(rows, 'line', now)).toEqual([expect.objectContaining({ from: 152, to: 154, down: true })]);
    expect(spansOf(rows, 'wireless', now)).toEqual([expect.objectContaining({ from: 279, to: cells, down: false })]);
    expect(spansOf(rows, 'switching', now)).toEqual([]);
    const old = alarmOf(now, 'wan_down', { category: 'line', content: 'WAN1 断开', from: 3000, to: 1500 });
    expect(spansOf([old], 'line', now)).toEqual([]);
  });
});

it('says the day and draws it', async () => {
  const list = roughNight();
  render(
    <Story answers={{ '/api/v3/alarm/list': { list, total: 4, counts: { FATAL: 0, MIDDLE: 0, GENERAL: 0, all: 0 } } }}>
      <SiteDay gwid="gw1" />
    </Story>,
  );
  await screen.findByText(/信道干扰严重，.* 起/, { selector: 'span' });
  expect(screen.getByRole('img', { name: '网关与线路：1 段异常' })).toBeTruthy();
  expect(screen.getByRole('img', { name: '有线：全天正常' })).toBeTruthy();
});

it('has no day to tell of a gateway that was never there', async () => {
  const counts = { FATAL: 0, MIDDLE: 0, GENERAL: 0, all: 0 };
  render(
    <Story answers={{ '/api/v3/alarm/list': { list: [], total: 0, counts, unheard: true } }}>
      <SiteDay gwid="gw1" />
    </Story>,
  );
  await screen.findByText('从未上线，还没有可说的一天');
  expect([screen.queryByRole('img', { name: /全天正常/ }), screen.queryByText(/^正常/)]).toEqual([null, null]);
});
