import { useCallback, useContext, useEffect, useMemo, useState } from 'react';
import useSWR, { mutate, unstable_serialize as nameOf, type SWRConfiguration } from 'swr';
import type { Client, CallOptions } from './client';
import type { DataOf, Endpoint, InputOf, ReplyOf } from './endpoint';
import { ApiError } from './error';
import type { EventKind } from './contract/stream';
import type { LiveEvent } from './live/touches';
import { pageWide } from '../text/page-wide';
import { useFollow, useInterval, useLiveOf, useLiveStateOf, useRetry, type Live } from './live/use-live';
import { callName, ToldContext, toldError } from './told';
import { useClient } from './use-client';
import { clock } from './server-time';

/** State of a read: `data` stays while a newer one loads, so nothing blinks. */
export interface Read<E extends Endpoint> {
  data: DataOf<E> | undefined;
  /** The whole reply, for the calls that carry more than `data`. */
  reply: ReplyOf<E> | undefined;
  error: ApiError | undefined;
  /** Nothing to show yet. */
  loading: boolean;
  /** A request is under way, with or without older data. */
  refreshing: boolean;
  /** `data` is the former input's, kept until the other is here; when that fails there is none. */
  stale: boolean;
  /** When `data` arrived, milliseconds since 1970. */
  updatedAt: number | undefined;
  /** `data` was read because this page had just written something that it shows. */
  own: boolean;
  /** Events of the server keep it fresh now; otherwise it polls as often as asked. */
  live: boolean;
  refresh: () => Promise<unknown>;
}

/** Options of a read. */
export interface ReadOptions {
  /**
   * Milliseconds between polls; 0 never. Polling rests while the page is hidden or paused. Where events of the server
   * touch the path, the read follows them instead and polls only seldom.
   */
  every?: number;
  /** Keep the former input's data while the next loads. */
  keep?: boolean;
  /** False: the failure goes to the client's `onFailure` too; by default the reader shows it itself. */
  quiet?: boolean;
  /** Read again when the window gets the focus back. */
  onFocus?: boolean;
}

type Key = readonly [client: string, path: string, method: string, input: unknown];

/** Reads an endpoint and shares the request with every other reader of the same input. `null` input: not yet. */
export function useRead<E extends Endpoint>(e: E, input: InputOf<E> | null, options: ReadOptions = {}): Read<E> {
  const client = useClient();
  const followed = { path: e.path, input, every: options.every ?? 0 };
  const { interval, live } = useInterval(client, followed);
  const config: SWRConfiguration = {
    refreshInterval: interval,
    keepPreviousData: options.keep ?? false,
    revalidateOnFocus: options.onFocus ?? false,
    dedupingInterval: 2000,
    shouldRetryOnError: false,
  };
  const key = input === null ? null : keyOf(client, e, input);
  const name = nameOf(key);
  const state = useSWR(
    key,
    async () => {
      const own = Date.now() - (written.get(name) ?? 0) < ownFor;
      const reply = await client.call(e, input as InputOf<E>, { quiet: options.quiet ?? true });
      return { reply, at: Date.now(), name, own };
    },
    config,
  );
  const former = state.data !== undefined && state.data.name !== name;
  const read = former && state.error ? undefined : state.data?.reply;
  const { data, toldAt } = useFollow(client, followed, {
    data: (read && dataOf(read)) as DataOf<E> | undefined,
    refresh: () => state.mutate(),
  });
  const error = state.error as ApiError | undefined;
  useRetry(client, followed, { wait: error && waitOf(error), refresh: () => state.mutate() });
  const reply = useMemo(() => (toldAt && read ? { ...read, data } : read), [read, data, toldAt]);
  useTold(e, former ? undefined : reply, error);
  useAgain(client, error, state.mutate);
  return {
    reply,
    data,
    // What events keep fresh and could not be read is not.
    live: live && error === undefined,
    error,
    // Asked for only by who shows it: nobody else is drawn again because a request starts or ends.
    get loading() {
      return state.isLoading && !state.data;
    },
    get refreshing() {
      return state.isValidating;
    },
    stale: former && !state.error,
    updatedAt: state.data && Math.max(state.data.at, toldAt),
    own: state.data?.own ?? false,
    refresh: () => state.mutate(),
  };
}

/**
 * Calls back for each event of these kinds while the component is there. All widgets of a page that share a client
 * share one stream. `reset` says that events were missed: read again what you keep.
 */
export const useLive = <K extends EventKind>(kinds: readonly K[], handler: (event: LiveEvent<K>) => void): void =>
  useLiveOf(useClient(), kinds, handler);

/** How this part of the page stands to the server's events. */
export const useLiveState = (): Live => useLiveStateOf(useClient());

/** The server's clock at the time of asking, milliseconds since 1970; undefined until it answered or when it did not. */
export function useServerTime(): number | undefined {
  const client = useClient();
  return useSWR([client.id, clock.path], () => client.serverTime(), { shouldRetryOnError: false }).data;
}

/** A write: `run` rejects with `ApiError`; `busy` is true while it is under way. */
export interface Write<E extends Endpoint> {
  run: (input: InputOf<E>, options?: CallOptions) => Promise<ReplyOf<E>>;
  busy: boolean;
}

/** Calls an endpoint that changes something, then refreshes every read whose path starts with one of `refreshes`, in other windows too. */
export function useWrite<E extends Endpoint>(e: E, refreshes: readonly string[] = []): Write<E> {
  const client = useClient();
  const tell = useContext(ToldContext);
  const [pending, setPending] = useState(0);
  const paths = refreshes.join(' ');
  const run = useCallback(
    async (input: InputOf<E>, options?: CallOptions) => {
      setPending((n) => n + 1);
      try {
        const reply = await client.call(e, input, { quiet: true, ...options });
        tell?.({ kind: 'action', detail: { action: callName(e) } });
        if (paths) {
          void refreshReads(client, paths.split(' '));
          if (client.personal)
            void import('./windows').then(
              (m) => m.tellWindows(paths.split(' ')),
              () => undefined,
            );
        }
        return reply;
      } catch (error) {
        if (error instanceof ApiError) tell?.(toldError(e, error));
        throw error;
      } finally {
        setPending((n) => n - 1);
      }
    },
    [client, tell, e, paths],
  );
  return { run, busy: pending > 0 };
}

/** Refreshes every read on the page whose path starts with one of `paths`; `''` refreshes all. */
export const refreshReads = (client: Client, paths: readonly string[]): Promise<unknown> =>
  Promise.all([...refreshers].map((refresh) => refresh(client.id, paths)));

/** Of each copy of the library: every one keeps what it read itself. */
const refreshers = pageWide('reads', () => new Set<typeof refreshOwn>());
refreshers.add(refreshOwn);

function refreshOwn(client: string, paths: readonly string[]): Promise<unknown> {
  return mutate((key) => {
    const [id, path] = (key ?? []) as Key;
    const touched = id === client && paths.some((start) => path.startsWith(start));
    if (touched) written.set(nameOf(key), Date.now());
    return touched;
  });
}

/** When this page last wrote what a read shows, by the read's name; milliseconds since 1970. */
const written = new Map<string, number>();
/** Milliseconds after a write in which reads are its own: the event that the server tells of it reads once more. */
const ownFor = 3_000;

/** Tells the page around what has arrived, each answer once, or why nothing has. */
function useTold(e: Endpoint, arrived: object | undefined, error: ApiError | undefined): void {
  const tell = useContext(ToldContext);
  useEffect(() => {
    if (arrived) tell?.({ kind: 'data', detail: { call: callName(e), data: dataOf(arrived) } });
  }, [tell, e, arrived]);
  useEffect(() => {
    if (error) tell?.(toldError(e, error));
  }, [tell, e, error]);
}

const dataOf = (reply: unknown): unknown => (reply instanceof Blob ? undefined : (reply as { data?: unknown }).data);

/** Reads again by itself what the service refused for now; how is loaded when that happens. */
function useAgain(client: Client, error: ApiError | undefined, read: () => unknown): void {
  const seconds = error?.detail.status === 503 && error.detail.retryAfter;
  useEffect(() => {
    if (!seconds) return;
    const over = new AbortController();
    void import('./away').then(
      ({ readAgain }) => readAgain(client, seconds, read, over.signal),
      () => undefined,
    );
    return () => over.abort();
  }, [client, seconds, read]);
}

/** Milliseconds before another try at the least; undefined where it gives the same, or `useAgain` sees to it. */
function waitOf({ detail: { status, code, retryAfter = 0 } }: ApiError): number | undefined {
  const passes = status >= 500 || status === 429 || (!status && !code);
  return passes && !(status === 503 && retryAfter) ? retryAfter * 1000 : undefined;
}

const keyOf = (client: Client, e: Endpoint, input: unknown): Key => [client.id, e.path, e.method, input];
