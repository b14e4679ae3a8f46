import { useEffect } from 'react';

/**
 * Fetches a part that is shown rarely once the page has nothing else to do. What says that the network is gone must be
 * here before it is. A failure now is no matter: it is tried again when the part is shown.
 */
export function useWhenIdle(load: () => Promise<unknown>): void {
  useEffect(() => {
    const start = () => void load().catch(() => undefined);
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(start, 2000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(start);
    return () => cancelIdleCallback(handle);
  }, [load]);
}
