import { Worker } from 'node:worker_threads';
import type { Row } from './db';
import type { Param } from './engine';
import type { Ending } from './sparing';
import type { Reply, WorkerData } from './worker-messages';

/** The embedded store in its worker. `onLost` is called once when the thread ends without being asked to. */
export async function openWorker(
  script: URL,
  workerData: WorkerData,
  onLost: (error: Error) => void = () => undefined,
): Promise<Ending> {
  const worker = new Worker(script, { workerData });
  const waiting = new Map<number, { done: (rows: Row[]) => void; fail: (error: Error) => void }>();
  let lost: Error | undefined;
  let closing = false;
  let asked = 0;

  const ask = (message: { sql: string; params?: readonly Param[] } | { close: true } | 'open'): Promise<Row[]> =>
    new Promise((done, fail) => {
      if (lost) return fail(lost);
      const id = message === 'open' ? 0 : ++asked;
      waiting.set(id, { done, fail });
      if (message !== 'open') worker.postMessage({ id, ...message });
    });

  const end = (error: Error) => {
    if (lost) return;
    lost = error;
    for (const { fail } of waiting.values()) fail(error);
    waiting.clear();
    if (!closing) onLost(error);
  };

  worker.on('message', ({ id, rows, error }: Reply) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (error) one?.fail(Object.assign(new Error(error.message), error));
    else one?.done(rows ?? []);
  });
  worker.on('error', end);
  worker.on('exit', (code) => end(new Error(closing ? 'the store is closed' : `the store ended with code ${code}`)));

  try {
    await ask('open');
  } catch (error) {
    closing = true;
    await worker.terminate();
    throw error;
  }
  return {
    query: (sql, params) => ask({ sql, params }),
    exec: async (sql) => void (await ask({ sql })),
    async close() {
      closing = true;
      await ask({ close: true });
      await worker.terminate();
    },
    async kill() {
      closing = true;
      await worker.terminate();
    },
  };
}
