export { TimeRangeProvider, useTimeRange, type SharedRange } from './context';
export { TimeRangePicker } from './picker';
export { stretches, stretchOf, useFresh } from './use-fresh';
export { parseSpan, printSpan, quickMs, shift, widen, windowOf, type Quick } from './span';
