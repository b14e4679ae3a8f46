import type { Services } from '../context';
import type { Log } from '../http/errors';
import type { Job } from './job';

/** Starts jobs, each at once and then again and again. Gives the way to stop: it waits for those under way. */
export function startJobs(jobs: readonly Job[], services: Services, log: Log): () => Promise<void> {
  const stop = new AbortController();
  const running = jobs.map(async (job) => {
    while (!stop.signal.aborted) {
      await job.run(services).catch((error: unknown) => log(`job ${job.name}: ${describe(error)}`));
      await pause(job.every, stop.signal);
    }
  });
  return async () => {
    stop.abort();
    await Promise.all(running);
  };
}

const describe = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    if (signal.aborted) return done();
    const timer = setTimeout(done, ms);
    timer.unref();
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
