import { isDay } from '../../domain/calendar-day';
import { beijingDay } from '../../domain/time';

/** Between the numbers: a sign, or the character for year, month or day. */
const whole = /^(\d{4})[-/.\p{sc=Han}](\d{1,2})[-/.\p{sc=Han}](\d{1,2})\p{sc=Han}?$/u;
const digits = /^(\d{4})(\d{2})(\d{2})$/;
const ofThisYear = /^(\d{1,2})[-/.\p{sc=Han}](\d{1,2})\p{sc=Han}?$/u;
/** The colon may be as wide as a Chinese character. */
const clock = /^(\d{1,2})[:\uff1a](\d{1,2})$|^(\d{2})(\d{2})$/;

const two = (text: string | undefined) => text?.padStart(2, '0');

/**
 * The day that was typed, `YYYY-MM-DD`: 2026-11-3, 2026/11/3, 20261103, with the characters for year, month and day,
 * or 11-3 in this year; undefined when it is none that the server would keep.
 */
export function readDay(typed: string, now = Date.now()): string | undefined {
  const text = typed.replaceAll(/\s/g, '');
  const [, year, month, date] = whole.exec(text) ?? digits.exec(text) ?? withYear(ofThisYear.exec(text), now);
  if (!year) return undefined;
  const day = `${year}-${two(month)}-${two(date)}`;
  return isDay(day) ? day : undefined;
}

const withYear = (found: RegExpExecArray | null, now: number): (string | undefined)[] =>
  found ? ['', beijingDay(now).slice(0, 4), found[1], found[2]] : [];

/** The time of day that was typed, `HH:MM`: 8:30 or 0830; undefined when it is none. */
export function readClock(typed: string): string | undefined {
  const [, hour, minute, hours = two(hour), minutes = two(minute)] = clock.exec(typed.trim()) ?? [];
  return hours && minutes && hours < '24' && minutes < '60' ? `${hours}:${minutes}` : undefined;
}

/** Days in the order of the calendar as text is ordered; an empty end is none. */
export interface Bounds {
  /** Earliest and latest day, `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
}

/** Whether a day lies between the bounds, both included. */
export const within = (day: string, { min, max }: Bounds): boolean => (!min || day >= min) && (!max || day <= max);
