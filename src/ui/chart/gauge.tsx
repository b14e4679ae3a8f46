import { styled } from 'styled-components';
import { token } from '../../theme';
import { ink } from './tones';

/** Props of `Gauge`. */
export interface GaugeProps {
  /** Part of the first of two, 0 to 1; undefined draws the empty track. */
  share: number | undefined;
  /** In the middle, big. */
  value: string;
  /** Below it, small. */
  caption: string;
  /** One sentence for those who do not see it. */
  label: string;
}

const radius = 62;
const centre = { x: 76, y: 74 };
const reach = Math.PI;
/** Half the gap between the two arcs, radians. */
const gap = 0.018;

/** How two parts divide a whole, as a half circle. */
export function Gauge({ share, value, caption, label }: GaugeProps) {
  const split = share === undefined ? undefined : Math.min(1, Math.max(0, share)) * reach;
  return (
    <Box part="chart" width="152" viewBox="0 0 152 92" role="img" aria-label={label}>
      <g fill="none" strokeWidth="10">
        {split === undefined && <path d={arc(0, reach)} style={{ stroke: token('surface-pressed') }} />}
        {split !== undefined && split > gap && (
          <path d={arc(0, split === reach ? reach : split - gap)} style={{ stroke: ink(1) }} />
        )}
        {split !== undefined && split < reach - gap && (
          <path d={arc(split === 0 ? 0 : split + gap, reach)} style={{ stroke: ink(2) }} />
        )}
      </g>
      <Value x={centre.x} y="60">
        {value}
      </Value>
      <Caption x={centre.x} y="78">
        {caption}
      </Caption>
    </Box>
  );
}

/** From and to in radians along the half circle, left to right. */
function arc(from: number, to: number): string {
  const at = (angle: number) =>
    `${(centre.x - radius * Math.cos(angle)).toFixed(2)} ${(centre.y - radius * Math.sin(angle)).toFixed(2)}`;
  return `M${at(from)}A${radius} ${radius} 0 0 1 ${at(to)}`;
}

const Box = styled.svg`
  display: block;
  max-width: 100%;
  height: auto;
`;

const Value = styled.text`
  fill: ${token('text-1')};
  font-size: 24px;
  font-weight: 500;
  text-anchor: middle;
`;

const Caption = styled.text`
  fill: ${token('text-3')};
  font-size: 12px;
  text-anchor: middle;
`;
