import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UiRoot } from '../../../src/ui/root';
import { AlarmSummary } from '../../../widgets/overview/alarm-summary';
import { ClientTrend } from '../../../widgets/overview/client-trend';
import * as trend from '../../../widgets/overview/client-trend/client-trend.stories';
import { DeviceCounts } from '../../../widgets/overview/device-counts';
import { summary } from '../../../widgets/overview/device-counts/device-counts.fixture';
import { DnsInterceptions } from '../../../widgets/overview/dns-interceptions';
import * as dns from '../../../widgets/overview/dns-interceptions/dns-interceptions.stories';
import { FlowCategories } from '../../../widgets/overview/flow-categories';
import * as flow from '../../../widgets/overview/flow-categories/flow-categories.stories';
import { IncomeSummary } from '../../../widgets/overview/income-summary';
import * as income from '../../../widgets/overview/income-summary/income-summary.stories';
import * as shortcuts from '../../../widgets/overview/shortcuts/shortcuts.stories';
import { TrafficModel } from '../../../widgets/overview/traffic-model';
import * as traffic from '../../../widgets/overview/traffic-model/traffic-model.stories';
import { UserCounts } from '../../../widgets/overview/user-counts';
import * as people from '../../../widgets/overview/user-model/user-model.stories';
import { UserModel } from '../../../widgets/overview/user-model';
import { WeekTraffic } from '../../../widgets/overview/week-traffic';
import * as week from '../../../widgets/overview/week-traffic/week-traffic.stories';
import { WirelessSummary } from '../../../widgets/overview/wireless-summary';
import * as wireless from '../../../widgets/overview/wireless-summary/wireless-summary.stories';
import { answers, shown } from './answers';
import { Over, type Asked } from './server';

let asked: Asked[];

beforeEach(() => {
  asked = [];
});
afterEach(cleanup);

const tell = (story: () => React.JSX.Element) => render(<UiRoot>{story()}</UiRoot>);
const text = () => document.body.textContent ?? '';
const spoken = () =>
  text() + [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')).join();

describe('the cards of the overview', () => {
  it('says what the week came to in its own unit when the days of the week did not come', async () => {
    const { '/api/v3/stats/wireless_week': _days, ...rest } = answers;
    render(
      <Over answers={rest} asked={asked}>
        <WirelessSummary />
      </Over>,
    );
    expect(await screen.findByText('近 7 天无线流量（TB）')).toBeTruthy();
    expect(text()).toContain('合计 13.0');
  });

  it('that read the same call share one request', async () => {
    render(
      <Over answers={{ '/api/v3/user_stat/complex': summary }} asked={asked}>
        <DeviceCounts />
        <UserCounts />
        <AlarmSummary />
        <FlowCategories />
      </Over>,
    );
    await screen.findByText('126');
    expect(asked.filter(({ path }) => path === '/api/v3/user_stat/complex')).toHaveLength(1);
  });

  it('stand on when one call fails, each with its own word', async () => {
    render(
      <Over answers={{ '/api/v3/user_stat/complex': summary }} asked={asked}>
        <DeviceCounts />
        <UserModel />
      </Over>,
    );
    await screen.findByText('126');
    expect(await screen.findByRole('button', { name: '重新加载' })).toBeTruthy();
    expect(text()).toContain('失败');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['week-traffic', <WeekTraffic />],
    ['client-trend', <ClientTrend />],
    ['flow-categories', <FlowCategories />],
    ['user-model', <UserModel />],
    ['traffic-model', <TrafficModel />],
    ['wireless-summary', <WirelessSummary />],
    ['device-counts', <DeviceCounts />],
    ['user-counts', <UserCounts />],
    ['income-summary', <IncomeSummary />],
    ['dns-interceptions', <DnsInterceptions />],
    ['alarm-summary', <AlarmSummary />],
  ])(
    '%s says once in the words of the server why there is nothing, and asks again for who wants it',
    async (_, card) => {
      render(
        <Over answers={{}} asked={asked}>
          {card}
        </Over>,
      );
      const button = await screen.findByRole('button', { name: '重新加载' });
      expect(text().match(/失败/g)).toHaveLength(1);
      expect(text()).not.toContain('暂无数据');
      const before = asked.length;
      fireEvent.click(button);
      await waitFor(() => expect(asked.length).toBeGreaterThan(before));
    },
  );

  it.each([
    ['week-traffic', week, ['18.6', '3.42 TB', '18.4%', '其余 129 个网络合计 9.80 TB，占 52.7%']],
    ['wireless-summary', wireless, ['2,380', '1,962', '82.4%', '418', '17.6%', '1.2 Gbps', '合计 13.8']],
    ['income-summary', income, ['386.42', '+4.2%', '¥7,204.15']],
    ['dns-interceptions', dns, ['12,873', '402', '30,122']],
    ['flow-categories', flow, ['1.9 PB', '视频', '631.8 TB', '33.2%']],
    ['user-model', people, ['9,817 位到店用户', '34.2%', '1 小时内', '2,061', '52.6%', 'Apple', '3,495', '30 分钟内']],
    ['traffic-model', traffic, ['78.2 TB 总流量', '抖音', '16.2%', '微信', '高峰出现在 19–24 点', '61.3%']],
  ])('%s shows what the server says', async (_, stories, words) => {
    tell(stories.Ordinary);
    await waitFor(() => words.forEach((word) => expect(text()).toContain(word)));
  });

  it.each([
    ['flow-categories', flow.Nothing],
    ['client-trend', trend.Nothing],
    ['user-model', people.Nothing],
    ['traffic-model', traffic.Nothing],
  ])('%s says that there are no data', async (_, story) => {
    tell(story);
    expect((await screen.findAllByText('暂无数据')).length).toBeGreaterThan(0);
  });

  it('put what is not known last among the categories', async () => {
    tell(flow.Ordinary);
    const list = within((await screen.findByText('视频')).closest('ul')!);
    const order = list.getAllByRole('listitem').map((item) => item.textContent?.slice(0, 2));
    expect(order.slice(-2)).toEqual(['其他', '未知']);
  });

  it('have eight shortcuts', () => {
    tell(shortcuts.Ordinary);
    expect(within(screen.getByRole('navigation')).getAllByRole('link')).toHaveLength(8);
  });
});

describe('choices of a card', () => {
  it('read again with the other range', async () => {
    render(
      <Over answers={{}} asked={asked}>
        <UserModel />
      </Over>,
    );
    await waitFor(() => expect(asked).toHaveLength(1));
    fireEvent.click(screen.getByRole('radio', { name: '历史' }));
    await waitFor(() => expect(asked.map(({ body }) => body)).toEqual([{ day: '30' }, { day: 'history' }]));
  });

  it.each([
    ['user model', <UserModel />, '历史', '/api/v3/user_stat/user_model', ['30', 'history']],
    ['traffic model', <TrafficModel />, '历史', '/api/v3/user_stat/flow_model', ['30', 'history']],
    ['trend', <ClientTrend />, '近 7 天', '/api/v3/user_stat/client_num', [30, 7]],
  ] as const)('%s: loads until the other range is here, and keeps no figures when that fails', async (...given) => {
    const [, card, other, path, days] = given;
    const changing: Record<string, unknown> = { ...answers };
    render(
      <Over answers={changing} asked={asked}>
        {card}
      </Over>,
    );
    await waitFor(() => expect(spoken()).toContain(shown[path]));
    let fail = (): void => undefined;
    changing[path] = new Promise((_, failed) => (fail = () => failed(new Error('lost'))));
    fireEvent.click(screen.getByRole('radio', { name: other }));
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).not.toBeNull());
    expect(spoken()).toContain(shown[path]);
    expect(asked.filter((one) => one.path === path).map(({ body }) => body.day)).toEqual(days);
    fail();
    await waitFor(() => expect(spoken()).not.toContain(shown[path]));
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
    expect(screen.getByRole('button', { name: '重新加载' })).toBeTruthy();
  });

  it('show the trend of 7 or 30 days', async () => {
    tell(trend.Ordinary);
    expect((screen.getByRole('radio', { name: '近 30 天' }) as HTMLInputElement).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: '近 7 天' }));
    expect((screen.getByRole('radio', { name: '近 7 天' }) as HTMLInputElement).checked).toBe(true);
  });

  it('give the drawn data as a table', async () => {
    tell(trend.Ordinary);
    const table = await screen.findByRole('table', { name: /近 30 天每日在线客户端/ });
    expect(within(table).getAllByRole('row')).toHaveLength(31);
  });
});
