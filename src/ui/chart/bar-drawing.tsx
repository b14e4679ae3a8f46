import { Bar, type BarComponent, type BarDatum } from '@nivo/bar';
import { createElement, useId, type MouseEvent } from 'react';
import { useTooltip } from '@nivo/tooltip';
import { axisRoom, chartTheme, niceTop, quarters, whole } from './theme';
import { Room } from './room';
import { Tip } from './tip';
import { titleOf } from './in-words';
import type { BarChartProps } from './bar-chart';

/** Pixels that a name below the bars needs. */
const nameWidth = 40;
/** Pixels of the widest bar: one alone would be a block. */
const widest = 40;
const right = 4;

/** The part of a bar chart that needs the charts' package; loaded when there is something to draw. */
export function BarDrawing({ groups, series, format, axisFormat = format, stacked = true, ...rest }: BarChartProps) {
  const hatch = useId();
  const data = groups.map(({ key }, i) => ({
    group: key,
    ...Object.fromEntries(series.map((one) => [one.key, one.values[i] ?? 0])),
  }));
  const heights = groups.map((_, i) => {
    const values = series.map(({ values }) => values[i] ?? 0);
    return stacked ? values.reduce((sum, value) => sum + value, 0) : Math.max(0, ...values);
  });
  const top = niceTop(Math.max(0, ...heights), rest.base);
  const markOf = (value: number) => (rest.base ? whole(axisFormat(value)) : axisFormat(value));
  const left = axisRoom(
    quarters(top).map((value) => markOf(value)),
    36,
  );
  const looks = new Map(series.map((one) => [one.key, one]));

  // The package animates colours as text, which a variable is not: bars take theirs here.
  const Part: BarComponent<BarDatum> = ({ bar }) => {
    const { showTooltipFromEvent, hideTooltip } = useTooltip();
    const at = groups.findIndex(({ key }) => key === bar.data.indexValue);
    const show = (event: MouseEvent) => {
      const rows = series
        .map(({ label, values, color }) => ({ label, value: format(values[at] ?? 0), color }))
        .reverse();
      showTooltipFromEvent(createElement(Tip, { title: titleOf(groups[at], rest.unfinished), rows }), event);
    };
    const { color = '', open = false } = looks.get(String(bar.data.id)) ?? {};
    const unfinished = !open && bar.data.indexValue === rest.unfinished;
    return (
      <rect
        x={bar.x}
        y={bar.y}
        width={bar.width}
        height={Math.max(0, bar.height - (stacked ? 1 : 0))}
        {...((open || unfinished) && { strokeDasharray: '3 2' })}
        style={
          open
            ? { fill: `url(#${hatch})`, stroke: color }
            : { fill: color, ...(unfinished && { fillOpacity: 0.3, stroke: color }) }
        }
        onMouseEnter={show}
        onMouseMove={show}
        onMouseLeave={hideTooltip}
      />
    );
  };

  const open = series.find((one) => one.open);
  const drawing = (
    <Room>
      {(room) => (
        <Bar
          {...room}
          role="presentation"
          data={data}
          keys={series.map(({ key }) => key)}
          indexBy="group"
          groupMode={stacked ? 'stacked' : 'grouped'}
          theme={chartTheme}
          margin={{ top: 8, right, bottom: 24, left }}
          padding={gapOf(room.width - left - right, groups.length)}
          valueScale={{ type: 'linear', min: 0, max: top }}
          barComponent={Part}
          layers={['grid', 'axes', 'bars']}
          enableGridY
          gridYValues={quarters(top)}
          axisLeft={{
            tickSize: 0,
            tickPadding: 8,
            tickValues: quarters(top),
            format: markOf,
          }}
          axisBottom={{
            tickSize: 0,
            tickPadding: 8,
            format: (value: string) => {
              const at = groups.findIndex(({ key }) => key === value);
              const step = Math.ceil((groups.length * nameWidth) / Math.max(nameWidth, room.width - nameWidth));
              return at % step === 0 ? (groups[at]?.label ?? '') : '';
            },
          }}
          animate={false}
        />
      )}
    </Room>
  );
  if (!open) return drawing;
  return (
    <>
      <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden>
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V5" style={{ stroke: open.color }} />
        </pattern>
      </svg>
      {drawing}
    </>
  );
}

/** The share of its room that a bar leaves free. */
const gapOf = (width: number, bars: number): number => Math.max(0.45, (width - widest * bars) / (width + widest));
