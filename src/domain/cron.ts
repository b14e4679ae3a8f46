import { addDays, beijingDay, beijingMidnight, minute } from './time';

/**
 * A line as of cron by its parts: which minutes, hours, days of the month, months, and weekdays (0 Sunday).
 * Read here because browsers need it too, without waiting: croner 11 is 10.2 KB compressed, cron-parser brings luxon as well, this
 * is 0.8; both tell a wrong part in an English sentence alone, and neither leaves out decreed holidays.
 */
export interface Cron {
  minutes: readonly number[];
  hours: readonly number[];
  days: readonly number[];
  months: readonly number[];
  weekdays: readonly number[];
  /** Days of the month and weekdays are both told: one of them is enough. */
  either: boolean;
}

const parts = [
  { key: 'minutes', from: 0, to: 59 },
  { key: 'hours', from: 0, to: 23 },
  { key: 'days', from: 1, to: 31 },
  { key: 'months', from: 1, to: 12 },
  { key: 'weekdays', from: 0, to: 7 },
] as const;

/** What is wrong with such a line: its number of parts, or one of them. */
export type CronFault = { parts: number } | { part: (typeof parts)[number]['key']; text: string };

/** A line of five parts, each `*`, numbers, ranges and steps (`1,15`, `9-18`, `0-30/10`, with `*` before the slash as well). */
export function readCron(line: string): Cron | CronFault {
  const words = line.trim().split(/\s+/);
  if (words.length !== parts.length || line.trim() === '') return { parts: line.trim() === '' ? 0 : words.length };
  const read: Record<string, number[]> = {};
  for (const [at, { key, from, to }] of parts.entries()) {
    const numbers = numbersOf(words[at]!, from, to);
    if (!numbers) return { part: key, text: words[at]! };
    read[key] = numbers;
  }
  const weekdays = [...new Set(read.weekdays!.map((one) => one % 7))].sort((a, b) => a - b);
  const told = (at: number) => !words[at]!.startsWith('*');
  return { ...(read as Omit<Record<keyof Cron, number[]>, 'either'>), weekdays, either: told(2) && told(4) };
}

/** Whether a line was read. */
export const isCron = (read: Cron | CronFault): read is Cron => 'minutes' in read;

function numbersOf(word: string, least: number, most: number): number[] | undefined {
  const found = new Set<number>();
  for (const item of word.split(',')) {
    const [, one, last, step = '1'] = /^(\*|\d{1,2})(?:-(\d{1,2}))?(?:\/(\d{1,2}))?$/.exec(item) ?? [];
    if (one === undefined || Number(step) === 0 || (one === '*' && last !== undefined)) return undefined;
    const from = one === '*' ? least : Number(one);
    const to = one === '*' ? most : last === undefined ? (item.includes('/') ? most : from) : Number(last);
    if (from < least || to > most || from > to) return undefined;
    for (let n = from; n <= to; n += Number(step)) found.add(n);
  }
  return [...found].sort((a, b) => a - b);
}

/** Farthest that is looked ahead, days: a 29th of February may be eight years away. */
const ahead = 366 * 8 + 1;

/** Moments of a line by China's clock after one, on days that are meant, in their order. */
export function* momentsOfCron(
  cron: Cron,
  after: number,
  from: string,
  isMeant: (date: string) => boolean,
): Generator<number> {
  const today = beijingDay(after);
  let date = today > from ? today : from;
  for (let n = 0; n < ahead; n++, date = addDays(date, 1)) {
    if (!fallsOn(cron, date) || !isMeant(date)) continue;
    for (const hour of cron.hours) {
      for (const one of cron.minutes) {
        const at = beijingMidnight(date) + (hour * 60 + one) * minute;
        if (at > after) yield at;
      }
    }
  }
}

function fallsOn({ days, months, weekdays, either }: Cron, date: string): boolean {
  const at = new Date(`${date}T00:00:00Z`);
  if (!months.includes(at.getUTCMonth() + 1)) return false;
  const [day, weekday] = [days.includes(at.getUTCDate()), weekdays.includes(at.getUTCDay())];
  return either ? day || weekday : day && weekday;
}
