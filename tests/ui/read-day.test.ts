import { describe, expect, it } from 'vitest';
import { readClock, readDay } from '../../src/ui/date-input/read-day';

const now = Date.parse('2026-12-31T20:00:00Z');

describe('a day that was typed', () => {
  it.each([
    ['2026-11-03', '2026-11-03'],
    ['2026-11-3', '2026-11-03'],
    ['2026/1/9', '2026-01-09'],
    ['2026.11.03', '2026-11-03'],
    ['20261103', '2026-11-03'],
    [' 2026 年 11 月 3 日 ', '2026-11-03'],
    // In China the year has changed already.
    ['11-3', '2027-11-03'],
    ['11月3日', '2027-11-03'],
    ['2028-02-29', '2028-02-29'],
    ['2026-02-29', undefined],
    ['2026-13-01', undefined],
    ['2026-00-10', undefined],
    ['2026-11-', undefined],
    ['26-11-03', undefined],
    ['1969-12-31', undefined],
    ['0026-11-03', undefined],
    ['1970-01-01', '1970-01-01'],
    ['9998-12-31', '9998-12-31'],
    ['9999-01-01', undefined],
    ['tomorrow', undefined],
    ['', undefined],
  ])('%j is read as %j', (typed, day) => {
    expect(readDay(typed, now)).toBe(day);
  });
});

describe('a time that was typed', () => {
  it.each([
    ['08:30', '08:30'],
    ['8:5', '08:05'],
    ['23：59', '23:59'],
    ['0930', '09:30'],
    ['24:00', undefined],
    ['12:60', undefined],
    ['930', undefined],
    ['', undefined],
  ])('%j is read as %j', (typed, clock) => {
    expect(readClock(typed)).toBe(clock);
  });
});
