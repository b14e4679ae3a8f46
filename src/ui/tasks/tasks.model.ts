import { ref } from 'valtio';
import type { ItemResult, Run } from './runner';
import { tasks, type Task } from './tasks.state';
import { tasksText } from './tasks.text';

/** What starting a batch needs. */
export interface Batch {
  title: string;
  ids: readonly string[];
  run: Run;
  /** Name of a row for the reader; the id unless told. */
  nameOf?: (id: string) => string;
  /** Called after each run, also after a retry. */
  onEnd?: (task: Task) => void;
}

const batches = new Map<string, { batch: Batch; stop: AbortController }>();
let made = 0;

/** Starts a batch and gives its task. The loop goes on when the page that started it is left. */
export function startBatch(batch: Batch): Task {
  const task = add(batch.title, 'batch', batch.ids.length);
  void runBatch(task, batch, batch.ids);
  return task;
}

/** Runs the failed rows of a batch once more. */
export function retryFailed(id: string): void {
  const task = find(id);
  const kept = batches.get(id);
  if (!task || !kept || task.state === 'running') return;
  const again = task.troubles.filter((result) => result.state === 'failed').map((result) => result.id);
  task.troubles = task.troubles.filter((result) => result.state !== 'failed');
  task.failed = 0;
  task.done -= again.length;
  void runBatch(task, kept.batch, again);
}

/** Something long with progress: `run` reports how far it is and ends with a sentence for the reader. */
export type Work = (signal: AbortSignal, progress: (done: number, total: number) => void) => Promise<string | void>;

/** Starts a work. The promise ends with it and never rejects. */
export async function startWork(title: string, run: Work): Promise<void> {
  const task = add(title, 'work', 0);
  const stop = new AbortController();
  stops.set(task.id, stop);
  try {
    const message = await run(stop.signal, (done, total) => Object.assign(task, { done, total }));
    if (message) task.message = message;
    task.state = stop.signal.aborted ? 'cancelled' : 'done';
  } catch (error) {
    task.state = stop.signal.aborted ? 'cancelled' : 'failed';
    if (!stop.signal.aborted) task.message = error instanceof Error ? error.message : String(error);
  }
}

/** Stops a running task; rows already done stay done. */
export function cancelTask(id: string): void {
  (batches.get(id)?.stop ?? stops.get(id))?.abort();
}

/** Takes a task that is not running out of the list. */
export function forgetTask(id: string): void {
  const task = find(id);
  if (!task || task.state === 'running') return;
  tasks.list = tasks.list.filter((other) => other.id !== id);
  batches.delete(id);
  stops.delete(id);
}

/** A row's name in a batch. */
export const nameInBatch = (taskId: string, id: string): string => batches.get(taskId)?.batch.nameOf?.(id) ?? id;

const stops = new Map<string, AbortController>();

const find = (id: string) => tasks.list.find((task) => task.id === id);

function add(title: string, kind: Task['kind'], total: number): Task {
  const counts = { done: 0, success: 0, failed: 0, skipped: 0 };
  const id = `task-${++made}`;
  tasks.list.unshift({ id, title, kind, state: 'running', total, ...counts, troubles: [], startedAt: Date.now() });
  return tasks.list[0] as Task;
}

async function runBatch(task: Task, batch: Batch, ids: readonly string[]): Promise<void> {
  const stop = new AbortController();
  batches.set(task.id, { batch, stop });
  task.state = 'running';
  const open = new Set(ids);
  const onResult = (result: ItemResult) => {
    if (!open.delete(result.id)) return;
    task.done++;
    task[result.state]++;
    if (result.state !== 'success') task.troubles.push(ref(result));
  };
  try {
    await batch.run(ids, stop.signal, onResult);
    task.state = stop.signal.aborted ? 'cancelled' : 'done';
    if (!stop.signal.aborted) for (const id of open) onResult({ id, state: 'failed', message: tasksText.noResult });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    task.state = stop.signal.aborted ? 'cancelled' : 'done';
    if (!stop.signal.aborted) for (const id of open) onResult({ id, state: 'failed', message });
  }
  batch.onEnd?.(task);
}
