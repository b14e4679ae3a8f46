import { lazyOnPage, Suspense } from '../lazy';
import { Skeleton } from '../skeleton';
import { ChartFigure } from './figure';
import { useValues } from './in-words';
import { NoData } from './nothing';

/** Props of `DonutChart`. */
export interface DonutChartProps {
  /** What it shows, in one sentence. */
  label: string;
  /** Names of both columns of the table: the parts' and the values'. */
  head: readonly [string, string];
  /** Colours from `ink` or `heat`. */
  parts: readonly { key: string; label: string; value: number; color: string }[];
  format: (value: number) => string;
  /** Pixels; 190 unless told. */
  height?: number | undefined;
  /** Older data while newer ones load. */
  stale?: boolean | undefined;
}

const Drawing = lazyOnPage(() => import('./donut-drawing').then((m) => m.DonutDrawing));

/** Parts of a whole as a ring; for two or three of them, more are read better from a `SegmentBar`. */
export function DonutChart(given: DonutChartProps) {
  const props = useValues(given);
  const { label, head, parts, format, height = 190, stale } = props;
  if (!parts.some(({ value }) => value > 0)) return <NoData height={height} />;
  const table = { head, rows: parts.map(({ label: name, value }) => [name, format(value)]) };
  return (
    <ChartFigure label={label} table={table} height={height} stale={stale}>
      <Suspense fallback={<Skeleton height={height} />}>
        <Drawing {...props} />
      </Suspense>
    </ChartFigure>
  );
}
