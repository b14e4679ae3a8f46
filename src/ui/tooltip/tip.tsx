import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme';
import { anchorTo, enterLayer, raisable, raise, sink, type Placement } from '../layer';
import { floating } from '../popover';

/** Props of `Tip`. */
export interface TipProps {
  id: string;
  text: string;
  anchor: RefObject<HTMLElement | null>;
  placement: Placement;
  close: () => void;
}

/** The words of a hint beside what they explain. */
export function Tip({ id, text, anchor, placement, close }: TipProps) {
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
    <Bubble ref={node} id={id} role="tooltip" popover={raisable}>
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
  outline: 1px solid transparent;
  overflow-wrap: anywhere;
  pointer-events: none;
`;
