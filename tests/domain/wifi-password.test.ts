import { describe, expect, it } from 'vitest';
import { isCron, readCron } from '../../src/domain/cron';
import { nextPassword, type PasswordTiming } from '../../src/domain/wifi-password';

const at = (text: string) => Date.parse(`${text}:00+08:00`);
const timing = (more: Partial<PasswordTiming> = {}): PasswordTiming => ({
  ...{ repeat: 'daily', days: [], every_days: 1, cron: '', times: ['06:00', '18:00'], skip_holidays: false },
  starts_on: '2026-09-01',
  ...more,
});
const next = (plan: PasswordTiming, after: string) => {
  const found = nextPassword(plan, at(after));
  return found && new Date(found + 8 * 3_600_000).toISOString().slice(0, 16);
};

describe('a password', () => {
  it('changes at each of its times, in whatever order they stand', () => {
    const plan = timing({ times: ['18:00', '06:00'] });
    expect(next(plan, '2026-09-28T05:59')).toBe('2026-09-28T06:00');
    expect(next(plan, '2026-09-28T06:00')).toBe('2026-09-28T18:00');
    expect(next(plan, '2026-09-28T18:00')).toBe('2026-09-29T06:00');
  });

  it('changes on its weekdays, at midnight too', () => {
    const plan = timing({ repeat: 'weekly', days: [1], times: ['00:00'] });
    expect(next(plan, '2026-09-24T12:00')).toBe('2026-09-28T00:00');
    expect(next(plan, '2026-09-28T00:00')).toBe('2026-10-05T00:00');
  });

  it('changes every so many days, counted from the first', () => {
    const plan = timing({ repeat: 'interval', every_days: 3, times: ['08:00'] });
    expect(next(plan, '2026-09-01T07:00')).toBe('2026-09-01T08:00');
    expect(next(plan, '2026-09-01T08:00')).toBe('2026-09-04T08:00');
    expect(next(plan, '2026-09-05T08:00')).toBe('2026-09-07T08:00');
  });

  it('rests on public holidays when it is told to', () => {
    const plan = timing({ skip_holidays: true, times: ['08:00'] });
    expect(next(plan, '2026-09-30T08:00')).toBe('2026-10-08T08:00');
    expect(next({ ...plan, skip_holidays: false }, '2026-09-30T08:00')).toBe('2026-10-01T08:00');
  });

  it.each([
    ['0 6 1,15 * *', '2026-10-01T06:00', '2026-10-15T06:00'],
    ['30 8-18/5 * * 1-5', '2026-10-09T18:30', '2026-10-12T08:30'],
    ['0 0 * * 7', '2026-09-27T00:00', '2026-10-04T00:00'],
    ['*/30 9 * 12 *', '2026-10-01T00:00', '2026-12-01T09:00'],
    // Day and weekday both told: one of them is enough.
    ['0 9 13 * 5', '2026-11-06T09:00', '2026-11-13T09:00'],
    ['0 9 14 * 5', '2026-11-13T09:00', '2026-11-14T09:00'],
    ['0 3 29 2 *', '2026-10-01T00:00', '2028-02-29T03:00'],
  ])('changes by the line %s', (cron, after, found) => {
    expect(next(timing({ repeat: 'cron', cron, times: [] }), after)).toBe(found);
  });

  it('by such a line rests on holidays too, and never comes on a day that there is not', () => {
    const plan = timing({ repeat: 'cron', cron: '0 6 * * *', times: [], skip_holidays: true });
    expect(next(plan, '2026-09-30T06:00')).toBe('2026-10-08T06:00');
    expect(next({ ...plan, cron: '0 6 31 2 *' }, '2026-09-30T06:00')).toBeUndefined();
  });

  it.each([
    '',
    '* * *',
    '60 * * * *',
    '0 24 * * *',
    '0 6 0 * *',
    '0 6 * 13 *',
    '0 6 * * 8',
    '5-1 6 * * *',
    '*/0 6 * * *',
    'a 6 * * *',
  ])('is not changed by %j', (line) => expect(isCron(readCron(line))).toBe(false));

  it('does not change before its first day, and by hand alone never by itself', () => {
    expect(next(timing(), '2026-08-01T12:00')).toBe('2026-09-01T06:00');
    expect(next(timing({ repeat: 'manual', times: [] }), '2026-09-01T12:00')).toBeUndefined();
  });
});
