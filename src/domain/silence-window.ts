import { day, minute } from './time';

/** Longest mute, milliseconds. */
export const longestMute = 366 * day;

/** A span of time, milliseconds since 1970; `to` undefined: without an end. */
export interface SilenceRange {
  from: number;
  to?: number;
}

/** A span that comes back on days of the week, by the wall clock of a zone. */
export interface WeeklyWindow {
  /** 0 Sunday … 6 Saturday: the day on which it begins. */
  days: readonly number[];
  /** Minutes after midnight. */
  start: number;
  /** How long; may reach into the next day. */
  minutes: number;
  /** IANA name, for example `Asia/Shanghai`. */
  zone: string;
}

/** Whether this machine knows a zone. */
export function isZone(zone: string): boolean {
  try {
    return Boolean(format(zone));
  } catch {
    return false;
  }
}

/** The occurrence that a moment lies in, or else the next one. Nothing without days. */
export function occurrence(window: WeeklyWindow, now: number): Required<SilenceRange> | undefined {
  // From the day before: one that began yesterday may still last.
  for (let ahead = -1; ahead <= 8; ahead++) {
    const { year, month, date, weekday } = wall(now + ahead * day, window.zone);
    if (!window.days.includes(weekday)) continue;
    const from = instant(Date.UTC(year, month - 1, date) + window.start * minute, window.zone);
    const to = from + window.minutes * minute;
    if (to > now) return { from, to };
  }
  return undefined;
}

/** Whether a wall clock reads between two times, the second excluded; the span may go over midnight. */
export function isBetween(now: number, from: string, to: string, zone: string): boolean {
  const { minutes } = wall(now, zone);
  const [a, b] = [minutesOf(from), minutesOf(to)];
  return a <= b ? minutes >= a && minutes < b : minutes >= a || minutes < b;
}

/** The next moment at which the wall clock of a zone reads a time. */
export function nextClock(now: number, clock: string, zone: string): number {
  for (let ahead = 0; ; ahead++) {
    const { year, month, date } = wall(now + ahead * day, zone);
    const at = instant(Date.UTC(year, month - 1, date) + minutesOf(clock) * minute, zone);
    if (at > now) return at;
  }
}

/** `HH:MM` as minutes after midnight. */
export const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** Minutes after midnight as `HH:MM`. */
export const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

const formats = new Map<string, Intl.DateTimeFormat>();

function format(zone: string): Intl.DateTimeFormat {
  let made = formats.get(zone);
  if (!made) {
    made = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    formats.set(zone, made);
  }
  return made;
}

function wall(at: number, zone: string) {
  const part = Object.fromEntries(
    format(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const [year, month, date] = [part.year!, part.month!, part.day!];
  const shown = Date.UTC(year, month - 1, date, part.hour, part.minute);
  return {
    year,
    month,
    date,
    minutes: part.hour! * 60 + part.minute!,
    weekday: new Date(shown).getUTCDay(),
    /** The wall clock read as if it were UTC. */
    shown,
  };
}

/** The moment at which the wall clock of a zone shows `shown`; where clocks jump over it, the moment after the jump. */
function instant(shown: number, zone: string): number {
  const first = shown - offset(shown, zone);
  const second = shown - offset(first, zone);
  return offset(second, zone) === offset(first, zone) ? second : Math.max(first, second);
}

const offset = (at: number, zone: string): number => wall(at, zone).shown - Math.floor(at / minute) * minute;

/** The moment at which the wall clock of a zone reads a day (`YYYY-MM-DD`) and a time (`HH:MM`). */
export const momentOf = (date: string, clock: string, zone: string): number =>
  instant(Date.parse(`${date}T00:00:00Z`) + minutesOf(clock) * minute, zone);

/** What the wall clock of a zone reads: day and time. */
export function wallClock(at: number, zone: string): { date: string; clock: string } {
  const { shown, minutes } = wall(at, zone);
  return { date: new Date(shown).toISOString().slice(0, 10), clock: clockOf(minutes) };
}
