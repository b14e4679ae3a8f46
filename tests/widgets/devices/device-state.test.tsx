import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { GatewayRow } from '../../../src/api/contract/device';
import { DeviceState } from '../../../widgets/devices/device-list/device-cells';
import { segments } from '../../../widgets/devices/device-list/device-filters';

const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString();

it.each([
  ['never reported', { last_seen: null }, '从未上线'],
  ['reported an hour ago', { last_seen: anHourAgo() }, '离线 1 小时'],
])('a gateway that %s says so', (_, seen, said) => {
  const row = { status: 'offline', offline_since: anHourAgo(), ...seen } as GatewayRow;
  render(<DeviceState row={row} />);
  expect(screen.getByText(said)).toBeTruthy();
});

it('says of gateways that it counts their own alarms, not those of what stands behind them', () => {
  const named = (list: 'gateways' | 'others') => {
    const { options } = segments()[list];
    return typeof options === 'function' ? options(undefined).map(({ label }) => label) : [];
  };
  expect(named('gateways')).toEqual(['全部', '在线', '离线', '网关告警']);
  expect(named('others')).toEqual(['全部', '在线', '离线', '有告警']);
});
