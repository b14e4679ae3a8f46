import type { MouseEvent } from 'react';
import type { Destination } from '../../../session/place';
import { To } from '../../link';
import { TwoLines } from '../../two-lines';

/** Props of `RowName`. */
export interface RowNameProps {
  /** The page of what the row is about. */
  to: Destination;
  children: string;
  /** Below, in fixed pitch: an id, an address. */
  identity?: string | undefined;
  /** Below, instead of an identity: where it is, what it belongs to. */
  of?: string | undefined;
  /** A plain press; true: whoever was told takes the reader there. A press for a new tab is the browser's. */
  onOpen?: (() => boolean) | undefined;
}

/** The name of a row: a link, cut off with dots where the room is short. */
export function RowName({ to, children, identity, of, onOpen }: RowNameProps) {
  const onClick = (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!elsewhere && onOpen?.()) event.preventDefault();
  };
  return (
    <TwoLines below={identity ?? of} belowTitle={identity ?? of} mono={identity !== undefined}>
      <To to={to} title={children} onClick={onClick}>
        {children}
      </To>
    </TwoLines>
  );
}
