import { useMemo, useState } from 'react';
import { type ApiError } from '../../../api';
import { useAct } from '../../act';
import type { Draft, Editing } from '../grid-model';
import type { Column, TableProps } from '../types';
import { useStable } from './use-stable';

/** Rows being edited in place: what was typed survives a refresh of the list. */
export function useEditing<Row>(
  columns: readonly Column<Row>[],
  save: TableProps<Row>['save'],
  saved: () => unknown,
): [Readonly<Record<string, Draft>>, Editing<Row>] {
  const { act } = useAct();
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const put = (key: string, part: Partial<Draft>) =>
    setDrafts((all) => (all[key] ? { ...all, [key]: { ...all[key], ...part } } : all));
  const drop = useStable((key: string) => setDrafts(({ [key]: _, ...rest }) => rest));

  const submit = useStable(async (key: string, row: Row) => {
    const draft = drafts[key];
    if (!draft || draft.busy || !save) return;
    put(key, { busy: true, errors: {} });
    let errors: Draft['errors'] = {};
    try {
      errors = await errorsOf(columns, draft, row);
      if (Object.keys(errors).length > 0) return;
      await act(() => save(row, { ...draft.values }), {
        then: () => {
          drop(key);
          return saved();
        },
        failed: (error) => {
          if (error.kind === 'invalid') errors = firsts(error);
          return columns.some((column) => errors[column.key]) ? undefined : error.message;
        },
      });
    } finally {
      put(key, { busy: false, errors });
    }
  });
  const begin = useStable((key: string, row: Row) => {
    const fields = columns.flatMap((column) => (column.edit ? [[column.key, column.edit.value(row)] as const] : []));
    setDrafts((all) => ({ ...all, [key]: { values: Object.fromEntries(fields), errors: {}, busy: false } }));
  });
  const editing = useMemo<Editing<Row>>(
    () => ({
      start: begin,
      change: (key, column, value) =>
        setDrafts((all) => {
          const draft = all[key];
          if (!draft) return all;
          const { [column]: _, ...errors } = draft.errors;
          return { ...all, [key]: { ...draft, values: { ...draft.values, [column]: value }, errors } };
        }),
      save: (key, row) => void submit(key, row),
      cancel: drop,
    }),
    [begin, submit, drop],
  );
  return [drafts, editing];
}

async function errorsOf<Row>(columns: readonly Column<Row>[], draft: Draft, row: Row): Promise<Record<string, string>> {
  const errors: Record<string, string> = {};
  for (const column of columns) {
    const error = await column.edit?.check?.(draft.values[column.key] ?? '', row);
    if (error) errors[column.key] = error;
  }
  return errors;
}

const firsts = (error: ApiError): Record<string, string> =>
  Object.fromEntries(Object.entries(error.detail.errors ?? {}).map(([field, messages]) => [field, messages[0] ?? '']));
