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
