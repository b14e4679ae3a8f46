import { TimeRangePicker, TimeRangeProvider, useTimeRange } from '.';
import { dateTime } from '../../format';

const Shown = () => {
  const range = useTimeRange();
  return range ? (
    <p>
      {dateTime(range.from)} – {dateTime(range.to)}
    </p>
  ) : null;
};

export const Picker = () => (
  <TimeRangeProvider>
    <TimeRangePicker />
    <Shown />
  </TimeRangeProvider>
);
