import type { ReactNode } from 'react';
import { token } from '../../theme';

/** The three ways to be empty. */
export type EmptyKind = 'nothing' | 'no-match' | 'forbidden';

const picture = (children: ReactNode) => (
  <svg
    width="72"
    height="56"
    viewBox="0 0 72 56"
    fill="none"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    style={{ stroke: token('border-strong') }}
    aria-hidden="true"
  >
    <rect x="8.75" y="4.75" width="54.5" height="46.5" rx="3" />
    {children}
  </svg>
);

const quiet = { stroke: token('text-3'), fill: token('surface-base') };

/** A window each: with a pane to fill, with rows under a glass, with a lock. */
export const drawings: Record<EmptyKind, ReactNode> = {
  nothing: picture(
    <>
      <path d="M28 5v46M28 34h35" />
      <path d="M45.5 14v10M40.5 19h10" style={{ stroke: token('accent-text') }} />
    </>,
  ),
  'no-match': picture(
    <>
      <path d="M9 17h54M9 29h54M9 40h54" />
      <circle cx="50" cy="36" r="10" style={quiet} />
      <path d="m57.2 43.2 6.8 6.8" style={quiet} />
    </>,
  ),
  forbidden: picture(
    <>
      <path d="M28 5v46M28 34h35" />
      <rect x="38.5" y="17" width="14" height="10.5" rx="1.5" style={quiet} />
      <path d="M41.5 17v-2.5a4 4 0 0 1 8 0V17" style={quiet} />
    </>,
  ),
};
