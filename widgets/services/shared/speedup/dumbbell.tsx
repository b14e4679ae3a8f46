import { token } from '../../../../src/theme';

/** Milliseconds at the right end. */
const most = 320;
const width = 180;
const place = (ms: number) => 6 + (Math.min(ms, most) / most) * (width - 12);

/** Two latencies on one scale: a ring without the line, a dot over it. Decoration beside the figures. */
export const Dumbbell = ({ before, after }: { before: number | null; after: number | null }) => (
  <svg
    width={width}
    height={16}
    viewBox={`0 0 ${width} 16`}
    aria-hidden="true"
    // A cell narrower than that would cut it with an ellipsis.
    style={{ display: 'block', maxWidth: '100%' }}
  >
    <line x1="6" x2={width - 6} y1="8" y2="8" strokeWidth="2" style={{ stroke: token('border-subtle') }} />
    {before !== null && after !== null && (
      <line
        x1={place(before)}
        x2={place(after)}
        y1="8"
        y2="8"
        strokeWidth="3"
        style={{ stroke: token('chart-1'), opacity: 0.4 }}
      />
    )}
    {before !== null && (
      <circle
        cx={place(before)}
        cy="8"
        r="4"
        strokeWidth="1.5"
        style={{ stroke: token('text-3'), fill: token('surface-base') }}
      />
    )}
    {after !== null && <circle cx={place(after)} cy="8" r="5" style={{ fill: token('chart-1') }} />}
  </svg>
);
