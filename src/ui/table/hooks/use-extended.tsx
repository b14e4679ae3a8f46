import { useContext, useMemo } from 'react';
import { ToldContext } from '../../../api/told';
import { nothing } from '../../../format';
import { ExtensionContext, type ExtraColumn, type Extension } from '../../../session/extension';
import { emptyOf, rowActionsOf, type Tell } from '../../extended';
import type { BatchAction, Column, DataTableProps, RowAction } from '../types';

/** A table with what the page around it adds: columns, texts, actions, words for an empty list. */
export function useExtended<Row extends object>(props: DataTableProps<Row>): DataTableProps<Row> {
  const { extension } = useContext(ExtensionContext);
  const told = useContext(ToldContext);
  const { cacheKey, columns, actions, batchActions, empty } = props;
  const own = cacheKey !== undefined && (extension?.table ?? cacheKey) === cacheKey ? extension : undefined;
  const added = useMemo(() => {
    if (!own) return undefined;
    const tell: Tell = (detail) => told?.({ kind: 'action', detail });
    return {
      columns: columnsWith(columns, own as Extension<Row>),
      ...(own.rowActions && { actions: rowActionsWith(actions, own as Extension<Row>, tell) }),
      ...(own.batchActions && { batchActions: [...(batchActions ?? []), ...batchOf(own, tell)] }),
      ...(own.empty && { empty: emptyOf(own.empty, tell) }),
    };
  }, [own, told, columns, actions, batchActions]);
  return added ? { ...props, empty, ...added } : props;
}

function columnsWith<Row>(columns: readonly Column<Row>[], { columns: extra = [], hidden, formats }: Extension<Row>) {
  const list = columns
    .filter(({ key }) => !hidden?.includes(key) && !extra.some((one) => one.key === key))
    .map((column) => {
      const format = formats?.[column.key];
      if (!format) return column;
      const { render, text } = column;
      const own = (row: Row) => format(row);
      return {
        ...column,
        text: (row: Row) => own(row) ?? text?.(row) ?? ((row as Record<string, unknown>)[column.key] as string),
        ...(render && { render: (row: Row) => own(row) ?? render(row) }),
      };
    });
  for (const one of extra) {
    const at = list.findIndex(({ key }) => key === one.after);
    list.splice(at < 0 ? list.length : at + 1, 0, columnOf(one));
  }
  return list;
}

const columnOf = <Row,>({ key, title, width, align, text, render }: ExtraColumn<Row>): Column<Row> => ({
  key,
  title,
  text: (row) => text(row),
  ...(render && { render: (row: Row) => <Foreign node={render(row) ?? String(text(row) ?? nothing)} /> }),
  ...(width !== undefined && { width }),
  ...(align && { align }),
});

/** A node of the page's own. */
const Foreign = ({ node }: { node: Node | string }) => <span ref={(place) => place?.replaceChildren(node)} />;

const rowActionsWith =
  <Row,>(actions: DataTableProps<Row & object>['actions'], extension: Extension<Row>, tell: Tell) =>
  (row: Row & object): readonly RowAction[] => [...(actions?.(row) ?? []), ...rowActionsOf(extension, row, tell)];

const batchOf = ({ batchActions = [] }: Extension, tell: Tell): BatchAction[] =>
  batchActions.map(({ key, label, danger, confirm, onSelect }) => ({
    key,
    label,
    ...(danger && { danger }),
    ...(confirm && { confirm: () => ({ body: confirm, danger: danger ?? false }) }),
    onPick: ({ count, keys }) => {
      onSelect?.({ count, ids: keys });
      tell({ action: key, ...(keys && { ids: keys }) });
    },
  }));
