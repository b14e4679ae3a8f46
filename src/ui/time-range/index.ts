export { TimeRangeProvider, useTimeRange, type SharedRange } from './context';
export { TimeRangePicker } from './picker';
export { parseSpan, printSpan, quickMs, shift, widen, windowOf, type Quick } from './span';
