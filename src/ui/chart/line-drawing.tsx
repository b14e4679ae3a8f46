import { Line, type DefaultSeries, type LineCustomSvgLayer, type LineSvgLayer } from '@nivo/line';
import { token } from '../../theme';
import { chartTheme, niceTop, quarters } from './theme';
import { Room } from './room';
import { Tip } from './tip';
import { ink } from './tones';
import { Zoom } from './zoom';
import type { LineChartProps } from './line-chart';
import { inWords } from './in-words';

/** Around the drawn lines, px. */
const margin = { top: 12, right: 20, bottom: 26, left: 48 };

/** The part of a line chart that needs the charts' package; loaded when there is something to draw. */
export function LineDrawing({ points, series, format, axisFormat = format, ticks = 7 }: LineChartProps) {
  const data = series.map(({ key, values }) => ({
    id: key,
    data: values.map((y, i) => ({ x: String(i), y })),
  }));
  const top = niceTop(Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0))));
  const step = Math.max(1, Math.ceil((points.length - 1) / (ticks - 1)));
  const last = points.length - 1;
  // The last day always has its mark; the ones before keep their distance to it.
  const marks = points.map((_, i) => i).filter((i) => (last - i) % step === 0);
  const layers: LineSvgLayer<DefaultSeries>[] = [
    'grid',
    'axes',
    linesOf(series),
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
              format: (value: number) => axisFormat(value),
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
              return <Tip title={points[at]?.title ?? ''} rows={rows} />;
            }}
          />
        )}
      </Room>
    </Zoom>
  );
}

type Series = LineChartProps['series'];

/** Only the first line has an area below it; a dashed one needs no second look to be told apart. */
function linesOf(given: Series): LineCustomSvgLayer<DefaultSeries> {
  return function Lines({ series, lineGenerator, areaGenerator }) {
    return given.map(({ key, tone, dashed }, i) => {
      const points = series.find(({ id }) => id === key)?.data.map(({ position }) => position) ?? [];
      return (
        <g key={key}>
          {i === 0 && (
            <path d={areaGenerator(points) ?? ''} style={{ fill: ink(tone), fillOpacity: token('chart-area') }} />
          )}
          <path
            d={lineGenerator(points) ?? ''}
            fill="none"
            strokeWidth="1.5"
            strokeDasharray={dashed ? '4 3' : undefined}
            style={{ stroke: ink(tone) }}
          />
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
