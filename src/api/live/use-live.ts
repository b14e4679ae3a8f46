import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import type { Client } from '../client';
import type { EventKind } from '../contract/stream';
import { linkOf, type LiveState } from './link';
import { fits, noted, placed, type Told } from './placed';
import { concerns, touchOf, type LiveEvent } from './touches';

/** Calls back for each event of these kinds while the component is there, and for `reset`. */
export function useLiveOf<K extends EventKind>(
  client: Client,
  kinds: readonly K[],
  handler: (event: LiveEvent<K>) => void,
): void {
  const tell = useEffectEvent(handler as (event: LiveEvent) => void);
  const names = kinds.join(' ');
  useEffect(() => linkOf(client).listen(names.split(' ') as K[], (event) => tell(event)), [client, names]);
}

/** How this part of the page stands to the server's events, and the way to stop and go on. */
export interface Live extends LiveState {
  pause: () => void;
  resume: () => void;
}

/** The state of a client's link. Looking at it opens no stream. */
export function useLiveStateOf(client: Client): Live {
  const link = linkOf(client);
  const state = useSyncExternalStore(link.watch, link.state, link.state);
  return { ...state, pause: link.pause, resume: link.resume };
}

/** A read that may follow events. */
export interface Followed {
  path: string;
  /** Null: nothing is asked yet. */
  input: unknown;
  /** Milliseconds between two polls without events; 0: the read neither polls nor follows. */
  every: number;
}

/**
 * How often a read must poll: as asked where no event touches it, seldom where events do (one may be lost), never
 * while the reader paused. `live`: events keep it fresh now.
 */
export function useInterval(client: Client, { path, input, every }: Followed): { interval: number; live: boolean } {
  const { phase, paused } = useLiveStateOf(client);
  const touch = every > 0 && input !== null ? touchOf(path) : undefined;
  const live = !!touch && phase === 'live';
  const seldom = fits(path, input) ? longest : Math.max(every, 10_000, Math.min(every * 5, longest));
  return { live, interval: paused ? 0 : live && !touch.polls ? seldom : every };
}

/**
 * Follows the events that touch what was asked: what they tell of it whole is put in its place, otherwise it is read again,
 * once for all who asked the same and not more often than `gapOf`. Gives the data with what was told since.
 */
export function useFollow<T>(
  client: Client,
  { path, input, every }: Followed,
  { data, refresh }: { data: T; refresh: () => unknown },
): { data: T; toldAt: number } {
  const key = JSON.stringify([path, input]);
  const kinds = every > 0 && input !== null ? touchOf(path)?.kinds.join(' ') : undefined;
  const [told, setTold] = useState<Told>();
  const tell = useEffectEvent((event: LiveEvent) => {
    if (event.kind !== 'reset' && !concerns(event, input, data)) return;
    if (fits(path, input, event, data)) setTold((before) => noted(before, event, data));
    else linkOf(client).soon(key, gapOf(every), refresh);
  });
  useEffect(
    () => (kinds ? linkOf(client).listen(kinds.split(' ') as EventKind[], (event) => tell(event)) : undefined),
    [client, kinds],
  );
  const shown = useMemo(() => (told ? placed(data, told) : data), [data, told]);
  return { data: shown, toldAt: shown === data ? 0 : told!.at };
}

/**
 * Reads again by itself what could not be read and may be at another try: as soon as events come in, and as often as it polls.
 * `wait`: milliseconds between two tries at the least; undefined where none would help. The polls rest after a failure.
 */
export function useRetry(
  client: Client,
  { path, input, every }: Followed,
  { wait, refresh }: { wait: number | undefined; refresh: () => unknown },
): void {
  const { phase, paused } = useLiveStateOf(client);
  const isLive = phase === 'live';
  const pause = wait === undefined || paused ? 0 : Math.max(every || 30_000, wait);
  const again = useEffectEvent(() => {
    if (wait !== undefined && document.visibilityState !== 'hidden')
      linkOf(client).soon(JSON.stringify([path, input]), gapOf(every), refresh);
  });
  useEffect(() => {
    if (isLive) again();
  }, [isLive]);
  useEffect(() => {
    if (!pause) return;
    const timer = setInterval(() => again(), pause);
    return () => clearInterval(timer);
  }, [pause]);
}

/** Milliseconds between two readings however many events come: a fifth of the polls' time. */
const gapOf = (every: number): number => Math.min(60_000, Math.max(2_000, every / 5));

/** Milliseconds between two polls of a read that events keep fresh, at most. */
const longest = 300_000;
