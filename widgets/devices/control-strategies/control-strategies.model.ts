import type { Strategy, strategyWeek } from '../../../src/api/contract/strategy';
import type { DataOf } from '../../../src/api';
import { addDays, beijing, beijingMidnight, day, minute } from '../../../src/domain/time';
import { clockOf } from '../../../src/domain/silence-window';
import { betweenText } from '../../../src/text/between.text';
import type { SpanState } from './control-strategies.styles';
import { controlStrategiesText as text } from './control-strategies.text';

type Week = DataOf<typeof strategyWeek>;

/** Monday of the week of a moment in China. */
export function mondayOf(at: number): string {
  const { day: today, weekday } = beijing(at);
  return addDays(today, -((weekday + 6) % 7));
}

/** China's clock at a moment, `HH:MM`. */
export const clockAt = (at: number | string): string => clockOf(beijing(+new Date(at)).minute);

/** The moment at which China's clock reads a day and a time. */
export const momentAt = (date: string, clock: string): number =>
  beijingMidnight(date) + (Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))) * minute;

/** A stretch of one day. */
interface DayStretch {
  /** Percent of the day. */
  left: number;
  width: number;
  state: SpanState;
  words: string;
}

/** What a strategy does on one day, in stretches of that day. */
export function stretchesOf({ spans, conflicts }: Week, id: string, date: string, now: number): DayStretch[] {
  const begin = beijingMidnight(date);
  return spans.flatMap((span) => {
    const [from, to] = [Date.parse(span.from), Date.parse(span.to)];
    const [a, b] = [Math.max(from, begin), Math.min(to, begin + day)];
    if (span.id !== id || (from === to ? from < begin || from >= begin + day : a >= b)) return [];
    const clashes = conflicts.some(
      (one) => [one.first, one.second].includes(id) && Date.parse(one.from) <= to && Date.parse(one.to) >= from,
    );
    const state = span.skipped ? 'skipped' : clashes ? 'conflict' : to <= now ? 'past' : 'planned';
    const when = from === to ? clockAt(from) : `${clockAt(from)}–${clockAt(to)}`;
    return {
      left: (100 * (a - begin)) / day,
      width: (100 * (b - a)) / day,
      state,
      words: `${when} ${text.states[state]}`,
    };
  });
}

/** When a strategy holds, in words. */
export function whenOf({ repeat, days, skip_holidays, time }: Strategy): string {
  const weekly = days.length === 7 ? text.everyDay : days.map((one) => text.days[one]).join(betweenText.names);
  return [
    repeat === 'weekly' ? weekly : text.repeats[repeat],
    time.replace('-', '–'),
    ...(repeat === 'weekly' && skip_holidays ? [text.notHolidays] : []),
  ].join(' ');
}

/** Whom it is for, in words. */
export const aimOf = ({ kind, target, target_names }: Strategy): string =>
  `${target === 'all' ? text.targets.all : target_names.join(betweenText.names) || text.gone} · ${text.kinds[kind]}`;
