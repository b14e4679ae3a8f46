import { pattern, type Rule } from './failure';

const point = '(?:[01]\\d|2[0-3]):[0-5]\\d';

/** A time of day HH:MM, 24-hour (specification, section 5: "time point"). */
export const timePoint: Rule = pattern('timePoint', new RegExp(`^${point}$`));

/**
 * A period HH:MM-HH:MM, 24-hour (specification, section 5: "Time period"). It may run over midnight: the rule sets no
 * order of the two.
 */
export const timePeriod: Rule = pattern('timePeriod', new RegExp(`^${point}-${point}$`));

/** Whether text is a day of the calendar, `YYYY-MM-DD`, that every store can hold in every zone. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return at >= 0 && at < Date.UTC(9999) && new Date(at).toISOString().startsWith(text);
}
