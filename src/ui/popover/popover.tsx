import { useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { anchorTo, enterLayer, focusFirst, hasFocus, raisable, raise, sink, type Placement } from '../layer';
import { Surface } from './popover.styles';

/** Props of `Popover`. */
export interface PopoverProps {
  open: boolean;
  /** What it belongs to: it is placed beside it, and the focus returns there. */
  anchor: RefObject<HTMLElement | null>;
  /** Escape, a press outside, or the focus moving away. */
  onClose: () => void;
  /** `bottom-start` unless told; flips where there is no room. */
  placement?: Placement | undefined;
  /** Accessible name; a popover is announced as a dialog unless `role` says otherwise. */
  label?: string | undefined;
  role?: 'dialog' | 'menu' | 'listbox' | 'group' | undefined;
  id?: string | undefined;
  /** At least as wide as the anchor. */
  match?: boolean | undefined;
  /** False keeps the focus where it is, for suggestions below a field. */
  takesFocus?: boolean | undefined;
  /** No inner padding: menus and lists bring their own. */
  flush?: boolean | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
  children: ReactNode;
}

/** A small surface beside its anchor, in the top layer. Renders nothing while closed. */
export const Popover = ({ open, ...rest }: PopoverProps) => (open ? <OpenPopover {...rest} /> : null);

/** Its own component, so that the focus goes back before React takes the node away. */
function OpenPopover(props: Omit<PopoverProps, 'open'>) {
  const { anchor, placement = 'bottom-start', match = false, takesFocus = true, flush = false } = props;
  const node = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(() => props.onClose());

  useLayoutEffect(() => {
    const surface = node.current;
    const owner = anchor.current;
    if (!surface || !owner) return;
    raise(surface);
    const leave = enterLayer({ node: surface, anchor: owner, light: true, close: () => close() });
    const stop = anchorTo(owner, surface, { placement, match });
    if (takesFocus && !focusFirst(surface)) surface.focus({ preventScroll: true });
    return () => {
      leave();
      stop();
      if (hasFocus(surface)) owner.focus({ preventScroll: true });
      sink(surface);
    };
  }, [anchor, placement, match, takesFocus]);

  return (
    <Surface
      ref={node}
      id={props.id}
      popover={raisable}
      role={props.role ?? 'dialog'}
      aria-label={props.label}
      tabIndex={-1}
      $flush={flush}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation();
        props.onKeyDown?.(event);
      }}
    >
      {props.children}
    </Surface>
  );
}
