import { useMemo } from 'react';
import type { ListState } from '../model/list-state';
import { searchRows, sortRows } from '../model/local-list';
import type { Column, RowsSource } from '../types';
import { textOf } from '../text-of';
import type { Source } from './source';

/** Searches, filters, sorts and pages rows in memory. */
export function useLocal<Row extends object>(
  source: RowsSource<Row> | undefined,
  columns: readonly Column<Row>[],
  state: ListState,
): Source<Row> {
  const rows = source?.rows;
  const passes = source?.passes;
  const { search, filters, sort } = state;
  const narrowed = useMemo(() => {
    const found = searchRows(rows ?? [], search, (row) => columns.map((column) => String(textOf(column, row) ?? '')));
    const pass = passes ?? sameFields;
    return Object.keys(filters).length ? found.filter((row) => pass(row, filters)) : found;
  }, [rows, columns, search, filters, passes]);
  const matching = useMemo(() => {
    const column = columns.find(({ key }) => key === sort?.key);
    return column ? sortRows(narrowed, sort, column.sortValue ?? ((row) => textOf(column, row))) : narrowed;
  }, [narrowed, columns, sort]);
  const paged = source?.paged ?? true;
  const shown = useMemo(
    () => (paged ? matching.slice((state.page - 1) * state.size, state.page * state.size) : matching),
    [matching, paged, state.page, state.size],
  );
  const refresh = async () => source?.onRefresh?.();
  return {
    rows: shown,
    total: matching.length,
    data: rows,
    loading: source?.loading ?? false,
    stale: false,
    refreshing: source?.loading ?? false,
    error: source?.error,
    updatedAt: undefined,
    live: false,
    moved: false,
    reorder: () => undefined,
    refresh,
    fetchPage: async (page, size) => ({ list: matching.slice((page - 1) * size, page * size), total: matching.length }),
    fetchSize: 2000,
  };
}

const sameFields = (row: object, filters: Readonly<Record<string, string>>): boolean =>
  Object.entries(filters).every(([name, value]) => String((row as Record<string, unknown>)[name]) === value);
