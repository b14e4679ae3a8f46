import { Line, type DefaultSeries, type LineCustomSvgLayer, type LineSvgLayer } from '@nivo/line';
import { token } from '../../theme';
import { chartText } from './chart.text';
import { axisRoom, chartTheme, niceTop, quarters, whole } from './theme';
import { Room } from './room';
import { Tip } from './tip';
import { ink, strokeAt } from './tones';
import { Zoom } from './zoom';
import type { LineChartProps } from './line-chart';
import { inWords } from './in-words';

/** Around the drawn lines, px; the names of the axis may need more. */
const around = { top: 12, right: 20, bottom: 26, left: 48 };

/** How the lines of `strokeAt` are drawn. */
const dashes = { solid: undefined, dashed: '6 3', dotted: '1.5 3' };

/** The part of a line chart that needs the charts' package; loaded when there is something to draw. */
export function LineDrawing({ points, series, format, axisFormat = format, ticks = 7, ...rest }: LineChartProps) {
  const data = series.map(({ key, values }) => ({
    id: key,
    data: values.map((y, i) => ({ x: String(i), y })),
  }));
  const most = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const top = rest.top ?? niceTop(most, rest.base);
  const markOf = (value: number) => (rest.base ? whole(axisFormat(value)) : axisFormat(value));
  const margin = {
    ...around,
    left: axisRoom(
      quarters(top).map((value) => markOf(value)),
      around.left,
    ),
  };
  const step = Math.max(1, Math.ceil((points.length - 1) / (ticks - 1)));
  const last = points.length - 1;
  // The last day always has its mark; the ones before keep their distance to it.
  const marks = points.map((_, i) => i).filter((i) => (last - i) % step === 0);
  const layers: LineSvgLayer<DefaultSeries>[] = [
    'grid',
    'axes',
    linesOf(series, rest.unfinished === true),
    'crosshair',
    dotsOf(series),
    'slices',
  ];
  return (
    <Zoom points={points} margin={margin}>
      <Room>
        {(room) => (
          <Line<DefaultSeries>
            // Other points: what the pointer was at is no longer there.
            key={`${points.length} ${points[0]?.title}`}
            {...room}
            role="presentation"
            data={data}
            theme={chartTheme}
            margin={margin}
            xScale={{ type: 'point' }}
            yScale={{ type: 'linear', min: 0, max: top }}
            curve="monotoneX"
            colors={series.map(({ tone }) => ink(tone))}
            layers={layers}
            enableGridX={false}
            gridYValues={quarters(top)}
            axisLeft={{
              tickSize: 0,
              tickPadding: 8,
              tickValues: quarters(top),
              format: markOf,
            }}
            axisBottom={{
              tickSize: 0,
              tickPadding: 10,
              tickValues: marks.map(String),
              format: (value: string) => points[Number(value)]?.label ?? '',
            }}
            enableSlices="x"
            enablePoints={false}
            animate={false}
            crosshairType="x"
            sliceTooltip={({ slice }) => {
              const at = Number(slice.points[0]?.data.x ?? 0);
              const rows = series.map(({ label, values, tone }) => ({
                label,
                value: inWords(values[at], format),
                color: ink(tone),
              }));
              const title = points[at]?.title ?? '';
              return <Tip title={rest.unfinished && at === last ? chartText.unfinished(title) : title} rows={rows} />;
            }}
          />
        )}
      </Room>
    </Zoom>
  );
}

type Series = LineChartProps['series'];

/** Only the first line has an area below it; each has its own stroke. What is not over yet is fainter. */
function linesOf(given: Series, unfinished: boolean): LineCustomSvgLayer<DefaultSeries> {
  return function Lines({ series, lineGenerator, areaGenerator }) {
    return given.map(({ key, tone }, i) => {
      const all = series.find(({ id }) => id === key)?.data.map(({ position }) => position) ?? [];
      const points = unfinished ? all.slice(0, -1) : all;
      const stroke = { fill: 'none', strokeWidth: 1.5, strokeDasharray: dashes[strokeAt(i)] };
      return (
        <g key={key}>
          {i === 0 && (
            <path d={areaGenerator(points) ?? ''} style={{ fill: ink(tone), fillOpacity: token('chart-area') }} />
          )}
          <path d={lineGenerator(points) ?? ''} {...stroke} style={{ stroke: ink(tone) }} />
          {unfinished && (
            <path
              d={lineGenerator(all.slice(-2)) ?? ''}
              {...stroke}
              style={{ stroke: ink(tone), strokeOpacity: 0.45 }}
            />
          )}
        </g>
      );
    });
  };
}

function dotsOf(given: Series): LineCustomSvgLayer<DefaultSeries> {
  return function Dots({ currentSlice }) {
    return currentSlice?.points.map(({ id, seriesId, x, y }) => (
      <circle
        key={id}
        cx={x}
        cy={y}
        r="3.5"
        strokeWidth="1.5"
        style={{ fill: ink(given.find(({ key }) => key === seriesId)?.tone ?? 1), stroke: token('surface-base') }}
      />
    ));
  };
}
