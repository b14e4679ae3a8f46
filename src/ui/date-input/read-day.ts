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

/** Two days, both included, `YYYY-MM-DD`; an empty end is open. */
export interface DayPair {
  from: string;
  to: string;
}

/** What stands between two days: a dash that is none of a date, a wave, a comma or the word for it. */
const between = /[–—~\uff5e,\uff0c\u81f3]|\bto\b|\s-\s/u;

/** The days that were typed, the earlier one first: one alone is both ends, an end that is left out is open; undefined for none. */
export function readDays(typed: string, now = Date.now()): DayPair | undefined {
  const parts = ` ${typed} `.split(between).map((part) => part.trim());
  const days = parts.map((part) => (part ? readDay(part, now) : ''));
  const [from, to] = days.length === 1 ? [days[0], days[0]] : days;
  if (days.length > 2 || from === undefined || to === undefined) return undefined;
  return from && to && from > to ? { from: to, to: from } : { from, to };
}

/** Days as they stand in one box: short ones where both are of this year. */
export function printDays({ from, to }: DayPair, now = Date.now()): string {
  if (!from && !to) return '';
  const year = beijingDay(now).slice(0, 5);
  const short = [from, to].every((day) => !day || day.startsWith(year));
  const [first, last] = [from, to].map((day) => (short ? day.slice(5) : day));
  return first === last ? first! : `${first} – ${last}`.trim();
}

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
