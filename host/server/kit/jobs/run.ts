import { setMaxListeners } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Log } from '../log';
import { StoreAway } from '../store/db';
import { patiently } from '../store/patience';
import type { Job, Services } from '../context/context';

/**
 * Starts jobs, each at once and then again and again. Gives the way to stop: it waits for those under way. `begun` is told
 * when each has run once.
 */
export function startJobs(
  jobs: readonly Job[],
  services: Services,
  log: Log,
  begun: () => void = () => undefined,
): () => Promise<void> {
  const stop = new AbortController();
  setMaxListeners(jobs.length, stop.signal);
  const fresh = new Set(jobs);
  const running = jobs.map(async (job) => {
    while (!stop.signal.aborted) {
      await patiently(() => job.run(services)).catch((error: unknown) => log(`job ${job.name}: ${describe(error)}`));
      if (fresh.delete(job) && fresh.size === 0) begun();
      await pause(job.every, stop.signal);
    }
  });
  return async () => {
    stop.abort();
    await Promise.all(running);
  };
}

const describe = (error: unknown): string =>
  error instanceof Error && !(error instanceof StoreAway) ? (error.stack ?? error.message) : String(error);

/** The timer's own handling of the signal takes its listener away again. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { signal, ref: false }).catch(() => undefined);
