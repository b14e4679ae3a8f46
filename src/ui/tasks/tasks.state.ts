import { proxy } from 'valtio';
import type { ItemResult } from './runner';

/** A long operation, as the task drawer shows it. */
export interface Task {
  id: string;
  title: string;
  /** `batch` has a result per row; `work` has progress only (an export). */
  kind: 'batch' | 'work';
  state: 'running' | 'done' | 'failed' | 'cancelled';
  /** Rows in all; 0 while not known. */
  total: number;
  done: number;
  success: number;
  failed: number;
  skipped: number;
  /** Rows that failed or were skipped, with the reason. Successful rows are only counted. */
  troubles: ItemResult[];
  /** What a `work` ended with: a file name, or why it failed. */
  message?: string;
  /** Milliseconds since 1970. */
  startedAt: number;
}

/** Every task of the page, newest first, and which drawer is open. */
export const tasks = proxy<{ list: Task[]; openIn: string | undefined }>({ list: [], openIn: undefined });

/** Opens the drawer rendered by `owner`; undefined closes it. */
export function openTasks(owner: string | undefined): void {
  tasks.openIn = owner;
}
