import type { AlarmRow } from '../../../src/api/contract/alarm';
import type { AlarmKind } from '../../../src/domain/alarm-kinds';
import { harmless } from '../../../src/domain/site';
import { day, minute, second } from '../../../src/domain/time';
import { duration, time } from '../../../src/format';
import { alarmSentence } from '../../../src/text/alarm-sentence';
import { siteDayText as text } from './site-day.text';

/** Ribbons of a site, from what everything hangs on down. */
export const tracks = ['line', 'wireless', 'switching', 'performance', 'security'] as const;
export type Track = (typeof tracks)[number];

/** Length of a cell, and how many a ribbon has. */
const cell = 5 * minute;
export const cells = day / cell;

/** A stretch of a ribbon in which something was wrong: from cell to cell, the second not included. */
export interface Span {
  from: number;
  to: number;
  down: boolean;
  words: string;
}

const trackOf = ({ kind, category }: AlarmRow): Track | undefined => {
  if (harmless.includes(kind as AlarmKind)) return undefined;
  if (category === 'device' || category === 'line') return 'line';
  return tracks.find((track) => track === category);
};

const isDown = ({ kind }: AlarmRow): boolean =>
  kind === 'gateway_offline' || kind === 'wan_down' || kind === 'ap_lost' || kind === 'tunnel_down';

const beginOf = (row: AlarmRow) => Date.parse(row.raised_at);
const endOf = (row: AlarmRow, now: number) => (row.cleared_at ? Date.parse(row.cleared_at) : now);

/** What was wrong on a ribbon in the 24 hours before `now`, what cut it off last so that it lies on top. */
export function spansOf(rows: readonly AlarmRow[], track: Track, now: number): Span[] {
  const start = now - day;
  return rows
    .filter((row) => trackOf(row) === track && endOf(row, now) > start)
    .map((row) => {
      const from = Math.max(0, Math.floor((beginOf(row) - start) / cell));
      const to = Math.min(cells, Math.max(from + 1, Math.ceil((endOf(row, now) - start) / cell)));
      return { from: Math.min(from, cells - 1), to, down: isDown(row), words: wordsOf(row, now) };
    })
    .sort((a, b) => Number(a.down) - Number(b.down));
}

/** `03:12–03:19 WAN1 断开`, or since when while it lasts. */
function wordsOf(row: AlarmRow, now: number): string {
  const clock = (at: string) => time(at, { now }).replace(/(\d\d:\d\d):\d\d$/, '$1');
  return row.cleared_at
    ? text.lasted(clock(row.raised_at), clock(row.cleared_at), alarmSentence(row))
    : text.lasts(clock(row.raised_at), alarmSentence(row));
}

/** How a site is, and how its day was. */
export function dayOf(
  rows: readonly AlarmRow[],
  now: number,
): { kind: 'danger' | 'warning' | 'online'; words: string } {
  const about = rows.filter((row) => trackOf(row) !== undefined);
  const rank = (row: AlarmRow) => (isDown(row) ? 0 : row.level === 'FATAL' ? 1 : row.level === 'MIDDLE' ? 2 : 3);
  const worst = (some: readonly AlarmRow[]) =>
    [...some].sort((a, b) => rank(a) - rank(b) || beginOf(b) - beginOf(a))[0];
  const open = about.filter(({ cleared_at }) => cleared_at === null);
  const standing = worst(open);
  if (standing) {
    const kind = isDown(standing) ? 'danger' : 'warning';
    return { kind, words: wordsOf(standing, now) + (open.length > 1 ? text.more(open.length - 1) : '') };
  }
  const past = about.filter((row) => endOf(row, now) > now - day);
  const last = worst(past);
  if (!last) return { kind: 'online', words: text.fine };
  const sum = past.reduce((total, row) => total + endOf(row, now) - Math.max(beginOf(row), now - day), 0);
  const words = past.length > 1 ? text.times(past.length, duration(sum / second, 1)) : '';
  return { kind: 'online', words: text.fineNow + wordsOf(last, now) + words };
}
