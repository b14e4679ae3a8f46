import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PlaceContext, type Place } from '../../src/session/place';
import { DayRange, useDays } from '../../src/ui/day-range';

afterEach(cleanup);

/** The choice of days that a link set, with the moments that its list asks for. */
function Days() {
  const days = useDays();
  return (
    <>
      <DayRange days={days} />
      <output>{`${days.span.from} ${days.span.to}`}</output>
    </>
  );
}

const place: Place = {
  href: () => undefined,
  go: () => undefined,
  query: { from: '2026-11-01', to: '2026-11-22' },
  setQuery: () => undefined,
};

it.each([
  ['Asia/Shanghai', false],
  ['America/New_York', true],
  ['Pacific/Kiritimati', true],
])('days are China’s for a reader in %s, who is told so elsewhere', (zone, told) => {
  vi.stubEnv('TZ', zone);
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  render(
    <PlaceContext value={place}>
      <Days />
    </PlaceContext>,
  );
  // The first of November begins and the twenty-second ends by Beijing's clock.
  expect(screen.getByRole('status').textContent).toBe('2026-10-31T16:00:00.000Z 2026-11-22T16:00:00.000Z');
  expect(screen.queryByText('北京时间') !== null).toBe(told);
  vi.unstubAllEnvs();
});
