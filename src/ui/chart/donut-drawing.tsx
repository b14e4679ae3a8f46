import { Pie, type PieCustomLayer } from '@nivo/pie';
import { useTooltip } from '@nivo/tooltip';
import { createElement, type MouseEvent } from 'react';
import { chartTheme } from './theme';
import { Room } from './room';
import { Tip } from './tip';
import type { DonutChartProps } from './donut-chart';

type Datum = { id: string; value: number };

/** The part of a donut that needs the charts' package; loaded when there is something to draw. */
export function DonutDrawing({ parts, format }: DonutChartProps) {
  const Arcs: PieCustomLayer<Datum> = ({ dataWithArc, centerX, centerY, arcGenerator }) => {
    const { showTooltipFromEvent, hideTooltip } = useTooltip();
    return (
      <g transform={`translate(${centerX},${centerY})`}>
        {dataWithArc.map(({ id, arc }) => {
          const part = parts.find(({ key }) => key === id);
          const show = (event: MouseEvent) => {
            if (!part) return;
            const rows = [{ label: part.label, value: format(part.value), color: part.color }];
            showTooltipFromEvent(createElement(Tip, { title: '', rows }), event);
          };
          return (
            <path
              key={id}
              d={arcGenerator(arc) ?? ''}
              style={{ fill: part?.color }}
              onMouseEnter={show}
              onMouseMove={show}
              onMouseLeave={hideTooltip}
            />
          );
        })}
      </g>
    );
  };
  return (
    <Room>
      {(room) => (
        <Pie<Datum>
          {...room}
          role="presentation"
          data={parts.map(({ key, value }) => ({ id: key, value }))}
          theme={chartTheme}
          innerRadius={0.68}
          padAngle={0.8}
          layers={[Arcs]}
          enableArcLabels={false}
          enableArcLinkLabels={false}
          animate={false}
        />
      )}
    </Room>
  );
}
