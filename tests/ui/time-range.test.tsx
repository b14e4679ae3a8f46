import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TimeRangeProvider, useTimeRange } from '../../src/ui/time-range';

afterEach(cleanup);

const hour = 3_600_000;

/** A page that shows the latest hour, and seconds that pass before somebody acts. */
function showHour() {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 20, 12));
  const { result } = renderHook(() => useTimeRange()!, {
    wrapper: ({ children }) => <TimeRangeProvider initial={{ last: '1h' }}>{children}</TimeRangeProvider>,
  });
  const { from, to } = result.current;
  clock.mockReturnValue(to + 5000);
  return { result, from, to };
}

describe('the time that charts share', () => {
  it('goes back to where the stretch that is shown begins, however long it stood there', () => {
    const { result, from } = showHour();
    act(() => result.current.shift(-1));
    expect(result.current).toMatchObject({ from: from - hour, to: from });
  });

  it('widens around what is shown, and its end does not move', () => {
    const { result, from, to } = showHour();
    act(() => result.current.widen());
    expect(result.current).toMatchObject({ from: from - hour, to });
  });
});
