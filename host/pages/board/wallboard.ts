import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError, createClient, refusedFor, type Client, type DataOf } from '../../../src/api';
import { wallboardEnter } from '../../../src/api/contract/wallboard';
import { wallboardKey } from '../../../src/domain/wallboard';
import { ownClient } from '../../../src/session/connection';

/** What a key opened: whose board, and with which cards. */
type Entered = Omit<DataOf<typeof wallboardEnter>, 'token' | 'expires_in'>;

/** A board that is shown by the key of a link. */
export interface Wallboard {
  client: Client;
  /** Undefined until the server was reached for the first time. */
  entered: Entered | undefined;
  /** Why the board stays closed: the link was revoked or ran out. */
  refused: 'boardRevoked' | 'boardExpired' | undefined;
}

/** Milliseconds between two tries to open a board while the server cannot be reached. */
const retryAfter = 10_000;

/** The key in the address; follows it when another link is typed over it. */
export const useKey = (): string | undefined => useSyncExternalStore(followHash, () => wallboardKey(location.hash));

/**
 * Opens a board by its key. The key is sent only to be traded for a token of ten minutes, in a body and never in an
 * address; the token is traded again before it ends. A link that is revoked meanwhile closes the board.
 */
export function useWallboard(key: string): Wallboard {
  const [state, setState] = useState<Pick<Wallboard, 'entered' | 'refused'>>({
    entered: undefined,
    refused: undefined,
  });
  const [client] = useState(() => clientOf(key, setState));
  useEffect(() => {
    let timer = 0;
    const open = () =>
      void client.token().catch((error: unknown) => {
        if (refusalOf(error) === undefined) timer = window.setTimeout(open, retryAfter);
      });
    open();
    return () => clearTimeout(timer);
  }, [client]);
  return { client, ...state };
}

function clientOf(key: string, tell: (state: Pick<Wallboard, 'entered' | 'refused'>) => void): Client {
  const door = createClient({ baseUrl: '' });
  const enter = async () => {
    try {
      const { data } = await door.call(wallboardEnter, { key }, { quiet: true });
      const { name, cards, board, home_section } = data;
      tell({ entered: { name, cards, board, home_section }, refused: undefined });
      return data;
    } catch (error) {
      const refused = refusalOf(error);
      if (refused) tell({ entered: undefined, refused });
      throw error;
    }
  };
  return {
    ...ownClient({ baseUrl: '', token: enter }, () => undefined),
    // Events name devices and say what happens to them: a board looks for itself instead.
    open: () => Promise.reject(new ApiError('forbidden', '', { status: 403 })),
  };
}

function refusalOf(error: unknown): Wallboard['refused'] {
  if (refusedFor(error, 'boardRevoked', 4034)) return 'boardRevoked';
  return refusedFor(error, 'boardExpired', 4035) ? 'boardExpired' : undefined;
}

function followHash(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}
