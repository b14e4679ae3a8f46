import { useEffect, useState, type ReactNode } from 'react';
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
  <Waiting label={skeletonText.loading} height={`${height ?? rows * lineHeight + (rows - 1) * gap}px`} gap={gap}>
    {() =>
      height === undefined ? (
        Array.from({ length: rows }, (_, row) => <Bone key={row} $width={widths[row % widths.length]} />)
      ) : (
        <Bone $height={height} />
      )
    }
  </Waiting>
);

/** Props of `Waiting`. */
export interface WaitingProps {
  /** What a screen reader says at once. */
  label: string;
  /** What it will take, a CSS length; whatever comes unless told. */
  height?: string | undefined;
  /** Pixels between blocks. */
  gap?: number;
  /** Blocks in the shape of what comes. */
  children: () => ReactNode;
}

/** Holds blocks back during the first 300 ms: most answers are there by then, and nothing is drawn that nobody sees. */
export function Waiting({ label, height, gap = 0, children }: WaitingProps) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), unseenFor);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Blocks role="status" data-np-waits="" $gap={gap} style={late ? undefined : { height }}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {late && children()}
    </Blocks>
  );
}

/** Milliseconds. */
const unseenFor = 300;
const lineHeight = 12;

/** Uneven ends read as text. */
const widths = ['100%', '84%', '92%', '68%'];

const late = keyframes`
  from { visibility: hidden; }
  to { visibility: visible; }
`;
const breathe = keyframes`
  50% { opacity: 0.45; }
`;

/** Not seen during the first second: what an answer makes wider, narrower or pushes aside has its place when it is seen. */
export const lateCss = css`
  animation: ${late} 0s 1s backwards;
`;

/** It breathes as a whole: each block would be a layer of its own. */
const Blocks = styled.div<{ $gap: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => $gap}px;
  animation: ${breathe} 1.4s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

/** One grey block, for skeletons of a shape of their own. */
export const Bone = styled.span<{ $width?: string | undefined; $height?: number | undefined }>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = lineHeight }) => $height}px;
  border-radius: ${token('radius-1')};
  background: ${token('surface-pressed')};
`;
