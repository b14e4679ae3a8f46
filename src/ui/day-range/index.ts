export { DayRange, type DayRangeProps } from './day-range';
export { useDays, type Days } from './use-days';
