export { DayRange } from './day-range';
export { useDays } from './use-days';
