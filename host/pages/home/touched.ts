import { useEffect, useState } from 'react';
import { touches } from '../../../src/ui/idle';

/** Whether somebody has moved, pressed or typed anything since this was first drawn. */
export function useTouched(): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (touched) return;
    const touch = () => setTouched(true);
    for (const kind of touches) addEventListener(kind, touch, { capture: true, passive: true });
    return () => {
      for (const kind of touches) removeEventListener(kind, touch, true);
    };
  }, [touched]);
  return touched;
}
