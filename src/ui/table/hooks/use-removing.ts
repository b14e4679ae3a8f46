import type { ApiError } from '../../../api';
import { useConfirm } from '../../dialog';
import { useToast } from '../../toast';
import { pageAfterDelete } from '../model/pages';
import { count } from '../model/selection';
import type { Source } from '../source/source';
import { tableText } from '../table.text';
import type { TableProps } from '../types';
import type { Batch } from './use-batch';
import type { ChangeList } from './use-list-state';
import type { Ticks } from './use-selection';

/** What deleting needs. */
export interface RemovingOptions<Row> {
  table: Pick<TableProps<Row>, 'remove' | 'removeMany' | 'removeDetail'>;
  source: Source<Row>;
  ticks: Ticks;
  batch: Batch;
  page: number;
  onChange: ChangeList;
  keyOf: (row: Row) => string;
}

/** Deleting rows: asked first, told after, and one page back when the page ran empty (specification, sections 4, 5, 8). */
export function useRemoving<Row>(options: RemovingOptions<Row>) {
  const { table, source, ticks, batch, page, onChange, keyOf } = options;
  const confirm = useConfirm();
  const toast = useToast();

  const ask = () =>
    confirm({
      title: tableText.confirmTitle,
      body: tableText.confirmBody,
      confirm: tableText.confirm,
      cancel: tableText.cancel,
      danger: true,
      ...(table.removeDetail && { detail: table.removeDetail }),
    });
  const done = async (gone: number) => {
    toast.success(tableText.deleted);
    const next = pageAfterDelete(page, source.rows.length, gone);
    if (next !== page) onChange({ page: next });
    else await source.refresh();
  };
  const attempt = async (work: () => Promise<number>) => {
    try {
      await done(await work());
    } catch (error) {
      toast.error((error as ApiError).message);
    }
  };

  const one = async (row: Row) => {
    if (!table.remove || !(await ask())) return;
    await attempt(async () => {
      await table.remove?.(row);
      ticks.set([keyOf(row)], false);
      return 1;
    });
  };
  const many = async () => {
    if (count(ticks.selection, source.total) === 0) return toast.warning(tableText.chooseRows);
    if (!(await ask())) return;
    await attempt(async () => {
      const ids = await batch.keys(new AbortController().signal);
      await table.removeMany?.(ids);
      ticks.clear();
      return source.rows.filter((row) => ids.includes(keyOf(row))).length;
    });
  };
  return { one, many };
}
