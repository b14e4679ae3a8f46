import { TimeRangePicker, TimeRangeProvider, useTimeRange } from '.';
import { dateTime } from '../../format';
import { LineChart } from '../chart';
import { Ground, Pressed } from '../story';

export default { title: 'ui / time-range' };

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

const noon = Date.UTC(2026, 10, 20, 4);
const day = { from: noon - 86_400_000, to: noon };

function Chart({ label, tone }: { label: string; tone: 1 | 2 }) {
  const { from, to } = useTimeRange() ?? day;
  const moments = Array.from({ length: 25 }, (_, i) => from + ((to - from) / 24) * i);
  return (
    <LineChart
      label={label}
      pointsName="时间"
      points={moments.map((at) => ({ label: dateTime(at).slice(11, 16), title: dateTime(at), at }))}
      series={[{ key: label, label, tone, values: moments.map((at) => 50 + 40 * Math.sin(at / 9e6 / tone)) }]}
      format={(value) => value.toFixed(0)}
      height={160}
    />
  );
}

/** Dragging over one chart narrows both. */
export const Shared = () => (
  <TimeRangeProvider initial={day}>
    <Ground>
      <TimeRangePicker />
      <Chart label="下行" tone={1} />
      <Chart label="上行" tone={2} />
    </Ground>
  </TimeRangeProvider>
);

export const OpenedPicker = () => (
  <Pressed names={['近 24 小时']}>
    <Picker />
  </Pressed>
);
