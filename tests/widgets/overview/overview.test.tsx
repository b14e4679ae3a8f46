import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UiRoot } from '../../../src/ui/root';
import * as alarmSummary from '../../../widgets/overview/alarm-summary/alarm-summary.stories';
import { Ticker } from '../../../widgets/overview/alarm-summary/ticker';
import * as deviceCounts from '../../../widgets/overview/device-counts/device-counts.stories';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('device counts', () => {
  it('show online, total, share and the way to the ones that are offline', async () => {
    render(<UiRoot>{deviceCounts.Ordinary()}</UiRoot>);
    expect(await screen.findByText('126')).toBeTruthy();
    expect(screen.getByText('/ 132 台')).toBeTruthy();
    expect(screen.getByText('在线率 95.5%')).toBeTruthy();
    expect(screen.getByText('6 台离线')).toBeTruthy();
  });

  it('show why, and no zeros, when the read fails', async () => {
    render(<UiRoot>{deviceCounts.Failing()}</UiRoot>);
    expect(await screen.findByRole('button', { name: '重新加载' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/0/);
  });

  it('have no share of nothing', async () => {
    render(<UiRoot>{deviceCounts.Nothing()}</UiRoot>);
    expect((await screen.findAllByText('在线率 —')).length).toBe(2);
  });
});

describe('the alarm summary', () => {
  it('counts each level', async () => {
    render(<UiRoot>{alarmSummary.Ordinary()}</UiRoot>);
    expect(await screen.findByText('1,042')).toBeTruthy();
    expect(screen.getByText('苏州园区店')).toBeTruthy();
  });

  it('says that there is nothing, or why that is not known', async () => {
    render(<UiRoot>{alarmSummary.Nothing()}</UiRoot>);
    expect(await screen.findByText('当前没有未处理的告警')).toBeTruthy();
    cleanup();
    render(<UiRoot>{alarmSummary.Failing()}</UiRoot>);
    expect(await screen.findByRole('button', { name: '重新加载' })).toBeTruthy();
  });
});

describe('the ticker', () => {
  const rows = ['甲', '乙', '丙', '丁', '戊', '己'].map((remark) => ({
    level: 'FATAL' as const,
    remark,
    content: '离线',
  }));
  const order = () => [...document.querySelectorAll('li')].map((line) => line.textContent?.[0]);

  beforeEach(() => {
    vi.useFakeTimers();
  });

  const oneStep = () => {
    act(() => void vi.advanceTimersByTime(2000));
    const track = document.querySelector('ul')!;
    act(() => void track.dispatchEvent(new Event('transitionend', { bubbles: true })));
  };

  it('moves up one row every two seconds and starts over at the end', () => {
    render(<Ticker rows={rows} />);
    expect(order()[0]).toBe('甲');
    oneStep();
    expect(order()[0]).toBe('乙');
    for (let step = 0; step < 5; step++) oneStep();
    expect(order()[0]).toBe('甲');
  });

  it('stands while all rows are in sight', () => {
    render(<Ticker rows={rows.slice(0, 5)} />);
    act(() => void vi.advanceTimersByTime(10_000));
    expect(document.querySelector('ul')?.style.transform).toBe('');
  });
});
