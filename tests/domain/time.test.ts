import { describe, expect, it } from 'vitest';
import { badgeDue } from '../../src/domain/badges';
import { isDay } from '../../src/domain/calendar-day';
import { addDays, beijing, beijingMidnight } from '../../src/domain/time';
import { fastChannelOpen, onHoliday } from '../../src/domain/consulting';
import { deployment } from '../../src/domain/deployment';
import { dayStage, hourBlock } from '../../src/domain/day-parts';

const at = (text: string) => Date.parse(`${text}+08:00`);

describe("Beijing's clock", () => {
  it('turns the day at its own midnight', () => {
    expect(beijing(Date.parse('2026-11-19T15:59:59Z'))).toEqual({
      day: '2026-11-19',
      weekday: 4,
      hour: 23,
      minute: 1439,
    });
    expect(beijing(Date.parse('2026-11-19T16:00:00Z'))).toEqual({ day: '2026-11-20', weekday: 5, hour: 0, minute: 0 });
    expect(beijingMidnight('2026-11-20')).toBe(Date.parse('2026-11-19T16:00:00Z'));
  });

  it('counts days over months', () =>
    expect([addDays('2024-02-28', 2), addDays('2026-01-01', -1)]).toEqual(['2024-03-01', '2025-12-31']));
});

describe('menu markers', () => {
  it.each([
    ['multiLineIpv6', '2025-03-24T23:59:59', false],
    ['multiLineIpv6', '2025-03-25T00:00:00', true],
    ['multiLineIpv6', '2025-03-31T23:59:59', true],
    ['multiLineIpv6', '2025-04-01T00:00:00', false],
    ['flowStar', '2024-06-23T23:59:59', false],
    ['flowStar', '2024-06-24T00:00:00', true],
    ['flowStar', '2024-06-30T23:59:59', true],
    ['flowStar', '2024-07-01T00:00:00', false],
  ] as const)('%s at %s in Beijing: %s', (badge, moment, due) => expect(badgeDue(badge, at(moment))).toBe(due));
});

describe('consulting hours', () => {
  it.each([
    // 2026-11-20 is a Friday, the 21st a Saturday, the 22nd a Sunday.
    ['enterprise', '2026-11-20T08:59:59', false],
    ['enterprise', '2026-11-20T09:00:00', true],
    ['enterprise', '2026-11-20T20:59:59', true],
    ['enterprise', '2026-11-20T21:00:00', false],
    ['enterprise', '2026-11-21T09:00:00', true],
    ['enterprise', '2026-11-21T17:59:59', true],
    ['enterprise', '2026-11-21T18:00:00', false],
    ['enterprise', '2026-11-22T12:00:00', true],
    ['free', '2026-11-20T08:59:59', false],
    ['free', '2026-11-20T09:00:00', true],
    ['free', '2026-11-20T17:59:59', true],
    ['free', '2026-11-20T18:00:00', false],
    ['free', '2026-11-21T12:00:00', false],
    ['free', '2026-11-22T12:00:00', false],
    ['enterprise', '2025-01-28T12:00:00', false],
  ] as const)('%s at %s in Beijing: %s', (customer, moment, open) =>
    expect(fastChannelOpen(customer, at(moment))).toBe(open),
  );

  it('leave the robot alone between the two instants of the holiday', () => {
    const { from, to } = { from: Date.parse(deployment.holiday.from), to: Date.parse(deployment.holiday.to) };
    expect([from - 1, from, to - 1, to].map(onHoliday)).toEqual([false, true, true, false]);
  });
});

it('parts of the day', () => {
  expect([0, 3, 4, 11, 12, 23].map(hourBlock)).toEqual(['00', '00', '04', '08', '12', '20']);
  expect([0, 5, 6, 10, 11, 13, 14, 18, 19, 23].map(dayStage)).toEqual([
    '0~6',
    '0~6',
    '6~11',
    '6~11',
    '11~14',
    '11~14',
    '14~19',
    '14~19',
    '19~00',
    '19~00',
  ]);
});

it.each([
  ['2026-11-20', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['0000-00-00', false],
  ['1969-12-31', false],
  ['9999-12-31', false],
  ['2026-1-2', false],
  ['2026-11-20T00', false],
  ['', false],
])('a day of the calendar: %s %s', (text, good) => expect(isDay(text)).toBe(good));
