export { TimeRangeProvider, useTimeRange, type SharedRange, type TimeRangeProviderProps } from './context';
export { TimeRangePicker } from './picker';
export { parseSpan, printSpan, quickMs, shift, widen, windowOf, type Quick, type Span, type Window } from './span';
