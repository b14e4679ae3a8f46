import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme';
import { shapes, type StatusKind } from './shapes';

/** How something is: a shape that is told apart without colour, and words that say it. */
export const Status = ({ kind, children }: { kind: StatusKind; children: ReactNode }) => (
  <Line $kind={kind}>
    <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
      {shapes[kind]}
    </svg>
    {children}
  </Line>
);

const words: Record<StatusKind, string> = {
  online: token('text-1'),
  offline: token('offline-text'),
  warning: token('warning-text'),
  danger: token('danger-text'),
  progress: token('text-1'),
  off: token('offline-text'),
};

const Line = styled.span<{ $kind: StatusKind }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${({ $kind }) => words[$kind]};
  vertical-align: middle;
  white-space: nowrap;
`;
