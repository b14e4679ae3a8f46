import { lazyOnPage, Suspense } from '../lazy';
import { Skeleton } from '../skeleton';
import { ChartFigure } from './figure';
import { titleOf, useValues } from './in-words';
import { NoData } from './nothing';

/** One kind of bars; in a stack the first is at the bottom. */
export interface BarSeries {
  key: string;
  label: string;
  /** Any CSS colour, from `ink` or `heat`. */
  color: string;
  /** One for each group. */
  values: readonly number[];
  /** Not final yet: a dashed outline with strokes in place of a full bar. */
  open?: boolean | undefined;
}

/** Props of `BarChart`. */
export interface BarChartProps {
  /** What it shows, in one sentence. */
  label: string;
  /** Name of the groups' column in the table. */
  groupsName: string;
  groups: readonly { key: string; label: string; title: string }[];
  series: readonly BarSeries[];
  format: (value: number) => string;
  /** The same for the axis; `format` unless told. */
  axisFormat?: ((value: number) => string) | undefined;
  /** How many of a unit make the next one, where that is not 10: the axis is round in the unit that it is written in. */
  base?: number | undefined;
  /** On top of each other (unless told), or side by side. */
  stacked?: boolean | undefined;
  /** Key of the group whose time is not over: its bars are not full, and it is said. */
  unfinished?: string | undefined;
  /** Pixels; 190 unless told. */
  height?: number | undefined;
  /** Older data while newer ones load. */
  stale?: boolean | undefined;
}

const Drawing = lazyOnPage(() => import('./bar-drawing').then((m) => m.BarDrawing));

/** Values by group as bars. The charts' package is only loaded once there is something to draw. */
export function BarChart(given: BarChartProps) {
  const props = useValues(given);
  const { label, groupsName, groups, series, format, height = 190, stale, unfinished } = props;
  if (!series.some(({ values }) => values.some((value) => value > 0))) return <NoData height={height} />;
  const table = {
    head: [groupsName, ...series.map((one) => one.label)],
    rows: groups.map((group, i) => [titleOf(group, unfinished), ...series.map(({ values }) => format(values[i] ?? 0))]),
  };
  return (
    <ChartFigure label={label} table={table} height={height} stale={stale}>
      <Suspense fallback={<Skeleton height={height} />}>
        <Drawing {...props} />
      </Suspense>
    </ChartFigure>
  );
}
