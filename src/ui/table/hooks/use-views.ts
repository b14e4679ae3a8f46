import { useEffect, useEffectEvent } from 'react';
import { useClient, useRead } from '../../../api';
import { tableViews, type TableView } from '../../../api/contract/table-view';
import { fieldsOf, readState, writeState, type ListSpec, type ListState } from '../model/list-state';
import type { ColumnChoice } from './use-column-choice';
import type { ChangeList } from './use-list-state';

/** Saved views of a table. */
export interface SavedViews {
  list: readonly TableView[];
  open: (view: TableView) => void;
  /** The list as it stands now, to be saved. */
  now: () => Pick<TableView, 'table' | 'query' | 'columns'>;
}

/** What saved views are made of. */
export interface ViewsOptions {
  cacheKey: string | undefined;
  spec: ListSpec;
  state: ListState;
  onChange: ChangeList;
  choice: ColumnChoice;
  /** What else narrows the list, by its field in the address. */
  narrowing: Readonly<Record<string, string>>;
}

/** Named filter, search, sort and columns of a table. Opening one by its link (`?view=`) works before anything was clicked. */
export function useViews({ cacheKey, spec, state, onChange, choice, narrowing }: ViewsOptions): SavedViews | undefined {
  const { personal } = useClient();
  const read = useRead(tableViews, cacheKey === undefined || !personal ? null : { table: cacheKey });
  const list = read.data?.list;

  const open = (view: TableView, quiet = false) => {
    const { page: _, view: __, ...wanted } = readState(view.query, { ...spec, prefix: undefined });
    onChange({ ...wanted, sort: wanted.sort, page: 1, view: view.id }, quiet, fieldsOf(narrowing, view.query));
    // A view without columns of its own keeps the reader's.
    if (view.columns.length) choice.show(view.columns);
  };
  // A link names a view: it is opened once, when the views are known. Afterwards the address follows the reader.
  const follow = useEffectEvent(() => {
    const named = list?.find((view) => view.id === state.view);
    if (named) open(named, true);
  });
  const known = list !== undefined;
  useEffect(() => {
    if (known) follow();
  }, [known]);

  if (cacheKey === undefined || !personal || read.error) return undefined;
  return {
    list: list ?? [],
    open: (view) => open(view),
    now: () => {
      const fields = { ...narrowing, ...writeState({ ...state, page: 1 }, { ...spec, prefix: undefined }) };
      delete fields.view;
      const query = Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => !!entry[1]));
      const columns = choice.shown.filter((key) => choice.optional.includes(key));
      return { table: cacheKey, query, columns };
    },
  };
}
