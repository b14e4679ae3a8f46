import { lazyOnPage, Suspense } from '../lazy';
import { Skeleton } from '../skeleton';
import { chartText } from './chart.text';
import { ChartFigure } from './figure';
import { NoData } from './nothing';
import { inWords, useValues } from './in-words';
import type { Tone } from './tones';

/** One line. */
export interface LineSeries {
  key: string;
  label: string;
  tone: Tone;
  /** One for each point, null where it is not known; the first series also has an area. */
  values: readonly (number | null)[];
}

/** Props of `LineChart`. */
export interface LineChartProps {
  /** What it shows, in one sentence. */
  label: string;
  /** Name of the points' column in the table, for example 日期. */
  pointsName: string;
  /**
   * Along the axis: short below it, in full in the box beside the pointer and in the table. `at`: its moment, ms since
   * 1970; with one for each, dragging over the chart narrows the time range that stands above.
   */
  points: readonly { label: string; title: string; at?: number | undefined }[];
  series: readonly LineSeries[];
  format: (value: number) => string;
  /** The same for the axis; `format` unless told. */
  axisFormat?: ((value: number) => string) | undefined;
  /** How many of a unit make the next one, where that is not 10: the axis is round in the unit that it is written in. */
  base?: number | undefined;
  /** Where the axis ends, for shares of a whole; a round number above the highest value unless told. */
  top?: number | undefined;
  /** The time of the last point is not over: the way to it is drawn fainter, and it is said. */
  unfinished?: boolean | undefined;
  /** At most so many marks below; 7 unless told. */
  ticks?: number | undefined;
  /** Pixels; 310 unless told. */
  height?: number | undefined;
  /** Older data while newer ones load. */
  stale?: boolean | undefined;
}

const Drawing = lazyOnPage(() => import('./line-drawing').then((m) => m.LineDrawing));

/** How values went over time. The charts' package is only loaded once there are points. */
export function LineChart(given: LineChartProps) {
  const props = useValues(given);
  const { label, pointsName, points, series, format, height = 310, stale, unfinished } = props;
  if (points.length === 0) return <NoData height={height} />;
  const table = {
    head: [pointsName, ...series.map((one) => one.label)],
    rows: points.map(({ title }, i) => [
      unfinished && i === points.length - 1 ? chartText.unfinished(title) : title,
      ...series.map(({ values }) => inWords(values[i], format)),
    ]),
  };
  return (
    <ChartFigure label={label} table={table} height={height} stale={stale}>
      <Suspense fallback={<Skeleton height={height} />}>
        <Drawing {...props} />
      </Suspense>
    </ChartFigure>
  );
}
