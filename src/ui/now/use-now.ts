import { useEffect, useState } from 'react';

/** The moment, to so many milliseconds; it stands still where it is not `asked` for. */
export function useNow(every = 1000, asked = true): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!asked) return;
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every, asked]);
  return now;
}

/**
 * Seconds since a moment; undefined where none is known. It goes on while nothing else changes, and never says less than
 * 0: the reader's clock may be behind the server's.
 */
export function useAge(since: string | null, every = 30_000): number | undefined {
  const now = useNow(every, since !== null);
  return since === null ? undefined : Math.max(0, (now - Date.parse(since)) / 1000);
}
