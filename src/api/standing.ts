import { createElement, useEffect, useId, useMemo, type ReactNode } from 'react';
import { SWRConfig, type Middleware, type SWRResponse } from 'swr';
import type { ApiError } from './error';

/** How a read stands; the error of one whose call the server does not have. */
export type Standing = 'pending' | 'answered' | 'failed' | ApiError;

/** Is told how each read stands; `undefined` when it is no longer made. */
export type Watch = (read: string, standing: Standing | undefined) => void;

/** Tells how the reads of everything below stand. `watch` stays the same function. */
export function WatchReads({ watch, children }: { watch: Watch; children: ReactNode }) {
  const value = useMemo(() => {
    const use: Middleware = (useNext) =>
      function useWatched(key, fetcher, config) {
        const state = useNext(key, fetcher, config);
        useStanding(watch, isRead(key), state);
        return state;
      };
    return { use: [use] };
  }, [watch]);
  return createElement(SWRConfig, { value }, children);
}

/**
 * Whether a key stands for an endpoint with its input, as those of `useRead` do; the server's clock is none. The columns
 * that somebody chose are nothing that a page has to show.
 */
const isRead = (key: unknown): boolean =>
  Array.isArray(key) && key.length === 4 && key[1] !== '/api/v3/personalization/show';

/** What is being tried again counts as under way, whatever it said before. */
function useStanding(watch: Watch, asked: boolean, { data, error, isValidating }: SWRResponse): void {
  const id = useId();
  const standing = data !== undefined ? 'answered' : isValidating || !error ? 'pending' : standingOf(error as ApiError);
  useEffect(() => {
    if (!asked) return;
    watch(id, standing);
    return () => watch(id, undefined);
  }, [watch, id, asked, standing]);
}

const standingOf = (error: ApiError): Standing => (error.kind === 'absent' ? error : 'failed');
