import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { openSession } from '../src/session';
import { sayFailure } from '../src/ui/act';
import { useLeave } from '../src/ui/form/leave';
import { UiRoot } from '../src/ui/root';
import { useToast } from '../src/ui/toast';
import { deepLink } from './destinations';
import { Guarded } from './guarded';
import { go, guardLeaving, useAddress, type Address } from './navigation';
import { Outlet } from './outlet';
import { useReferralCredit } from './referral-credit';
import { PageBoundary } from './page-boundary';
import { ChunkFailed, Unreachable } from './pages/notices';
import { useRoute } from './use-route';

/** The whole console. */
export const Console = () => (
  <UiRoot>
    <Session>
      <Pages />
    </Session>
  </UiRoot>
);

/** Opens the session before anything below reads from the server. */
function Session({ children }: { children: ReactNode }) {
  const toast = useToast();
  const say = useRef(toast.error);
  useEffect(() => {
    say.current = toast.error;
  }, [toast]);
  const [close] = useState(() =>
    openSession((error) => {
      // The login page that follows says it.
      if (error.kind !== 'unauthorized') sayFailure(error, (text) => say.current(text));
    }),
  );
  useEffect(() => close, [close]);
  useReferralCredit();
  return children;
}

function Pages() {
  const leave = useLeave();
  useEffect(() => guardLeaving(leave), [leave]);
  const { path, search } = useAddress();
  const at = useMemo<Address>(() => ({ path, search }), [path, search]);
  const { match, ready, retry } = useRoute(path);
  const isDeepLink = ready && path === '/go';
  useEffect(() => {
    if (isDeepLink) go(deepLink(search), { replace: true });
  }, [isDeepLink, search]);
  if (retry) return <ChunkFailed reason="failed" onRetry={retry} />;
  if (!ready || isDeepLink) return null;
  return (
    <Guarded match={match} at={at} waiting={(retry) => retry && <Unreachable onRetry={retry} />}>
      <PageBoundary>{match && <Outlet match={match} at={at} />}</PageBoundary>
    </Guarded>
  );
}
