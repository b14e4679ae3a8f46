import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { Destination } from '../../../session/place';
import { token } from '../../../theme';
import { To } from '../../link';

/** Props of `RowName`. */
export interface RowNameProps {
  /** The page of what the row is about. */
  to: Destination;
  children: string;
  /** Below, in fixed pitch: an id, an address. */
  identity?: string | undefined;
  /** A plain press; true: whoever was told takes the reader there. A press for a new tab is the browser's. */
  onOpen?: (() => boolean) | undefined;
}

/** The name of a row: a link, cut off with dots where the room is short. */
export function RowName({ to, children, identity, onOpen }: RowNameProps) {
  const onClick = (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!elsewhere && onOpen?.()) event.preventDefault();
  };
  return (
    <>
      <Name>
        <To to={to} title={children} onClick={onClick}>
          {children}
        </To>
      </Name>
      {identity !== undefined && <Identity>{identity}</Identity>}
    </>
  );
}

const Name = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  a,
  button {
    color: ${token('text-1')};
    font-weight: 500;
  }
`;

const Identity = styled.span`
  display: block;
  color: ${token('text-3')};
  font-family: ${token('font-mono')};
  font-size: 12px;
  line-height: 16px;
`;
