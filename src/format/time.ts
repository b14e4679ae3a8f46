import { readersZone } from '../text/zone';
import { duration } from './duration';
import { formatText } from './format.text';
import { nothing } from './number';

/** A moment: milliseconds since 1970 or an ISO text. */
export type Moment = number | string | Date | null | undefined;

/** Options of the readers of time. */
export interface TimeOptions {
  /** Milliseconds since 1970; the clock unless told. */
  now?: number;
  /** IANA zone; the machine's own unless told. */
  zone?: string;
}

/** A moment as short as it can be said: today `14:32:05`, this year `11-20 14:32`, else `2025-11-20 14:32`. */
export function time(moment: Moment, { now = Date.now(), zone }: TimeOptions = {}): string {
  const at = millis(moment);
  if (at === undefined) return nothing;
  const [that, today] = [fields(at, zone), fields(now, zone)];
  if (that.date === today.date) return that.clock;
  const short = that.clock.slice(0, 5);
  return that.date.slice(0, 4) === today.date.slice(0, 4) ? `${that.date.slice(5)} ${short}` : `${that.date} ${short}`;
}

/** A moment in full: `2026-11-20 14:32:05`. */
export function dateTime(moment: Moment, zone?: string): string {
  const at = millis(moment);
  if (at === undefined) return nothing;
  const { date, clock } = fields(at, zone);
  return `${date} ${clock}`;
}

/** The day of a moment: `2026-11-20`. */
export function date(moment: Moment, zone?: string): string {
  const at = millis(moment);
  return at === undefined ? nothing : fields(at, zone).date;
}

/** From and to: `11-20 14:32 – 11-21 09:00`. */
export const timeRange = (from: Moment, to: Moment, options?: TimeOptions): string =>
  `${time(from, options)} – ${time(to, options)}`;

/** How long ago or ahead, in the largest unit: `3 分钟前`, `2 天后`; under a minute `刚刚`. */
export function relative(moment: Moment, now = Date.now()): string {
  const at = millis(moment);
  if (at === undefined) return nothing;
  const seconds = Math.abs(now - at) / 1000;
  if (seconds < 60) return formatText.justNow;
  return at < now ? formatText.ago(duration(seconds, 1)) : formatText.later(duration(seconds, 1));
}

function millis(moment: Moment): number | undefined {
  if (moment === null || moment === undefined || moment === '') return undefined;
  const at = moment instanceof Date ? moment.getTime() : typeof moment === 'number' ? moment : Date.parse(moment);
  return Number.isFinite(at) ? at : undefined;
}

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

function fields(at: number, zone = readersZone()): { date: string; clock: string } {
  const ahead = minutesAhead(at, zone);
  if (ahead !== undefined) {
    const text = new Date(at + ahead * 60_000).toISOString();
    return { date: text.slice(0, 10), clock: text.slice(11, 19) };
  }
  let format = formats.get(zone);
  if (!format) {
    // The Swedish locale writes ISO dates; making a format is slow, so there is one per zone.
    format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: zone });
    formats.set(zone, format);
  }
  const [date = '', clock = ''] = format.format(at).split(' ');
  return { date, clock };
}

/** China keeps one time since summer time ended there. */
const steady = Date.UTC(1992, 0);

/** Of the zones that need no format, whose first one costs a page tens of milliseconds: the machine's own and China's. */
const minutesAhead = (at: number, zone: string | undefined): number | undefined =>
  zone === undefined ? -new Date(at).getTimezoneOffset() : zone === 'Asia/Shanghai' && at > steady ? 480 : undefined;
