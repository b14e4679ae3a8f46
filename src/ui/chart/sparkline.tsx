import { styled } from 'styled-components';
import { token } from '../../theme';

/** Props of `Sparkline`. */
export interface SparklineProps {
  values: readonly number[];
  /** What it shows, in one sentence; without one it is decoration beside its number. */
  label?: string | undefined;
  /** Pixels; 14 unless told. */
  height?: number | undefined;
}

const width = 168;

/** The course of a value as a small line, as wide as its room. */
export function Sparkline({ values, label, height = 14 }: SparklineProps) {
  const line = path(values, height);
  return (
    <Box
      part="chart"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      height={height}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {line && (
        <>
          <path
            d={`${line}L${width} ${height}L0 ${height}Z`}
            style={{ fill: token('chart-1'), fillOpacity: token('chart-area') }}
          />
          <path
            d={line}
            fill="none"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
            style={{ stroke: token('chart-1') }}
          />
        </>
      )}
    </Box>
  );
}

/** A flat line for one value or equal ones; nothing for none. */
function path(values: readonly number[], height: number): string {
  const list = values.length === 1 ? [...values, ...values] : values;
  const low = Math.min(...list);
  const span = Math.max(...list) - low || 1;
  const y = (value: number) => height - 2 - ((value - low) / span) * (height - 4);
  return list
    .map((value, i) => `${i ? 'L' : 'M'}${round((i * width) / (list.length - 1))} ${round(y(value))}`)
    .join('');
}

const round = (n: number) => Math.round(n * 100) / 100;

const Box = styled.svg`
  display: block;
  width: 100%;
  overflow: visible;
`;
