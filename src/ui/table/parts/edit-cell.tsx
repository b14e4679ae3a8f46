import { useEffect, useId, useRef } from 'react';
import type { Draft } from '../grid-model';
import type { Column } from '../types';
import { EditError, EditInput } from './cells.styles';

/** Props of `EditField`. */
export interface EditFieldProps<Row> {
  column: Column<Row>;
  draft: Draft;
  /** The first field of the row takes the focus. */
  first: boolean;
  onChange: (value: string) => void;
}

/** A cell as a field. Enter saves and Escape gives up: the grid handles both. */
export function EditField<Row>({ column, draft, first, onChange }: EditFieldProps<Row>) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const error = draft.errors[column.key];
  useEffect(() => {
    if (!first) return;
    input.current?.focus();
    input.current?.select();
  }, [first]);
  return (
    <>
      <EditInput
        ref={input}
        aria-label={column.title}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        maxLength={column.edit?.maxLength}
        value={draft.values[column.key] ?? ''}
        disabled={draft.busy}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <EditError id={id} role="alert">
          {error}
        </EditError>
      )}
    </>
  );
}
