import { useEffect, useState, useSyncExternalStore } from 'react';

/** Which of several is shown, and the way to another. */
export interface Rotation {
  at: number;
  go: (steps: number) => void;
}

/**
 * Goes on to the next after the seconds of the one shown (specification, section 4: "Banner carousel"). Rests while
 * `held`, while the page is hidden, and for good where the reader asked for less motion.
 */
export function useRotation(seconds: readonly number[], held: boolean): Rotation {
  const [turn, setTurn] = useState(0);
  const count = seconds.length;
  const at = count > 0 ? ((turn % count) + count) % count : 0;
  const stay = Math.max(1, seconds[at] ?? 1) * 1000;
  const hidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  );
  const runs = count > 1 && !held && !hidden;

  useEffect(() => {
    if (!runs || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setTimeout(() => setTurn((now) => now + 1), stay);
    return () => clearTimeout(timer);
  }, [runs, stay, turn]);

  return { at, go: (steps) => setTurn((now) => now + steps) };
}

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
