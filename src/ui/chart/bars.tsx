import { styled } from 'styled-components';
import { token } from '../../theme';

/** Props of `Bar`. */
export interface BarProps {
  /** 0 to 1; more counts as 1. */
  share: number;
  /** Any CSS colour; the first of the charts unless told. */
  color?: string | undefined;
  /** Pixels; 6 unless told. */
  height?: number | undefined;
}

/** A share as a bar beside its number, which says the same. */
export const Bar = ({ share, color, height = 6 }: BarProps) => (
  <Track aria-hidden style={{ height }}>
    <i style={{ width: `${Math.min(1, Math.max(0, share)) * 100}%`, background: color }} />
  </Track>
);

const Track = styled.span`
  display: block;
  min-width: 0;
  border-radius: 1px;
  background: ${token('surface-pressed')};
  overflow: hidden;
  forced-color-adjust: none;
  & > i {
    display: block;
    height: 100%;
    background: ${token('chart-1')};
  }
`;

/** One part of a whole. */
export interface Segment {
  key: string;
  /** 0 to 1. */
  share: number;
  /** Any CSS colour, from `ink` or `heat`. */
  color: string;
}

/** A whole divided into its parts; the legend with the numbers stands below it. */
export const SegmentBar = ({ segments }: { segments: readonly Segment[] }) => (
  <Whole part="chart" aria-hidden>
    {segments
      .filter(({ share }) => share > 0)
      .map(({ key, share, color }) => (
        <i key={key} style={{ flexGrow: share, background: color }} />
      ))}
  </Whole>
);

const Whole = styled.span`
  display: flex;
  gap: 1px;
  height: 12px;
  border-radius: ${token('radius-1')};
  background: ${token('surface-pressed')};
  overflow: hidden;
  forced-color-adjust: none;
  & > i {
    flex: 0 1 0;
    background-clip: padding-box;
  }
`;
