import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../button';
import { useModal } from '../dialog';
import { X } from '../icon';
import { activeNear, enterLayer, focusFirst, hasFocus, raisable, raise, scrollStop, sink } from '../layer';
import { giveWay } from './give-way';
import { Body, Foot, Head, ModalSide, Side, Title } from './drawer.styles';
import { drawerText } from './drawer.text';

/** Props of `Drawer`. */
export interface DrawerProps {
  open: boolean;
  title: ReactNode;
  /** Pixels; 480 unless told. */
  width?: 480 | 640 | undefined;
  /** True: the page behind waits (orders). False: the list behind stays in use (details). */
  modal?: boolean | undefined;
  /** Of one that is not modal: the page gives way to it where enough is left (one of what a list shows). */
  beside?: boolean;
  onClose: () => void;
  /** Stays at the bottom: the buttons. */
  footer?: ReactNode;
  /** Right end of the head: links, actions. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A panel at the right edge. Renders nothing while closed. */
export const Drawer = ({ open, modal, ...rest }: DrawerProps) => {
  if (!open) return null;
  return modal ? <ModalDrawer {...rest} /> : <ModelessDrawer {...rest} />;
};

type OpenProps = Omit<DrawerProps, 'open' | 'modal'>;

function ModalDrawer(props: OpenProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useModal(ref, props.onClose);
  return (
    <ModalSide
      ref={ref}
      aria-labelledby={id}
      $width={props.width ?? 480}
      onKeyDown={(event) => event.stopPropagation()}
      onClick={(event) => {
        event.stopPropagation();
        // Only the backdrop is the dialog itself: everything inside covers it.
        if (event.target === event.currentTarget) props.onClose();
      }}
    >
      <Inside {...props} id={id} />
    </ModalSide>
  );
}

function ModelessDrawer({ beside = false, ...props }: OpenProps) {
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  const width = props.width ?? 480;
  const room = beside ? width : undefined;
  const close = useEffectEvent(() => props.onClose());
  useLayoutEffect(() => {
    const side = ref.current;
    if (!side) return;
    const before = activeNear(side) as HTMLElement | null;
    raise(side);
    const leave = enterLayer({ node: side, close: () => close(), room });
    const back = room === undefined ? undefined : giveWay(side, room);
    // While its content loads there is nothing in it yet: then it is the drawer that is read out.
    if (!focusFirst(side.querySelector('[data-body]') ?? side)) side.focus({ preventScroll: true });
    return () => {
      leave();
      back?.();
      if (hasFocus(side)) before?.focus({ preventScroll: true });
      sink(side);
    };
  }, [room]);
  return (
    <Side
      ref={ref}
      role="dialog"
      popover={raisable}
      aria-labelledby={id}
      tabIndex={-1}
      $width={width}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <Inside {...props} id={id} />
    </Side>
  );
}

function Inside({ id, title, actions, footer, onClose, children }: OpenProps & { id: string }) {
  const foot = useRef<HTMLElement>(null);
  const held = useRef<Element>(null);
  // A button may go with what it did: the next stop is then the row it stood in, not the beginning of the page.
  useLayoutEffect(() => {
    if (!held.current || held.current.isConnected) return;
    held.current = null;
    foot.current?.focus({ preventScroll: true });
  });
  return (
    <>
      <Head>
        <Title id={id}>{title}</Title>
        {actions}
        <IconButton size="sm" label={drawerText.close} hint="none" onClick={onClose}>
          <X />
        </IconButton>
      </Head>
      <Body ref={scrollStop} data-body>
        {children}
      </Body>
      {footer && (
        <Foot
          ref={foot}
          tabIndex={-1}
          onFocus={(event) => (held.current = event.target)}
          onBlur={() => (held.current = null)}
        >
          {footer}
        </Foot>
      )}
    </>
  );
}
