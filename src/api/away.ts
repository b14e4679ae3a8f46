import { useSyncExternalStore } from 'react';
import type { Client } from './client';
import { useClient } from './use-client';

/** Milliseconds of the longest pause between two tries; each gets up to half of itself on top, so that pages spread. */
const longest = 60_000;

/** Reads that the server refused for now (503 with `retry-after`): they are read again, after pauses that grow. */
class Away {
  private readonly reads = new Set<() => unknown>();
  private readonly watchers = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;

  /** Whether any read waits. */
  readonly now = (): boolean => this.reads.size > 0;

  /** Calls back when that changes; returns the way to stop. */
  readonly watch = (changed: () => void): (() => void) => {
    this.watchers.add(changed);
    return () => this.watchers.delete(changed);
  };

  /** Reads again, first after so many seconds, until it is told to stop. */
  wait(seconds: number, read: () => unknown): () => void {
    this.reads.add(read);
    if (this.reads.size === 1) {
      this.plan(seconds);
      this.tell();
    }
    return () => {
      this.reads.delete(read);
      if (this.reads.size > 0) return;
      this.tries = 0;
      clearTimeout(this.timer);
      document.removeEventListener('visibilitychange', this.run);
      this.tell();
    };
  }

  private plan(seconds: number): void {
    const pause = Math.min(longest, seconds * 1000 * 2 ** this.tries++);
    this.timer = setTimeout(
      () => {
        this.plan(seconds);
        this.run();
      },
      pause * (1 + Math.random() / 2),
    );
  }

  /** Out of sight nothing is read; whoever looks again has not to wait. */
  private readonly run = (): void => {
    const isHidden = document.visibilityState === 'hidden';
    if (isHidden) document.addEventListener('visibilitychange', this.run);
    else document.removeEventListener('visibilitychange', this.run);
    if (!isHidden) for (const read of [...this.reads]) read();
  };

  private tell(): void {
    for (const changed of [...this.watchers]) changed();
  }
}

const all = new WeakMap<Client, Away>();

function awayOf(client: Client): Away {
  const away = all.get(client) ?? new Away();
  all.set(client, away);
  return away;
}

/** Reads again after so many seconds and so on, until `over` says that it is. */
export function readAgain(client: Client, seconds: number, read: () => unknown, over: AbortSignal): void {
  if (over.aborted) return;
  over.addEventListener(
    'abort',
    awayOf(client).wait(seconds, () => read()),
  );
}

/** Whether the service is away for what this part of the page reads; it is asked again without anybody's doing. */
export function useAway(): boolean {
  const away = awayOf(useClient());
  return useSyncExternalStore(away.watch, away.now, away.now);
}
