import { create } from 'qrcode';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme';

/** Props of `QrCode`. */
export interface QrCodeProps {
  /** What the code says, at most some 2,000 characters. */
  text: string;
  /** What it is for, for those who do not see it. */
  label: string;
  /** Pixels of a side, quiet zone included; 160 unless told. */
  size?: number | undefined;
}

/** Modules of white around the code that readers count on. */
const quiet = 4;

/** A QR code as SVG. Dark on light in both themes: many readers refuse the reverse. */
export function QrCode({ text, label, size = 160 }: QrCodeProps) {
  const { path, side } = useMemo(() => drawQr(text), [text]);
  return (
    <Paper
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </Paper>
  );
}

/** The dark modules of a code as an SVG path, on a square of `side`. */
export function drawQr(text: string): { path: string; side: number } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  let path = '';
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) path += `M${column + quiet} ${row + quiet}h1v1h-1z`;
    }
  }
  return { path, side: modules.size + quiet * 2 };
}

const Paper = styled.svg`
  display: block;
  border-radius: ${token('radius-2')};
  background: ${token('code-paper')};
  fill: ${token('code-ink')};
`;
