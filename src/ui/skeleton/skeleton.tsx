import { css, keyframes, styled } from 'styled-components';
import { token } from '../../theme';
import { VisuallyHidden } from '../visually-hidden';
import { skeletonText } from './skeleton.text';

/** Props of `Skeleton`. */
export interface SkeletonProps {
  /** Lines of 12 px; 3 unless told. */
  rows?: number | undefined;
  /** One block of so many pixels instead of lines: the height of what will come. */
  height?: number | undefined;
  /** Pixels between lines; 14 unless told. */
  gap?: number | undefined;
}

/** Stands for what is loading, at its size. Not seen during the first 300 ms, so quick answers do not blink. */
export const Skeleton = ({ rows = 3, height, gap = 14 }: SkeletonProps) => (
  <Late role="status" data-np-waits="" $gap={gap}>
    <VisuallyHidden>{skeletonText.loading}</VisuallyHidden>
    {height === undefined ? (
      Array.from({ length: rows }, (_, row) => <Bone key={row} $width={widths[row % widths.length]} />)
    ) : (
      <Bone $height={height} />
    )}
  </Late>
);

/** Uneven ends read as text. */
const widths = ['100%', '84%', '92%', '68%'];

const late = keyframes`
  from { visibility: hidden; }
  to { visibility: visible; }
`;
const breathe = keyframes`
  50% { opacity: 0.45; }
`;

/** Not seen during the first 300 ms: what is quick is there at once, and nothing blinks or is pushed aside. */
export const lateCss = css`
  animation: ${late} 0s 300ms backwards;
`;

/** Holds the blocks back during the first 300 ms. */
export const Late = styled.div<{ $gap: number }>`
  display: grid;
  gap: ${({ $gap }) => $gap}px;
  ${lateCss}
`;

/** One grey block, for skeletons of a shape of their own. */
export const Bone = styled.span<{ $width?: string | undefined; $height?: number | undefined }>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = 12 }) => $height}px;
  border-radius: ${token('radius-1')};
  background: ${token('surface-pressed')};
  animation: ${breathe} 1.4s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
