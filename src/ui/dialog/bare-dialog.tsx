import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Sheet } from './dialog.styles';
import { useModal } from './modal';

/** Props of `BareDialog`. */
export interface BareDialogProps {
  /** What it is, for those who do not see it. */
  label: string;
  /** Pixels, never wider than the window. */
  width: number;
  /** Escape, the back gesture; the children bring their own close button. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog without head, ground and foot: its children draw the whole. Open for as long as it is there. */
export function BareDialog({ label, width, onClose, children }: BareDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useModal(ref, onClose);
  return (
    <Free
      ref={ref}
      aria-label={label}
      $width={width}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div data-body>{children}</div>
    </Free>
  );
}

const Free = styled(Sheet)`
  overflow: visible;
  background: none;
  box-shadow: none;
`;
