import { useEffect } from 'react';

/** Milliseconds after which a part is fetched from a page that nobody touched. */
const untouched = 15_000;

const touches = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Fetches a part that only an action can show, as soon as somebody is there to act: the first load is without it, and
 * what says that the network is gone is here before it is. A failure now is no matter: it is tried again when the part
 * is shown.
 */
export function useWhenTouched(load: () => Promise<unknown>): void {
  useEffect(() => {
    const stop = () => {
      clearTimeout(timer);
      for (const touch of touches) removeEventListener(touch, start, true);
    };
    const start = () => {
      stop();
      void load().catch(() => undefined);
    };
    const timer = setTimeout(start, untouched);
    for (const touch of touches) addEventListener(touch, start, { capture: true, passive: true });
    return stop;
  }, [load]);
}
