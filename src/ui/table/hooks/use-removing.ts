import { useToast } from '../../toast';
import { useAct } from '../../act';
import { isMore, pageAfterDelete } from '../model/pages';
import { count } from '../model/selection';
import type { Source } from '../source/source';
import { tableText } from '../table.text';
import type { TableProps } from '../types';
import type { Batch } from './use-batch';
import type { ChangeList } from './use-list-state';
import type { Ticks } from './use-selection';

/** What deleting needs. */
export interface RemovingOptions<Row> {
  table: Pick<TableProps<Row>, 'remove' | 'removing' | 'removeMany' | 'removeDetail' | 'removeTyped'>;
  source: Source<Row>;
  ticks: Ticks;
  batch: Batch;
  page: number;
  onChange: ChangeList;
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
}

/** Deleting rows: asked first, told after, and one page back when the page ran empty (specification, sections 4, 5, 8). */
export function useRemoving<Row>(options: RemovingOptions<Row>) {
  const { table, source, ticks, batch, page, onChange, keyOf, nameOf } = options;
  const { act } = useAct();
  const toast = useToast();

  /** `work` gives how many of the rows in sight are gone. */
  const attempt = (work: () => Promise<number>, what: string, typed?: string) =>
    act(work, {
      confirm: {
        danger: true,
        detail: [what, table.removeDetail].filter(Boolean).join(tableText.sentences),
        ...(typed && { typeToConfirm: typed }),
      },
      said: table.removing?.said ?? tableText.deleted,
      then: async (gone) => {
        const next = pageAfterDelete(page, source.rows.length, gone);
        if (next !== page) onChange({ page: next });
        else await source.refresh();
      },
    });

  const one = async (row: Row) => {
    if (!table.remove) return;
    await attempt(
      async () => {
        await table.remove?.(row);
        ticks.set([keyOf(row)], false);
        return 1;
      },
      (table.removing?.asked ?? tableText.removeOne)(nameOf(row)),
      table.removeTyped?.(row),
    );
  };
  const many = async () => {
    const ticked = count(ticks.selection, source.total);
    if (ticked === 0) return toast.warning(tableText.chooseRows);
    // Of how many is asked when it is known.
    if (ticks.selection.all && isMore(source.total, source.counted)) return undefined;
    await attempt(async () => {
      const ids = await batch.keys(new AbortController().signal);
      await table.removeMany?.(ids);
      ticks.clear();
      return source.rows.filter((row) => ids.includes(keyOf(row))).length;
    }, tableText.removeCount(ticked));
  };
  return { one, many };
}
