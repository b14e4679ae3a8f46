import { describe, expect, it } from 'vitest';
import { clockOf, isBetween, isZone, minutesOf, nextClock, occurrence } from '../../src/domain/silence-window';

const at = (iso: string) => Date.parse(iso);
const iso = (span: { from: number; to: number } | undefined) =>
  span && [new Date(span.from).toISOString(), new Date(span.to).toISOString()];
const china = 'Asia/Shanghai';

describe('a window that comes back every week', () => {
  // Tuesdays and Thursdays, 02:00 to 04:00.
  const nightly = { days: [2, 4], start: 120, minutes: 120, zone: china };
  it.each([
    ['before it, the same night', '2026-11-23T17:00:00Z', ['2026-11-23T18:00:00.000Z', '2026-11-23T20:00:00.000Z']],
    ['as it begins', '2026-11-23T18:00:00Z', ['2026-11-23T18:00:00.000Z', '2026-11-23T20:00:00.000Z']],
    ['as it ends, the next one', '2026-11-23T20:00:00Z', ['2026-11-25T18:00:00.000Z', '2026-11-25T20:00:00.000Z']],
    ['after the last of the week', '2026-11-25T20:00:00Z', ['2026-11-30T18:00:00.000Z', '2026-11-30T20:00:00.000Z']],
  ])('%s', (_, now, expected) => expect(iso(occurrence(nightly, at(now)))).toEqual(expected));

  it('may reach over midnight', () => {
    const late = { days: [6], start: 23 * 60, minutes: 180, zone: china };
    expect(iso(occurrence(late, at('2026-11-21T17:30:00Z')))).toEqual([
      '2026-11-21T15:00:00.000Z',
      '2026-11-21T18:00:00.000Z',
    ]);
  });

  it('follows the wall clock where summer time begins and ends', () => {
    const berlin = { days: [0], start: 150, minutes: 60, zone: 'Europe/Berlin' };
    expect(iso(occurrence(berlin, at('2026-01-03T12:00:00Z')))?.[0]).toBe('2026-01-04T01:30:00.000Z');
    expect(iso(occurrence(berlin, at('2026-07-04T12:00:00Z')))?.[0]).toBe('2026-07-05T00:30:00.000Z');
    // 29 March: 02:30 does not exist, clocks go from 02:00 to 03:00.
    expect(iso(occurrence(berlin, at('2026-03-28T12:00:00Z')))?.[0]).toBe('2026-03-29T01:30:00.000Z');
  });

  it('never comes without days', () => {
    expect(occurrence({ ...nightly, days: [] }, 0)).toBeUndefined();
  });
});

describe('quiet hours', () => {
  it.each([
    ['22:00', '08:00', '2026-11-21T13:59:00Z', false],
    ['22:00', '08:00', '2026-11-21T14:00:00Z', true],
    ['22:00', '08:00', '2026-11-21T23:59:00Z', true],
    ['22:00', '08:00', '2026-11-22T00:00:00Z', false],
    ['12:00', '13:30', '2026-11-21T05:29:00Z', true],
    ['12:00', '13:30', '2026-11-21T05:30:00Z', false],
  ])('from %s to %s at %s: %s', (from, to, now, expected) =>
    expect(isBetween(at(now), from, to, china)).toBe(expected),
  );

  it('end at the next reading of the clock', () => {
    expect(nextClock(at('2026-11-21T14:30:00Z'), '08:00', china)).toBe(at('2026-11-22T00:00:00Z'));
    expect(nextClock(at('2026-11-21T23:30:00Z'), '08:00', china)).toBe(at('2026-11-22T00:00:00Z'));
    expect(nextClock(at('2026-11-22T00:00:00Z'), '08:00', china)).toBe(at('2026-11-23T00:00:00Z'));
  });
});

it('reads clocks and knows zones', () => {
  expect([minutesOf('02:05'), clockOf(125), clockOf(1440 + 5)]).toEqual([125, '02:05', '00:05']);
  expect([isZone(china), isZone('Mars/Base')]).toEqual([true, false]);
});
