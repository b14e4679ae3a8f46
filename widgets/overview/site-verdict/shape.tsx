import { token } from '../../../src/theme';
import { shapes, type StatusKind } from '../../../src/ui/status/shapes';

/** Shapes of states that only sites have. */
const own = {
  quiet: (
    <g fill="none" strokeWidth="1.2" style={{ stroke: token('text-3') }}>
      <rect x="1" y="1" width="8" height="8" rx="1" />
      <path d="m2 8 6-6" />
    </g>
  ),
  upgrade: (
    <path d="M5 7V1.6M2.6 4 5 1.6 7.4 4M1.6 9h6.8" fill="none" strokeWidth="1.3" style={{ stroke: token('text-2') }} />
  ),
  empty: <circle cx="5" cy="5" r="3.4" fill="none" strokeWidth="1.2" style={{ stroke: token('border-strong') }} />,
};

/** What a shape can stand for. */
export type ShapeName = StatusKind | keyof typeof own;

/** A state as a shape that is told apart without colour. */
export const Shape = ({ of, size = 12 }: { of: ShapeName; size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 10 10" aria-hidden="true">
    {of in own ? own[of as keyof typeof own] : shapes[of as StatusKind]}
  </svg>
);
