import { styled } from 'styled-components';
import { token } from '../../../../../src/theme';
import { boardText as text } from '../board.text';

interface WallLineProps {
  /** What it shows, in one sentence. */
  label: string;
  /** Null where it is not known. */
  values: readonly (number | null)[];
  /** A second line, dashed. */
  other?: readonly (number | null)[];
  width: number;
  height: number;
  /** The largest value in words, and the ends of the axis. */
  most: string;
  ends: readonly [string, string];
}

/** A course that is read from a distance: lines, the largest value, both ends of the time. */
export function WallLine({ label, values, other, width, height, most, ends }: WallLineProps) {
  const top = Math.max(1, ...[...values, ...(other ?? [])].map((value) => value ?? 0));
  const [w, h] = [Math.max(1, width), Math.max(1, height - 34)];
  return (
    <Drawing viewBox={`0 0 ${w} ${height}`} width={w} height={height} role="img" aria-label={label}>
      <path d={`M0 1H${w}M0 ${h / 2}H${w}M0 ${h}H${w}`} data-grid />
      {area(values, top, w, h) && <path d={area(values, top, w, h)} data-area />}
      <path d={path(values, top, w, h)} data-line />
      {other && <path d={path(other, top, w, h)} data-other />}
      <text x={w / 2} y={height - 6} textAnchor="middle">
        {text.most(most)}
      </text>
      <text x={0} y={height - 6}>
        {ends[0]}
      </text>
      <text x={w} y={height - 6} textAnchor="end">
        {ends[1]}
      </text>
    </Drawing>
  );
}

const at = (value: number, i: number, count: number, top: number, w: number, h: number): string =>
  `${Math.round((i / Math.max(1, count - 1)) * w)} ${Math.round(h - 2 - (value / top) * (h - 6))}`;

/** A line with holes where nothing is known. */
function path(values: readonly (number | null)[], top: number, w: number, h: number): string {
  let open = false;
  return values
    .map((value, i) => {
      const start = !open;
      open = value !== null;
      return value === null ? '' : `${start ? 'M' : 'L'}${at(value, i, values.length, top, w, h)}`;
    })
    .join('');
}

/** What is below a line without holes. */
const area = (values: readonly (number | null)[], top: number, w: number, h: number): string =>
  values.length > 1 && !values.includes(null) ? `${path(values, top, w, h)}L${w} ${h}L0 ${h}Z` : '';

const Drawing = styled.svg`
  display: block;
  overflow: visible;
  & path {
    fill: none;
  }
  & [data-grid] {
    stroke: ${token('chart-grid')};
  }
  & [data-area] {
    fill: ${token('chart-1')};
    fill-opacity: ${token('chart-area')};
  }
  & [data-line] {
    stroke: ${token('chart-1')};
    stroke-width: 3;
  }
  & [data-other] {
    stroke: ${token('chart-2')};
    stroke-width: 3;
    stroke-dasharray: 8 6;
  }
  & text {
    fill: ${token('text-3')};
    font-size: 20px;
  }
`;
