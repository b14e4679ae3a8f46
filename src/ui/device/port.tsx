import type { ReactNode } from 'react';
import { token, type TokenName } from '../../theme';

/** How a port is drawn. */
export interface PortFace {
  ink: TokenName;
  ground: TokenName;
  /** Filled socket. */
  solid?: boolean;
  /** Lit contacts in the socket, by their place in a row of four. */
  contacts?: readonly (0 | 1 | 2 | 3)[];
  /** Broken frame: nothing is meant to be there. */
  dashed?: boolean;
  /** Drawn over or instead of the socket. */
  mark?: 'cross' | 'plus' | 'slash' | 'triangle' | 'cover';
}

/** Props of the port drawings. */
export interface PortProps {
  face: PortFace;
  /** Said by a screen reader; without it the drawing is decoration beside its words. */
  label?: string | undefined;
  /** Pixels of width; the height follows. */
  width: number;
}

/** A network socket seen from the front, in a box of 34 by 30. */
export const Port = ({ face, label, width }: PortProps) => (
  <svg
    width={width}
    height={(width / 34) * 30}
    viewBox="0 0 34 30"
    fill="none"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
    style={{ stroke: token(face.ink) }}
  >
    <rect
      x=".75"
      y=".75"
      width="32.5"
      height="28.5"
      rx="2.5"
      strokeDasharray={face.dashed ? '4 3' : undefined}
      style={{ fill: token(face.ground) }}
    />
    {face.mark !== 'triangle' && face.mark !== 'cover' && (
      <path d="M7 6.5h20v12h-5v4H12v-4H7z" style={{ fill: face.solid ? token(face.ink) : 'none' }} />
    )}
    {face.contacts && (
      <path
        d={face.contacts.map((place) => `M${11 + place * 4} 8.7v4`).join('')}
        strokeWidth="1.7"
        style={{ stroke: token('surface-base') }}
      />
    )}
    {face.mark && marks[face.mark](face)}
  </svg>
);

const marks: Record<NonNullable<PortFace['mark']>, (face: PortFace) => ReactNode> = {
  cross: () => <path d="m14 9.5 6 6M20 9.5l-6 6" strokeWidth="1.7" />,
  plus: () => <path d="M17 9v7M13.5 12.5h7" strokeWidth="1.6" />,
  slash: () => <path d="M4 26.5 30 3.5" strokeWidth="2" />,
  triangle: ({ ink }) => (
    <>
      <path d="M17 5.5 27 23.5H7z" stroke="none" style={{ fill: token(ink) }} />
      <path d="M17 12v5M17 20.2v.01" strokeWidth="2" style={{ stroke: token('surface-base') }} />
    </>
  ),
  cover: () => (
    <>
      <path d="M6.5 23 16 7M13 25 25 5M21 25l8-13.5" />
      <path d="M4.2 15h.01M29.8 15h.01" strokeWidth="2.4" />
    </>
  ),
};
