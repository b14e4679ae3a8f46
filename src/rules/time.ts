import { pattern, type Rule } from './failure';

const point = '(?:[01]\\d|2[0-3]):[0-5]\\d';

/** A time of day HH:MM, 24-hour (specification, section 5: "time point"). */
export const timePoint: Rule = pattern('timePoint', new RegExp(`^${point}$`));

/**
 * A period HH:MM-HH:MM, 24-hour (specification, section 5: "Time period"). It may run over midnight: the rule sets no
 * order of the two.
 */
export const timePeriod: Rule = pattern('timePeriod', new RegExp(`^${point}-${point}$`));
