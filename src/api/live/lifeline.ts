import { useEffect } from 'react';
import type { Client } from '../client';

/**
 * Keeps the page's one line to the server open while somebody is shown what a token let through, though no read follows
 * events: the server ends the line with the token, so its end is known within a minute. A person's own session needs none.
 */
export function useLifeline(client: Client, needed = true): void {
  const wanted = needed && !client.personal;
  useEffect(() => {
    if (!wanted) return undefined;
    let stop: (() => void) | undefined;
    let gone = false;
    // Later: every element carries this, and what reads has the link anyway.
    void import('./link').then(
      ({ linkOf }) => {
        if (!gone) stop = linkOf(client).listen([], () => undefined);
      },
      () => undefined,
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, [client, wanted]);
}
