import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { token } from '../../theme';

/** Props of `TwoLines`. */
interface TwoLinesProps {
  /** What it is: words, a link, a state. */
  children: ReactNode;
  /** What tells it apart or adds to it; nothing: one line. */
  below?: ReactNode;
  /** `strong`: what the row is about. `ink`: as dark, not as heavy. `plain`: as what stands around it. */
  look?: Look;
  /** The whole of the first line, where it is cut off. */
  title?: string | undefined;
  belowTitle?: string | undefined;
  /** Below stands an id or an address: in fixed pitch. */
  mono?: boolean;
  /** Below is something to look after. */
  warning?: boolean;
  /** Below stands a tag or a state: its line is 18 px high, not 16. */
  tall?: boolean;
}

type Look = 'strong' | 'ink' | 'plain';

/** Two lines in a cell, each cut off with dots where the room is short: what it is and, smaller and quieter, more of it. */
export const TwoLines = ({
  children,
  below,
  look = 'strong',
  title,
  belowTitle,
  mono = false,
  warning = false,
  tall = false,
}: TwoLinesProps) => (
  <>
    <Line $look={look} title={title}>
      {children}
    </Line>
    {below ? (
      <Below $mono={mono} $warning={warning} $tall={tall} title={belowTitle}>
        {below}
      </Below>
    ) : null}
  </>
);

const Line = styled.span<{ $look: Look }>`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  ${({ $look }) =>
    $look !== 'plain' &&
    css`
      color: ${token('text-1')};
      font-weight: ${$look === 'strong' ? 500 : 'inherit'};
      a,
      button {
        color: inherit;
        font-weight: inherit;
      }
    `}
`;

/** The second line; what marks a row in a table stands at its end. */
export const Below = styled.span<{ $mono: boolean; $warning: boolean; $tall: boolean }>`
  display: block;
  overflow: hidden;
  color: ${({ $warning }) => token($warning ? 'warning-text' : 'text-3')};
  ${({ $mono }) => $mono && `font-family: ${token('font-mono')};`}
  font-size: 12px;
  line-height: ${({ $tall }) => ($tall ? 18 : 16)}px;
  text-overflow: ellipsis;
`;
