import {
  cloneElement,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type Ref,
  type RefObject,
} from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme';
import { anchorTo, enterLayer, raise, sink, useMergedRef, type Placement } from '../layer';
import { floating } from '../popover';
import { useHint } from './use-hint';

/** Props of `Tooltip`. */
export interface TooltipProps {
  /** What it says; nothing is shown while empty. */
  text: string;
  /** `top` unless told. */
  placement?: Placement;
  /** One element that takes a ref, pointer and focus events. */
  children: ReactElement<Record<string, unknown>>;
}

/** A short explanation on hover and on keyboard focus. Never the only place of a needed fact. */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  const anchor = useRef<HTMLElement>(null);
  const id = useId();
  const ref = useMergedRef(anchor, children.props.ref as Ref<HTMLElement> | undefined);
  const { open, close, events } = useHint(children.props);
  if (!text) return children;
  // What an open menu belongs to is plain to see.
  const shown = open && children.props['aria-expanded'] !== true;
  // An icon button is named by the same words already: describing it with them would say everything twice.
  const describes = shown && children.props['aria-label'] !== text;
  return (
    <>
      {cloneElement(children, {
        ...events,
        ref,
        ...(describes && { 'aria-describedby': id }),
      })}
      {shown && <Tip id={id} text={text} anchor={anchor} placement={placement} close={close} />}
    </>
  );
}

interface TipProps {
  id: string;
  text: string;
  anchor: RefObject<HTMLElement | null>;
  placement: Placement;
  close: () => void;
}

function Tip({ id, text, anchor, placement, close }: TipProps) {
  const node = useRef<HTMLSpanElement>(null);
  const [dismiss] = useState(() => close);
  useLayoutEffect(() => {
    const tip = node.current;
    if (!tip || !anchor.current) return;
    raise(tip);
    const leave = enterLayer({ node: tip, anchor: anchor.current, hint: true, close: dismiss });
    const stop = anchorTo(anchor.current, tip, { placement, gap: 6 });
    return () => {
      leave();
      stop();
      sink(tip);
    };
  }, [anchor, placement, dismiss]);
  return (
    <Bubble ref={node} id={id} role="tooltip" popover="manual">
      {text}
    </Bubble>
  );
}

const Bubble = styled.span`
  ${floating}
  z-index: ${token('z-tooltip')};
  width: max-content;
  max-width: min(280px, calc(100vw - 16px));
  padding: 5px 8px;
  border-radius: ${token('radius-2')};
  background: ${token('surface-inverse')};
  color: ${token('text-inverse')};
  font-size: 12px;
  line-height: 18px;
  box-shadow: ${token('shadow-2')};
  overflow-wrap: anywhere;
  pointer-events: none;
`;
