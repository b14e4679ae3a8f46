import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GatewayInterface, GatewayRow } from '../../../src/api/contract/device';
import { DeviceState } from '../../../widgets/devices/device-list/device-cells';
import { InterfaceFacts } from '../../../widgets/devices/gateway-panel/interface-facts';
import { EquipmentState } from '../../../widgets/devices/shared/equipment-head';
import { segments } from '../../../widgets/devices/device-list/device-filters';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString();

it.each([
  ['never reported', { last_seen: null }, '从未上线'],
  ['reported an hour ago', { last_seen: anHourAgo() }, '离线 1 小时'],
])('a gateway that %s says so', (_, seen, said) => {
  const row = { status: 'offline', offline_since: anHourAgo(), ...seen } as GatewayRow;
  render(<DeviceState row={row} />);
  expect(screen.getByText(said)).toBeTruthy();
});

it('is offline for no time at all in a list where the clock of the reader is behind', () => {
  const soon = new Date(Date.now() + 60_000).toISOString();
  render(<DeviceState row={{ status: 'offline', offline_since: soon, last_seen: soon } as GatewayRow} />);
  expect(screen.getByText('离线 0 秒')).toBeTruthy();
});

it('goes on being offline in a list while nothing else changes', () => {
  vi.useFakeTimers();
  const since = anHourAgo();
  render(<DeviceState row={{ status: 'offline', offline_since: since, last_seen: since } as GatewayRow} />);
  act(() => void vi.advanceTimersByTime(3_600_000));
  expect(screen.getByText('离线 2 小时')).toBeTruthy();
});

it('says of gateways that it counts their own alarms, not those of what stands behind them', () => {
  const named = (list: 'gateways' | 'others') => {
    const { options } = segments()[list];
    return typeof options === 'function' ? options(undefined).map(({ label }) => label) : [];
  };
  expect(named('gateways')).toEqual(['全部', '在线', '离线', '网关告警']);
  expect(named('others')).toEqual(['全部', '在线', '离线', '有告警']);
});

it('says how long a line has been up, and goes on while nothing else changes', () => {
  vi.useFakeTimers();
  const line = { name: 'wan1', role: 'wan', state: 'connected', dns: [], loss: null, connected_since: anHourAgo() };
  render(<InterfaceFacts one={line as unknown as GatewayInterface} stale={false} />);
  expect(screen.getByText('1 小时')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(3_600_000));
  expect(screen.getByText('2 小时')).toBeTruthy();
});

describe('how long a device has been offline, above its page', () => {
  const away = (since: string) => {
    const device = { status: 'offline', offline_since: since } as Parameters<typeof EquipmentState>[0]['device'];
    render(<EquipmentState device={device} />);
  };

  it('goes on while nothing else changes', () => {
    vi.useFakeTimers();
    away(anHourAgo());
    expect(screen.getByText('离线 1 小时')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(3_600_000));
    expect(screen.getByText('离线 2 小时')).toBeTruthy();
  });

  it('is no time at all where the clock of the reader is behind', () => {
    away(new Date(Date.now() + 60_000).toISOString());
    expect(screen.getByText('离线 0 秒')).toBeTruthy();
  });
});
