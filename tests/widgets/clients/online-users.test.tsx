import { act, render, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Lasted } from '../../../src/ui/now';
import { UiRoot } from '../../../src/ui/root';
import { phone } from '../../../widgets/clients/shared/client.fixture';
import { useUserActions } from '../../../widgets/clients/online-users/user-actions';

afterEach(() => vi.useRealTimers());

it('says for how long a terminal has been there, and goes on while nothing else changes', () => {
  vi.useFakeTimers();
  render(<Lasted since={new Date(Date.now() - 3_600_000).toISOString()} units={1} />);
  act(() => void vi.advanceTimersByTime(3_600_000));
  expect(screen.getByText('2 小时')).toBeTruthy();
});

it.each([
  [true, false],
  [undefined, false],
  [false, true],
])('a terminal that is online: %s is kept from being sent away: %s', (online, kept) => {
  const { result } = renderHook(() => useUserActions(true, () => undefined), { wrapper: UiRoot });
  const kick = result.current.actions({ ...phone, ...(online !== undefined && { online }) });
  expect(kick.find(({ key }) => key === 'kick')).toMatchObject({ disabled: kept });
});
