import { styled } from 'styled-components';
import { token, type TokenName } from '../../theme';

/** What a meter's colour says. */
export type MeterTone = 'chart' | 'success' | 'warning' | 'danger';

/** Props of `Meter`. */
export interface MeterProps {
  /** Between 0 and `max`; more counts as `max`. */
  value: number;
  /** 100 unless told. */
  max?: number | undefined;
  tone?: MeterTone | undefined;
  /** What is measured. Without one the bar is decoration beside its number. */
  label?: string | undefined;
  /** Any CSS length; all the room unless told. */
  width?: string | undefined;
}

/** A share as a bar. */
export function Meter({ value, max = 100, tone = 'chart', label, width }: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const spoken = label
    ? { role: 'meter', 'aria-label': label, 'aria-valuenow': value, 'aria-valuemin': 0, 'aria-valuemax': max }
    : { 'aria-hidden': true };
  return (
    <Track {...spoken} $width={width}>
      <i style={{ width: `${share * 100}%`, background: token(tones[tone]) }} />
    </Track>
  );
}

/** Load of a device part: red from 90 %, amber from 70 %. */
export const loadTone = (percent: number): MeterTone =>
  percent >= 90 ? 'danger' : percent >= 70 ? 'warning' : 'success';

const tones: Record<MeterTone, TokenName> = {
  chart: 'chart-1',
  success: 'success-solid',
  warning: 'warning-solid',
  danger: 'danger-solid',
};

const Track = styled.span<{ $width: string | undefined }>`
  display: inline-block;
  width: ${({ $width = '100%' }) => $width};
  height: 6px;
  border-radius: 1px;
  background: ${token('surface-pressed')};
  vertical-align: middle;
  overflow: hidden;
  forced-color-adjust: none;
  & > i {
    display: block;
    height: 100%;
  }
`;
