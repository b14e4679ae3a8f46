import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function for good, which always does what the last render said. For event handlers of rows that must not render again. */
export function useStable<A extends unknown[], R>(act: (...args: A) => R): (...args: A) => R {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
