import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { UiRoot } from '../../../src/ui/root';
import * as stories from '../../../widgets/devices/wireless-monitor/wireless-monitor.stories';

afterEach(cleanup);

const show = (story: () => React.ReactNode) => render(<UiRoot>{story()}</UiRoot>);
const figure = (name: string) => screen.getByText(name).parentElement!.textContent;

it('the wireless monitor counts what is there, where it is crowded and who is badly off', async () => {
  show(stories.Ordinary);
  expect(await screen.findByText('杭州云栖酒店主楼')).toBeTruthy();
  expect(figure('AP 在线')).toContain('3共 4 台');
  expect(figure('5G 终端')).toContain('76');
  expect(figure('2.4G 终端')).toContain('27');
  expect(figure('信道拥堵')).toMatch(/^信道拥堵2/);
  expect(figure('弱信号终端')).toMatch(/^弱信号终端1/);
});

it('what needs attention stands first: offline, then by the air that is taken', async () => {
  show(stories.Ordinary);
  const names = (await screen.findAllByRole('listitem')).flatMap((item) => item.querySelector('b')?.textContent ?? []);
  expect(names).toEqual(['厨房 AP', '三楼走廊东侧靠近电梯间的面板式 AP', '会议室 AP', '大堂 AP']);
  expect(screen.getByRole('meter', { name: /^三楼走廊.* 2\.4G 信道占用$/ }).getAttribute('aria-valuenow')).toBe('91');
});

it('the weakest terminals are named, wired ones are none of them', async () => {
  show(stories.Ordinary);
  const weak = within((await screen.findByText('iPhone-王')).closest('ol')!);
  expect(weak.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'iPhone-王大堂 AP5G-82 dBm',
    'HUAWEI-Mate大堂 AP5G-64 dBm',
  ]);
});

it('without access points, without the gateway and without an answer it says so', async () => {
  show(stories.Nothing);
  expect(await screen.findByText('这台网关下没有 AP')).toBeTruthy();
  cleanup();
  show(stories.Gone);
  expect(await screen.findByText('没有找到这台网关')).toBeTruthy();
  cleanup();
  show(stories.Failing);
  expect(await screen.findByRole('button', { name: '重新加载' })).toBeTruthy();
});
