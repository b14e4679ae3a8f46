import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { GatewayRow } from '../../../src/api/contract/device';
import { DeviceState } from '../../../widgets/devices/device-list/device-cells';

const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString();

it.each([
  ['never reported', { last_seen: null }, '从未上线'],
  ['reported an hour ago', { last_seen: anHourAgo() }, '离线 1 小时'],
])('a gateway that %s says so', (_, seen, said) => {
  const row = { status: 'offline', offline_since: anHourAgo(), ...seen } as GatewayRow;
  render(<DeviceState row={row} />);
  expect(screen.getByText(said)).toBeTruthy();
});
