import { useId, useRef, type ReactNode } from 'react';
import { IconButton } from '../button';
import { X } from '../icon';
import { scrollStop } from '../layer';
import { Body, Footer, Head, Sheet, Title } from './dialog.styles';
import { dialogText } from './dialog.text';
import { useModal } from './modal';

/** Props of `Dialog`. */
export interface DialogProps {
  open: boolean;
  /** Names the action. */
  title: string;
  /** Pixels; 420 unless told, never wider than the window. */
  width?: number | undefined;
  /** The close button, Escape, the back gesture. */
  onClose: () => void;
  /** Buttons, right-aligned: the secondary one first. */
  footer?: ReactNode;
  /** True: no close button and no Escape; only what stands inside ends it. */
  required?: boolean | undefined;
  /** `alertdialog` for questions that need an answer. */
  role?: 'dialog' | 'alertdialog' | undefined;
  children: ReactNode;
}

/** A modal dialog. Keeps the focus inside, gives it back afterwards, and renders nothing while closed. */
export const Dialog = ({ open, ...rest }: DialogProps) => (open ? <OpenDialog {...rest} /> : null);

function OpenDialog({
  title,
  width = 420,
  onClose,
  footer,
  required,
  role = 'dialog',
  children,
}: Omit<DialogProps, 'open'>) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useModal(ref, required ? () => undefined : onClose);
  return (
    <Sheet
      ref={ref}
      role={role}
      aria-labelledby={id}
      $width={width}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <Head>
        <Title id={id}>{title}</Title>
        {!required && (
          <IconButton size="sm" label={dialogText.close} hint="none" onClick={onClose}>
            <X />
          </IconButton>
        )}
      </Head>
      <Body ref={scrollStop} data-body>
        {children}
      </Body>
      {footer && <Footer>{footer}</Footer>}
    </Sheet>
  );
}
