import { useMemo } from 'react';
import type { Editing } from '../grid-model';
import { tableText } from '../table.text';
import type { RowAction, TableProps } from '../types';
import { useStable } from './use-stable';

/** What the actions of a row are made of. */
export interface RowActionOptions<Row> {
  table: Pick<TableProps<Row>, 'actions' | 'remove' | 'removing' | 'save' | 'columns'>;
  editing: Editing<Row>;
  keyOf: (row: Row) => string;
  onRemove: (row: Row) => Promise<void>;
}

/** The table's own actions with "编辑" (inline) and "删除" where the table can do that; undefined: no actions column. */
export function useRowActions<Row>(options: RowActionOptions<Row>): ((row: Row) => readonly RowAction[]) | undefined {
  const { table, editing, keyOf } = options;
  const { actions, save } = table;
  const editable = !!save && table.columns.some((column) => column.edit);
  const removable = !!table.remove;
  const word = table.removing?.label ?? tableText.remove;
  const remove = useStable((row: Row) => void options.onRemove(row));
  return useMemo(() => {
    if (!actions && !editable && !removable) return undefined;
    return (row: Row) => {
      const list = [...(actions?.(row) ?? [])];
      if (editable) {
        const edit = { key: 'edit', label: tableText.edit, onSelect: () => editing.start(keyOf(row), row) };
        list.splice(1, 0, edit);
      }
      if (removable) list.push({ key: 'remove', label: word, danger: true, onSelect: () => remove(row) });
      return list;
    };
  }, [actions, editable, removable, word, editing, keyOf, remove]);
}
