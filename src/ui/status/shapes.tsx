import type { ReactNode } from 'react';
import { token } from '../../theme';

/** The six states anything can be in. */
export type StatusKind = 'online' | 'offline' | 'warning' | 'danger' | 'progress' | 'off';

/** Shape of each state in a box of 10 by 10. The fills are style properties: SVG attributes do not resolve `var()`. */
export const shapes: Record<StatusKind, ReactNode> = {
  online: <circle cx="5" cy="5" r="4" style={{ fill: token('success-solid') }} />,
  offline: (
    <g fill="none" strokeWidth="1.4" style={{ stroke: token('offline-solid') }}>
      <circle cx="5" cy="5" r="3.3" />
      <path d="m2.8 7.2 4.4-4.4" />
    </g>
  ),
  warning: <path d="M5 .8 9.7 9.2H.3z" style={{ fill: token('warning-solid') }} />,
  danger: <path d="m5 0 5 5-5 5-5-5z" style={{ fill: token('danger-solid') }} />,
  progress: (
    <circle
      cx="5"
      cy="5"
      r="3.6"
      fill="none"
      strokeWidth="1.6"
      strokeDasharray="2.8 1.7"
      style={{ stroke: token('info-solid') }}
    />
  ),
  off: <rect x="1.5" y="1.5" width="7" height="7" rx="1" style={{ fill: token('offline-solid') }} />,
};
