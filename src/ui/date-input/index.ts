export { DateBox, dayTrouble } from './date-box';
export { DateInput } from './date-input';
export { DaysInput } from './days-input';
export { readClock, readDay, type Bounds, type DayPair } from './read-day';
export { TimeBox } from './time-box';
