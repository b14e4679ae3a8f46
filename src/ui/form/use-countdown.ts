import { useEffect, useState } from 'react';

/** Seconds left of a pause. Counts by the clock, so a sleeping tab does not stretch it. */
export function useCountdown(): { left: number; start: (seconds: number) => void } {
  const [end, setEnd] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (end === 0) return;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) setEnd(0);
    }, 250);
    return () => clearInterval(timer);
  }, [end]);
  return {
    left,
    start: (seconds) => {
      setLeft(seconds);
      setEnd(Date.now() + seconds * 1000);
    },
  };
}
