import { useEffect, useState, type ReactNode } from 'react';
import { designKey } from '../src/domain/design/share';
import { wallboardKey } from '../src/domain/wallboard';
import { ApiError, pageClient } from '../src/api';
import { user as userCall } from '../src/api/contract/user';
import { clearSession, enterAs, useSession } from '../src/session';
import { afterUser, guard, type UserOutcome } from './guard';
import { go, type Address } from './navigation';
import type { Match } from './routes';

interface Guarded {
  match: Match | undefined;
  at: Address;
  /** Shown while the account is being fetched; `retry` is there once the server could not be reached. */
  waiting: (retry?: () => void) => ReactNode;
  children: ReactNode;
}

/** Lets a visit through, fetches the account first, or leads elsewhere. */
export function Guarded({ match, at, waiting, children }: Guarded) {
  const { token, user } = useSession();
  const target = at.path + at.search + location.hash;
  const verdict = guard({
    target,
    name: match?.route.name,
    isPublic: match?.route.isPublic ?? false,
    hasToken: token !== undefined,
    hasKey:
      (match?.route.byKey ?? false) &&
      (match?.params.key !== undefined || (wallboardKey(location.hash) ?? designKey(location.hash)) !== undefined),
    hasUser: user !== undefined,
  });
  const to = verdict.kind === 'redirect' ? verdict.to : undefined;
  useEffect(() => {
    if (to) go(to, { replace: true });
  }, [to]);
  const { unreachable, retry } = useAccount(verdict.kind === 'load' ? token : undefined);
  if (verdict.kind === 'show') return children;
  return waiting(unreachable ? retry : undefined);
}

/** Fetches the user record for a token, once, and does what its answer asks for. */
function useAccount(token: string | undefined) {
  const [tries, setTries] = useState(0);
  const [unreachable, setUnreachable] = useState(false);
  useEffect(() => {
    if (!token) return;
    const stop = new AbortController();
    setUnreachable(false);
    void fetchAccount(stop.signal).then((outcome) => {
      if (!outcome) return;
      const verdict = afterUser(outcome);
      if (verdict === 'retry') setUnreachable(true);
      if (verdict === 'clear') clearSession();
      if (verdict === 'missing') go('/404', { replace: true });
    });
    return () => stop.abort();
  }, [token, tries]);
  return { unreachable, retry: () => setTries((n) => n + 1) };
}

/** How it ended; undefined when the account is entered, or nobody waits for it any more. */
async function fetchAccount(signal: AbortSignal): Promise<UserOutcome | undefined> {
  try {
    const { data } = await pageClient().call(userCall, {}, { quiet: true, signal });
    if (!signal.aborted) enterAs(data);
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind === 'aborted') return undefined;
    const { status, code } = error.detail;
    return { status, ...(code !== undefined && { code }) };
  }
}
