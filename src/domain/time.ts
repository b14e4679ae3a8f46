// The one clock and calendar. Moments are milliseconds since 1970; days are Beijing's.

/** Milliseconds. */
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** China has one zone and no summer time: eight hours ahead of UTC. */
const ahead = 8 * hour;

/** When a day in China begins. */
export const dayStart = (at: number): number => Math.floor((at + ahead) / day) * day - ahead;

/** Number of the day, for arithmetic. */
export const dayNumber = (at: number): number => Math.floor((at + ahead) / day);

/** When the day of this number begins in China. */
export const startOfDayNumber = (number: number): number => number * day - ahead;

/** When the month in China begins; `shift` -1 is the month before. */
export function monthStart(at: number, shift = 0): number {
  const local = new Date(at + ahead);
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + shift, 1) - ahead;
}

/** When the hour begins (the same everywhere: China's offset is whole hours). */
export const hourStart = (at: number): number => Math.floor(at / hour) * hour;

/** Hour of the day in China, 0 to 23. */
export const hourOfDay = (at: number): number => Math.floor((at + ahead) / hour) % 24;

/** Day of the week in China: 0 Sunday to 6 Saturday. */
export const weekday = (at: number): number => (dayNumber(at) + 4) % 7;

/** ISO text of a moment. */
export const iso = (at: number): string => new Date(at).toISOString();

/** Beijing's clock at a moment. The zone is eight hours ahead of UTC and knows no summer time. */
export interface BeijingTime {
  /** `YYYY-MM-DD`. */
  day: string;
  /** 0 Sunday to 6 Saturday. */
  weekday: number;
  /** 0 to 23. */
  hour: number;
  /** Minutes since midnight. */
  minute: number;
}

/** Reads Beijing's clock; `now` in milliseconds since 1970. */
export function beijing(now: number): BeijingTime {
  const shifted = new Date(now + ahead);
  return {
    day: shifted.toISOString().slice(0, 10),
    weekday: shifted.getUTCDay(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCHours() * 60 + shifted.getUTCMinutes(),
  };
}

/** The day in Beijing at a moment, `YYYY-MM-DD`. */
export const beijingDay = (now: number): string => beijing(now).day;

/** Midnight in Beijing at the start of a day `YYYY-MM-DD`, milliseconds since 1970. */
export const beijingMidnight = (date: string): number => Date.parse(`${date}T00:00:00+08:00`);

/** Whether `now` falls on one of the days `from` to `to` in Beijing, both included. */
export const withinDays = (now: number, from: string, to: string): boolean => {
  const today = beijingDay(now);
  return today >= from && today <= to;
};

/** The day `count` days later; both `YYYY-MM-DD`. */
export const addDays = (date: string, count: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + count * day).toISOString().slice(0, 10);
