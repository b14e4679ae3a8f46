import type { ConfigRow, ConfigRows, ConfigSection, ConfigValue } from '../../domain/config';
import { FormDialog } from '../form-dialog';
import { useToast } from '../toast';
import { ConfigFields } from './fields';
import { localize } from './localize';
import { stagedText as text } from './staged.text';
import type { Sources } from './use-sources';
import { isConflict, type Staged } from './use-staged';

/** Props of `RowDialog`. */
export interface RowDialogProps {
  staged: Staged;
  section: ConfigSection;
  /** The row to edit; one with an id of its own to add. */
  row: ConfigRow;
  sources: Sources;
  onClose: () => void;
}

/** Edits one row of a section and puts it into the draft. Exists only while open. */
export function RowDialog({ staged, section: given, row, sources, onClose }: RowDialogProps) {
  const section = localize(given);
  const toast = useToast();
  const { config } = staged;
  const known = staged.rowsOf(section.key).some(({ id }) => id === row.id);
  const vlans = new Set(config?.vlans);
  const submit = async (values: Record<string, ConfigValue | undefined>) => {
    const whole = filled(section, row, values);
    try {
      await staged.edit(section.key, (rows) => withRow(rows, whole));
    } catch (error) {
      // The rows below the dialog are the newest by now; what was typed stays and can be sent again.
      if (isConflict(error)) toast.warning((error as Error).message);
      else throw error;
      return { [section.fields[0]!.name]: (error as Error).message };
    }
    toast.success(text.drafted);
    onClose();
  };
  const across = acrossRows(staged, section, vlans);
  return (
    <FormDialog
      title={known ? text.edit(section.noun) : text.add(section.noun)}
      width={560}
      ok={text.toDraft}
      initial={row}
      onSubmit={submit}
      onClose={onClose}
    >
      <ConfigFields {...{ section, row, vlans, sources, across }} />
    </FormDialog>
  );
}

/** A row with what was typed; a field that was emptied is empty, not gone. */
export function filled(
  section: ConfigSection,
  row: ConfigRow,
  values: Readonly<Record<string, ConfigValue | undefined>>,
): ConfigRow {
  const typed = section.fields.map(({ name, kind }) => {
    const empty = kind === 'flag' ? false : '';
    return [name, name in values ? (values[name] ?? empty) : kind === 'flag' ? false : empty] as const;
  });
  return { id: row.id, ...Object.fromEntries(typed) };
}

/** Rows with one in its place, or at the end. */
export const withRow = (rows: ConfigRows, row: ConfigRow): ConfigRows =>
  rows.some(({ id }) => id === row.id) ? rows.map((one) => (one.id === row.id ? row : one)) : [...rows, row];

/** Rows with what a form changed in one of them; `shown` is the row as the form has it, what else is in it stays as it is now. */
export const withTyped = (rows: ConfigRows, shown: ConfigRow, typed: ConfigRow): ConfigRows => {
  const changed = Object.entries(typed).filter(([name, value]) => value !== shown[name]);
  const now = rows.find(({ id }) => id === shown.id) ?? shown;
  return withRow(rows, { ...now, ...Object.fromEntries(changed) });
};

/** What the rows of a section say against one of them. */
export function acrossRows(staged: Staged, section: ConfigSection, vlans: ReadonlySet<number>) {
  return (row: ConfigRow, field: string) => {
    if (!section.check) return undefined;
    // The row is asked last: a double lands on the later one.
    const rows = [...staged.rowsOf(section.key).filter(({ id }) => id !== row.id), row];
    const document = { ...staged.config?.document, ...staged.config?.draft, [section.key]: rows };
    return section.check(rows, { document, vlans }).find((one) => one.row === row.id && one.field === field)?.failure;
  };
}
