import { useEffect, useState } from 'react';

/** The moment, to so many milliseconds. */
export function useNow(every = 1000): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}

/**
 * Seconds since a moment; undefined where none is known. It goes on while nothing else changes, and never says less than
 * 0: the reader's clock may be behind the server's.
 */
export function useAge(since: string | null, every = 30_000): number | undefined {
  const now = useNow(every);
  return since === null ? undefined : Math.max(0, (now - Date.parse(since)) / 1000);
}
