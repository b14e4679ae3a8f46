import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { PlaceContext, type Place } from '../../src/session/place';
import { DaysInput } from '../../src/ui/date-input';
import { DayRange, useDays } from '../../src/ui/day-range';
import { UiRoot } from '../../src/ui/root';

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

it('days of a link that stand the wrong way round are turned', () => {
  render(
    <PlaceContext value={{ ...place, query: { from: '2026-11-30', to: '2026-11-29' } }}>
      <Days />
    </PlaceContext>,
  );
  expect(screen.getByRole('status').textContent).toBe('2026-11-28T16:00:00.000Z 2026-11-30T16:00:00.000Z');
});

/** The box with what was heard of it; it stands at days of a year that never is this one. */
function box() {
  const heard: string[] = [];
  function Place() {
    const [days, setDays] = useState({ from: '2025-11-03', to: '2025-11-10' });
    const change = (next: typeof days) => {
      heard.push(`${next.from} ${next.to}`);
      setDays(next);
    };
    return <DaysInput value={days} onChange={change} />;
  }
  render(
    <UiRoot>
      <Place />
    </UiRoot>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '日期范围' });
  return { heard, field, user: userEvent.setup() };
}

it('days are typed in one box, and heard when it is left', async () => {
  const { heard, field, user } = box();
  expect(field.value).toBe('2025-11-03 – 2025-11-10');
  await user.clear(field);
  await user.type(field, '2025-12-2 至 2025-12-1');
  expect(heard).toEqual([]);
  await user.tab();
  expect(heard).toEqual(['2025-12-01 2025-12-02']);
  await user.type(field, ' soon{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('请输入日期，如 11-03 – 11-26');
  expect(heard).toHaveLength(1);
  await user.clear(field);
  await user.type(field, '{Enter}');
  expect(heard.at(-1)).toBe(' ');
});

it('two days are chosen by keys, in whichever order', async () => {
  const { heard, field, user } = box();
  await user.type(field, '{ArrowDown}');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('2025年11月10日星期一'));
  expect(screen.getByRole('status').textContent).toBe('选择开始日期');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(heard).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('选择结束日期');
  await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  expect(heard).toEqual(['2025-11-03 2025-11-17']);
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
});
