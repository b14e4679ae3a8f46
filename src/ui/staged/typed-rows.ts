import type { ConfigRow, ConfigRows, ConfigSection, ConfigValue } from '../../domain/config';
import type { Staged } from './use-staged';

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
