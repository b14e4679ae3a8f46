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
  /** True: near the top, so that it stays where it is while its height changes. */
  high?: boolean | undefined;
  /** Escape, the back gesture; the children bring their own close button. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog without head, ground and foot: its children draw the whole. Open for as long as it is there. */
export function BareDialog({ label, width, high = false, onClose, children }: BareDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useModal(ref, onClose);
  return (
    <Free
      ref={ref}
      aria-label={label}
      $width={width}
      $high={high}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div data-body>{children}</div>
    </Free>
  );
}

const Free = styled(Sheet)<{ $high: boolean }>`
  ${({ $high }) => $high && 'margin-top: 12dvh;'}
  overflow: visible;
  background: none;
  box-shadow: none;
`;
