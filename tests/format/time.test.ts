import { describe, expect, it } from 'vitest';
import { date, dateTime, relative, time, timeRange } from '../../src/format';

const zone = 'Asia/Shanghai';
const now = Date.parse('2026-11-20T14:32:05+08:00');

describe('time', () => {
  it.each([
    ['2026-11-20T00:00:00+08:00', '00:00:00'],
    ['2026-11-20T14:32:05+08:00', '14:32:05'],
    ['2026-11-19T23:59:59+08:00', '11-19 23:59'],
    ['2026-01-01T00:00:00+08:00', '01-01 00:00'],
    ['2025-12-31T23:59:59+08:00', '2025-12-31 23:59'],
    ['2026-11-19T16:00:00Z', '00:00:00'],
    ['2027-01-01T00:00:00+08:00', '2027-01-01 00:00'],
    ['nonsense', '—'],
    ['', '—'],
    [null, '—'],
  ])('%s reads %s', (moment, text) => expect(time(moment, { now, zone })).toBe(text));

  it('takes milliseconds and dates too', () => {
    expect(time(now, { now, zone })).toBe('14:32:05');
    expect(time(new Date(now), { now, zone })).toBe('14:32:05');
  });

  it('in full, as a day, as a range', () => {
    expect(dateTime(now, zone)).toBe('2026-11-20 14:32:05');
    expect(date(now, zone)).toBe('2026-11-20');
    expect(timeRange(now - 86_400_000, now, { now, zone })).toBe('11-19 14:32 – 14:32:05');
  });

  it.each([0, 1, now, Date.parse('2026-03-29T01:30:00Z'), Date.parse('1991-07-01T12:00:00Z')])(
    'says %d in the zone of the machine as for that zone by its name',
    (at) => expect(dateTime(at)).toBe(dateTime(at, Intl.DateTimeFormat().resolvedOptions().timeZone)),
  );

  it('follows the zone', () => expect(dateTime(now, 'UTC')).toBe('2026-11-20 06:32:05'));
});

describe('relative time', () => {
  it.each([
    [0, '刚刚'],
    [59_000, '刚刚'],
    [60_000, '1 分钟前'],
    [3 * 3_600_000 + 1, '3 小时前'],
    [2 * 86_400_000, '2 天前'],
    [-90_000, '1 分钟后'],
  ])('%s ms ago is %s', (ago, text) => expect(relative(now - ago, now)).toBe(text));

  it('knows no moment', () => expect(relative(undefined, now)).toBe('—'));
});
