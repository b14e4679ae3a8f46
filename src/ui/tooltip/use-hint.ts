import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/** Milliseconds the pointer rests before the hint shows: passing over a toolbar must not flicker. */
const rest = 300;

type Handler = ((event: unknown) => void) | undefined;

/** Whether a hint shows, and the events that decide it; the element's own handlers are called first. */
export function useHint(own: Record<string, unknown>) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const chain = <E>(name: string, then: (event: E) => void) => ({
    [name]: (event: E) => {
      (own[name] as Handler)?.(event);
      then(event);
    },
  });
  const events = {
    ...chain<PointerEvent>('onPointerEnter', (event) => {
      if (event.pointerType === 'touch') return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setOpen(true), rest);
    }),
    ...chain('onPointerLeave', close),
    ...chain('onPointerDown', close),
    ...chain<FocusEvent>('onFocus', (event) => {
      if (event.target.matches(':focus-visible')) setOpen(true);
    }),
    ...chain('onBlur', close),
  };
  return { open, close, events };
}
