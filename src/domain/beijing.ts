const hour = 3_600_000;

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
  const shifted = new Date(now + 8 * hour);
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
export const beijingMidnight = (day: string): number => Date.parse(`${day}T00:00:00+08:00`);

/** Whether `now` falls on one of the days `from` to `to` in Beijing, both included. */
export const withinDays = (now: number, from: string, to: string): boolean => {
  const { day } = beijing(now);
  return day >= from && day <= to;
};

/** The day `count` days later; both `YYYY-MM-DD`. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 24 * hour).toISOString().slice(0, 10);
