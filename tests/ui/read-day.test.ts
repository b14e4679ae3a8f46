import { describe, expect, it } from 'vitest';
import { quickDays, quickNames } from '../../src/ui/date-input/quick-days';
import { printDays, readClock, readDay, readDays } from '../../src/ui/date-input/read-day';

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

describe('days that were typed in one box', () => {
  it.each([
    ['11-1 – 11-26', '2027-11-01', '2027-11-26'],
    ['2026-11-01 - 2026-11-26', '2026-11-01', '2026-11-26'],
    ['2026/11/1~2026/11/26', '2026-11-01', '2026-11-26'],
    ['11月1日至11月26日', '2027-11-01', '2027-11-26'],
    ['2026-11-01 to 2026-11-26', '2026-11-01', '2026-11-26'],
    // The earlier one comes first, whichever was typed first.
    ['2026-11-26，2026-11-01', '2026-11-01', '2026-11-26'],
    ['2026-11-03', '2026-11-03', '2026-11-03'],
    ['2026-11-03 –', '2026-11-03', ''],
    ['– 2026-11-03', '', '2026-11-03'],
    ['2026-11-03 – soon', undefined, undefined],
    ['11-1 – 11-2 – 11-3', undefined, undefined],
  ])('%j', (typed, from, to) => {
    expect(readDays(typed, now)).toEqual(from === undefined ? undefined : { from, to });
  });

  it.each([
    ['2027-11-01', '2027-11-26', '11-01 – 11-26'],
    ['2026-12-31', '2027-01-02', '2026-12-31 – 2027-01-02'],
    ['2027-01-02', '2027-01-02', '01-02'],
    ['2027-01-02', '', '01-02 –'],
    ['', '2027-01-02', '– 01-02'],
    ['', '', ''],
  ])('%s to %s stand there as %j, which is read again as the same', (from, to, shown) => {
    expect(printDays({ from, to }, now)).toBe(shown);
    if (shown) expect(readDays(shown, now)).toEqual({ from, to });
  });

  it('have names that mean them', () => {
    const named = quickNames.map((name) => Object.values(quickDays(name, '2026-03-01')).join(' '));
    expect(named).toEqual([
      '2026-03-01 2026-03-01',
      '2026-02-28 2026-02-28',
      '2026-02-23 2026-03-01',
      '2026-01-31 2026-03-01',
      '2026-03-01 2026-03-01',
      '2026-02-01 2026-02-28',
    ]);
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
