export { DateBox, dayTrouble } from './date-box';
export { DateInput } from './date-input';
export { DaysInput } from './days-input';
export { readClock, readDay, type Bounds } from './read-day';
export { TimeBox } from './time-box';
