import type { Row } from './db';
import type { Param } from './engine';
import type { PgliteOptions } from './pglite';

/** What the worker is started with. */
export type WorkerData = PgliteOptions;

/** Main thread to worker. Without `params` several statements run and no rows come back. */
export type Ask = { id: number; sql: string; params?: readonly Param[] } | { id: number; close: true };

/** Worker to main thread. `id` 0: open (or the reason why not). */
export type Reply = { id: number; rows?: Row[]; error?: Failure };

/** An error in a form that survives the way between threads. */
export interface Failure {
  message: string;
  code?: string;
  detail?: string;
  constraint?: string;
  table?: string;
  column?: string;
}
