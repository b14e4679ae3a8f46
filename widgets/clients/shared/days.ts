import { shareWithin } from '../../../src/domain/client';
import type { ClientStay } from '../../../src/api/contract/client';
import { minute } from '../../../src/domain/time';

/** Days of a range on the reader's clock, both included, `YYYY-MM-DD`. */
export interface DaySpan {
  from: string;
  to: string;
}

/** Longest range, days: so long the server keeps stays. */
export const mostDays = 31;

/** The day of a moment on the reader's clock. */
export function dayOf(at: number): string {
  const date = new Date(at);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** When a day begins; `later` days after it. */
export function startOf(day: string, later = 0): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).getTime();
}

/** The last `count` days, today included. */
export const lastDays = (count: number, now: number): DaySpan => ({
  from: dayOf(startOf(dayOf(now), 1 - count)),
  to: dayOf(now),
});

/** Days of a range in order; empty for a range that is none or too long. */
export function daysOf({ from, to }: DaySpan): string[] {
  const days: string[] = [];
  for (let i = 0; i <= mostDays; i++) {
    const day = dayOf(startOf(from, i));
    if (day > to) return days;
    days.push(day);
  }
  return [];
}

/** A stay on a day, as parts of the day from 0 to 1. */
export interface Band {
  stay: ClientStay;
  start: number;
  end: number;
}

/** What of the stays falls on a day. */
export function bandsOn(day: string, stays: readonly ClientStay[], now: number): Band[] {
  const [from, to] = [startOf(day), startOf(day, 1)];
  return stays.flatMap((stay) => {
    const [start, end] = [Date.parse(stay.start), stay.end ? Date.parse(stay.end) : now];
    if (end <= from || start >= to) return [];
    return [{ stay, start: Math.max(0, (start - from) / (to - from)), end: Math.min(1, (end - from) / (to - from)) }];
  });
}

/** What a terminal did in a range. */
export interface Use {
  /** Seconds. */
  online: number;
  bytesDown: number;
  bytesUp: number;
  /** Changes of the access point within a session. */
  roams: number;
  /** Access points by the time spent there, longest first; null: none. */
  places: (string | null)[];
}

/** Adds up what stays have in a range; a stay that reaches out of it counts in proportion. */
export function usageOf(stays: readonly ClientStay[], from: number, to: number, now: number): Use {
  const spent = new Map<string | null, number>();
  const sum = { online: 0, bytesDown: 0, bytesUp: 0, roams: 0 };
  let last: ClientStay | undefined;
  for (const stay of stays) {
    const [start, end] = [Date.parse(stay.start), stay.end ? Date.parse(stay.end) : now];
    const share = shareWithin(start, end, from, to);
    const seconds = (share * (end - start)) / 1000;
    sum.online += seconds;
    sum.bytesDown += share * stay.bytes_down;
    sum.bytesUp += share * stay.bytes_up;
    // A minute between two stays is still the same visit.
    if (last?.end && last.ap_id !== stay.ap_id && start >= from && start - Date.parse(last.end) < minute) sum.roams++;
    if (share > 0) spent.set(stay.ap_id, (spent.get(stay.ap_id) ?? 0) + seconds);
    last = stay;
  }
  return { ...sum, places: [...spent].sort(([, a], [, b]) => b - a).map(([place]) => place) };
}
