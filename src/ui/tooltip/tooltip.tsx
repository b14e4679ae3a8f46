import { cloneElement, useId, useRef, type ReactElement, type Ref } from 'react';
import { lazy, Suspense } from '../lazy';
import { useMergedRef } from '../layer/merge-refs';
import type { Placement } from '../layer';
import { useHint } from './use-hint';

/** Nothing hovers before somebody moves. */
const Tip = lazy(() => import('./tip').then((m) => m.Tip));

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
      <Suspense>{shown && <Tip id={id} text={text} anchor={anchor} placement={placement} close={close} />}</Suspense>
    </>
  );
}
