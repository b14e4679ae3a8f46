import { useEffect, useState } from 'react';
import { useConfirm } from '../../dialog';
import { openTasks, startBatch, startWork } from '../../tasks';
import { useToast } from '../../toast';
import type { ListState } from '../model/list-state';
import { count } from '../model/selection';
import type { Source } from '../source/source';
import { tableText } from '../table.text';
import type { BatchAction } from '../types';
import type { Ticks } from './use-selection';

/** What running over ticked rows needs. */
export interface BatchOptions<Row> {
  ticks: Ticks;
  source: Source<Row>;
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** What the list is narrowed to. */
  state: ListState;
  /** Whose drawer opens. */
  owner: string;
}

/** Ways to do something with the ticked rows. */
export interface Batch {
  /** Starts an action as a task, after its question. */
  start: (action: BatchAction) => Promise<void>;
  /** Keys of every ticked row; asks the server where "everything that matches" is ticked. */
  keys: (signal: AbortSignal) => Promise<string[]>;
}

/** Longer pages (a list in memory) are not remembered by name. */
const mostNames = 5000;

/** Runs batch actions over the selection. */
export function useBatch<Row>({ ticks, source, keyOf, nameOf, state, owner }: BatchOptions<Row>): Batch {
  const confirm = useConfirm();
  const toast = useToast();
  const { selection } = ticks;

  const [names] = useState(() => new Map<string, string>());
  // Rows may be ticked on many pages: their names are remembered for the results.
  useEffect(() => {
    if (source.rows.length <= mostNames) for (const row of source.rows) names.set(keyOf(row), nameOf(row));
  }, [names, source.rows, keyOf, nameOf]);

  const keys = async (signal: AbortSignal, onProgress?: (done: number, total: number) => void) => {
    if (!selection.all) return [...selection.keys];
    const { collectPicked } = await import('../export/collect');
    const found = await collectPicked({ ...source, size: source.fetchSize, keyOf, signal, onProgress }, selection);
    for (const row of found) names.set(keyOf(row), nameOf(row));
    return found.map(keyOf);
  };

  const start = async (action: BatchAction) => {
    const amount = count(selection, source.total);
    if (amount === 0) return toast.warning(tableText.chooseRows);
    const question = action.confirm?.(amount);
    if (question && !(await confirm(question))) return;
    if (action.onPick) {
      const started = () => {
        ticks.clear();
        openTasks(owner);
      };
      const keys = [...selection.keys];
      const picked = selection.all ? { keys: undefined, except: keys } : { keys, except: [] };
      return action.onPick({ ...picked, count: amount, state, started });
    }
    const run = action.prepare ? await action.prepare(amount) : action.run;
    if (!run) return;
    const begin = (ids: string[]) =>
      startBatch({
        title: tableText.batchTask(action.label, ids.length),
        ids,
        run,
        nameOf: (id) => names.get(id) ?? id,
        onEnd: () => void source.refresh(),
      });
    openTasks(owner);
    ticks.clear();
    if (!selection.all) begin([...selection.keys]);
    else {
      await startWork(tableText.gathering(action.label), async (signal, onProgress) => {
        const ids = await keys(signal, onProgress);
        if (ids.length) begin(ids);
      });
    }
  };
  return { start, keys };
}
