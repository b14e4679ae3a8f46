import { parentPort, workerData } from 'node:worker_threads';
import { openPglite } from './pglite';
import type { Ask, Failure, Reply, WorkerData } from './worker-messages';

// The embedded store in a thread of its own, so that a long query does not stop the server from answering.

const port = parentPort!;
const reply = (message: Reply) => port.postMessage(message);

const opening = openPglite(workerData as WorkerData);
opening.then(
  () => reply({ id: 0 }),
  (error: unknown) => reply({ id: 0, error: toFailure(error) }),
);

port.on('message', (ask: Ask) => {
  answer(ask).then(reply, (error: unknown) => reply({ id: ask.id, error: toFailure(error) }));
});

async function answer(ask: Ask): Promise<Reply> {
  const store = await opening;
  if ('close' in ask) await store.close();
  else if (ask.params) return { id: ask.id, rows: await store.query(ask.sql, ask.params) };
  else await store.exec(ask.sql);
  return { id: ask.id };
}

function toFailure(error: unknown): Failure {
  const { message, code, detail, constraint, table, column } = error as Failure;
  return { message: message || String(error), code, detail, constraint, table, column };
}
