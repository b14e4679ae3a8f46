import { describe, expect, it } from 'vitest';
import { dayInChina, holidayYears } from '../../src/domain/holiday';
import {
  conflictsOf,
  holding,
  nextMoment,
  spansOf,
  type StrategyAction,
  type StrategyTiming,
  type TimedStrategy,
} from '../../src/domain/strategy';
import { beijing, iso } from '../../src/domain/time';

const at = (text: string) => Date.parse(`${text}:00+08:00`);
const shown = (moment: number) => {
  const { day, minute } = beijing(moment);
  return `${day.slice(5)} ${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
};
const timing = (more: Partial<StrategyTiming> = {}): StrategyTiming => ({
  repeat: 'weekly',
  days: [0, 1, 2, 3, 4, 5, 6],
  skip_holidays: false,
  time: '22:00-07:00',
  ...more,
});

describe('a day in China', () => {
  it.each<[string, boolean, string | null, boolean, string]>([
    ['2026-11-20', true, null, false, 'an ordinary Friday'],
    ['2026-11-21', false, null, false, 'an ordinary Saturday'],
    ['2026-02-14', true, null, true, 'the Saturday before the spring festival'],
    ['2026-02-16', false, 'spring', false, 'a Monday of the spring festival'],
    ['2026-02-24', true, null, false, 'the day after it'],
    ['2026-10-07', false, 'national', false, 'the last day of the national holiday'],
    ['2026-10-10', true, null, true, 'the Saturday after it'],
    ['2025-10-08', false, 'national', false, 'its eighth day where it meets mid-autumn'],
    ['2025-01-26', true, null, true, 'a Sunday on which work is made up'],
    ['2027-10-01', true, null, false, 'a Friday of a year that nothing is known of'],
  ])('%s: working %s, holiday %s, made up %s (%s)', (date, working, holiday, madeUp) => {
    expect(dayInChina(date)).toMatchObject({ working, holiday, madeUp });
  });

  it('is known from 2025 to 2026', () => expect(holidayYears).toEqual({ from: 2025, to: 2026 }));

  it('is never both a holiday and one on which work is made up, and work is made up on weekends alone', () => {
    for (let moment = at('2025-01-01T12:00'); moment < at('2027-01-01T00:00'); moment += 86_400_000) {
      const { madeUp, holiday, weekday } = dayInChina(iso(moment).slice(0, 10));
      if (madeUp) expect([holiday, weekday === 0 || weekday === 6]).toEqual([null, true]);
    }
  });
});

describe('when a strategy holds', () => {
  it.each<[string, Partial<StrategyTiming>, string, string, string[]]>([
    ['a moment', { days: [5], time: '20:30' }, '2026-11-16T00:00', '2026-11-23T00:00', ['11-20 20:30']],
    ['a day', { days: [2], time: '09:00-12:00' }, '2026-11-16T00:00', '2026-11-23T00:00', ['11-17 09:00 11-17 12:00']],
    ['over midnight', { days: [1] }, '2026-11-17T06:00', '2026-11-18T00:00', ['11-16 22:00 11-17 07:00']],
    ['over, when it is asked about the moment of its end', { days: [1] }, '2026-11-17T07:00', '2026-11-18T00:00', []],
    [
      'working days around the national holiday',
      { repeat: 'workday', time: '09:00' },
      '2026-09-30T00:00',
      '2026-10-11T00:00',
      [
        '09-30 09:00',
        ...[1, 2, 5, 6, 7].map((day) => `10-0${day} 09:00 skipped`),
        '10-08 09:00',
        '10-09 09:00',
        '10-10 09:00',
      ],
    ],
    [
      'days off around it',
      { repeat: 'restday', time: '09:00' },
      '2026-10-07T00:00',
      '2026-10-12T00:00',
      ['10-07 09:00', '10-10 09:00 skipped', '10-11 09:00'],
    ],
    [
      'Thursdays but for holidays',
      { days: [4], skip_holidays: true, time: '09:00' },
      '2026-10-01T00:00',
      '2026-10-09T00:00',
      ['10-01 09:00 skipped', '10-08 09:00'],
    ],
  ])('%s', (_, more, from, to, expected) => {
    const found = spansOf(timing(more), at(from), at(to)).map((span) =>
      [shown(span.from), ...(span.to > span.from ? [shown(span.to)] : []), ...(span.skipped ? ['skipped'] : [])].join(
        ' ',
      ),
    );
    expect(found).toEqual(expected);
  });

  it.each([
    ['2026-11-16T21:59', false],
    ['2026-11-16T22:00', true],
    ['2026-11-17T06:59', true],
    ['2026-11-17T07:00', false],
  ])('at %s: %s', (moment, holds) => expect(holding(timing({ days: [1] }), at(moment)) !== undefined).toBe(holds));

  it('does not hold on a holiday that it passes by', () => {
    expect(holding(timing({ skip_holidays: true, time: '08:00-10:00' }), at('2026-10-01T09:00'))).toBeUndefined();
  });

  it.each<[Partial<StrategyTiming>, string, string]>([
    [{ days: [5] }, '2026-11-20T21:59', '11-20 22:00 begin'],
    [{ days: [5] }, '2026-11-20T22:00', '11-21 07:00 end'],
    [{ days: [5] }, '2026-11-21T07:00', '11-27 22:00 begin'],
    [{ days: [5], time: '20:30' }, '2026-11-20T20:30', '11-27 20:30 run'],
    [{ days: [4], time: '09:00', skip_holidays: true }, '2026-09-24T09:00', '10-08 09:00 run'],
  ])('%j after %s: %s', (more, after, expected) => {
    const next = nextMoment(timing(more), at(after))!;
    expect(`${shown(next.at)} ${next.edge}`).toBe(expected);
  });

  it('has nothing to do without days', () => expect(nextMoment(timing({ days: [] }), 0)).toBeUndefined());
});

describe('conflicts of strategies', () => {
  const radio = (id: string, time: string): TimedStrategy => ({ id, action: 'radio', ...timing({ days: [5], time }) });
  const act = (id: string, action: StrategyAction, time: string) => ({ ...radio(id, time), action });
  const reboot = (id: string, time: string): TimedStrategy => act(id, 'reboot', time);
  const found = (list: TimedStrategy[], share = true) =>
    conflictsOf(list, at('2026-11-20T00:00'), at('2026-11-21T12:00'), () => share).map(
      ({ kind, first, second, from, to }) => `${kind} ${first} ${second} ${shown(from)} ${shown(to)}`,
    );

  it.each<[string, TimedStrategy[], string[]]>([
    [
      'radios that are off twice at a time',
      [radio('a', '22:00-07:00'), radio('b', '06:00-08:00'), radio('c', '23:00-23:30')],
      ['overlap a c 11-20 23:00 11-20 23:30'],
    ],
    [
      'two limits, two quotas, and the same applications or sites blocked twice',
      (['limit', 'quota', 'apps', 'block'] as const).flatMap((action) => [
        act(`${action} 1`, action, '09:00-12:00'),
        act(`${action} 2`, action, '11:00-13:00'),
      ]),
      ['limits limit', 'quotas quota', 'blocks apps', 'blocks block'].map((one) => {
        const [kind, action] = one.split(' ');
        return `${kind} ${action} 1 ${action} 2 11-20 11:00 11-20 12:00`;
      }),
    ],
    ['a quota and a limit at a time', [act('a', 'quota', '09:00-12:00'), act('b', 'limit', '09:00-12:00')], []],
    ['radios one after the other', [radio('a', '20:00-21:00'), radio('b', '21:00-22:00')], []],
    [
      'two restarts within minutes',
      [reboot('a', '04:00'), reboot('b', '04:09')],
      ['twice a b 11-20 04:00 11-20 04:09'],
    ],
    ['two restarts with time between', [reboot('a', '04:00'), reboot('b', '04:10')], []],
    [
      'a restart right before radios go off',
      [radio('a', '22:00-23:00'), reboot('b', '21:55')],
      ['restarting a b 11-20 21:55 11-20 22:00'],
    ],
    ['a restart while radios are off', [radio('a', '22:00-23:00'), reboot('b', '22:30')], []],
  ])('%s', (_, list, expected) => expect(found(list)).toEqual(expected));

  it('are none on different devices', () =>
    expect(found([reboot('a', '04:00'), reboot('b', '04:00')], false)).toEqual([]));
});
