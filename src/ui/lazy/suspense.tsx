import { Suspense as ReactSuspense, useLayoutEffect, useReducer, type ReactNode, type SuspenseProps } from 'react';
import { coming } from './lazy';

/**
 * React's `Suspense`, whose parts (`lazy`) stand as soon as their code is there. React's own is filled up to 300 ms after its
 * fallback was drawn, since it has what comes come together: a dialog would open that much later than it could.
 */
export function Suspense({ fallback = null, children }: SuspenseProps) {
  const [, again] = useReducer((times: number) => times + 1, 0);
  return <ReactSuspense fallback={<Waiting onArrival={again}>{fallback}</Waiting>}>{children}</ReactSuspense>;
}

/** Tells when code that is on its way has come; what that asks for in its turn is drawn with it anew, and waited for then. */
function Waiting({ onArrival, children }: { onArrival: () => void; children: ReactNode }) {
  useLayoutEffect(() => {
    for (const part of coming) void part.then(onArrival);
  });
  return children;
}
