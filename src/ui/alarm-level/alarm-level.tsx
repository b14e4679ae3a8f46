import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token, type TokenName } from '../../theme';
import { alarmLevelText } from './alarm-level.text';

/** Severity of an alarm (specification, section 2). */
export type AlarmLevelName = 'FATAL' | 'MIDDLE' | 'GENERAL';

/** An alarm's severity: octagon, triangle or circle, with the word or, given children, other words. */
export const AlarmLevel = ({ level, children }: { level: AlarmLevelName; children?: ReactNode }) => (
  <Line $ink={inks[level]}>
    <svg width="14" height="14" viewBox="0 0 14 14" fill="none" strokeLinecap="round" aria-hidden="true">
      {shapes[level]}
    </svg>
    {children ?? alarmLevelText[level]}
  </Line>
);

const inks: Record<AlarmLevelName, TokenName> = {
  FATAL: 'alarm-fatal-text',
  MIDDLE: 'alarm-middle-text',
  GENERAL: 'alarm-general-text',
};

const mark = { stroke: token('surface-base') };

const shapes: Record<AlarmLevelName, ReactNode> = {
  FATAL: (
    <>
      <path d="M4.7 1h4.6L13 4.7v4.6L9.3 13H4.7L1 9.3V4.7z" style={{ fill: token('alarm-fatal') }} />
      <path d="M7 3.8v3.9M7 10h.01" strokeWidth="1.6" style={mark} />
    </>
  ),
  MIDDLE: (
    <>
      <path d="M7 1.2 13.3 12.6H.7z" style={{ fill: token('alarm-middle') }} />
      <path d="M7 5.2v3.3M7 10.6h.01" strokeWidth="1.5" style={mark} />
    </>
  ),
  GENERAL: (
    <g strokeWidth="1.6" style={{ stroke: token('alarm-general') }}>
      <circle cx="7" cy="7" r="6" />
      <path d="M7 6.4v3.5M7 4.2h.01" />
    </g>
  ),
};

const Line = styled.span<{ $ink: TokenName }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${({ $ink }) => token($ink)};
  font-weight: 500;
  vertical-align: middle;
  white-space: nowrap;
`;
