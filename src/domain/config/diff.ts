import type { ConfigField, ConfigRow, ConfigRows, ConfigSection, ConfigValue } from './types';

/** One field that is not as it was, in words. */
interface FieldChange {
  label: string;
  before: string;
  after: string;
  /** Name of the field in its section, and the values that have words of ours: for readers of another language. */
  field: string;
  was?: ConfigValue;
  is?: ConfigValue;
}

/** One row that is not as it was. */
export interface ConfigChange {
  section: string;
  /** Name of the section. */
  label: string;
  op: 'added' | 'removed' | 'changed' | 'moved';
  row: string;
  /** Name of the row. */
  name: string;
  fields: FieldChange[];
  /** Where the sequence matters: its place before and after, counted from 1; none where it was not, or is no more. */
  from?: number;
  to?: number;
}

/** What changes from some rows to others: in the new order, what is gone last. */
export function diffRows(section: ConfigSection, before: ConfigRows, after: ConfigRows): ConfigChange[] {
  const old = new Map(before.map((row) => [row.id, row]));
  const kept = new Set(after.map(({ id }) => id));
  const moved = section.ordered ? movedRows(before, after) : new Set<string>();
  const place = (rows: ConfigRows, id: string) => rows.findIndex((row) => row.id === id) + 1;
  const common = { section: section.key, label: section.label };
  const changes = after.flatMap((row): ConfigChange[] => {
    const was = old.get(row.id);
    const name = section.nameOf(row);
    const to = section.ordered && { to: place(after, row.id) };
    if (!was) return [{ ...common, op: 'added', row: row.id, name, fields: fieldsOf(section, undefined, row), ...to }];
    const places = moved.has(row.id) && { from: place(before, row.id), ...to };
    const fields = fieldsOf(section, was, row);
    if (fields.length > 0) return [{ ...common, op: 'changed', row: row.id, name, fields, ...places }];
    return moved.has(row.id) ? [{ ...common, op: 'moved', row: row.id, name, fields: [], ...places }] : [];
  });
  const gone = before.filter(({ id }) => !kept.has(id));
  return [
    ...changes,
    ...gone.map((row): ConfigChange => ({
      ...common,
      op: 'removed',
      row: row.id,
      name: section.nameOf(row),
      fields: fieldsOf(section, row, undefined),
      ...(section.ordered && { from: place(before, row.id) }),
    })),
  ];
}

/** A value in words; empty for none. */
export function printValue(field: ConfigField, row: ConfigRow | undefined, flags = { on: '开', off: '关' }): string {
  if (!row || (field.when && !field.when(row))) return '';
  const value = row[field.name] ?? field.initial;
  if (typeof value === 'boolean') return value ? flags.on : flags.off;
  const text = String(value);
  if (text === '') return '';
  const named = field.options?.find((option) => option.value === text)?.label ?? text;
  if (field.source) return field.options?.some((option) => option.value === text) ? named : text.toUpperCase();
  if (field.secret) return '••••••';
  return field.unit ? `${named} ${field.unit}` : named;
}

function fieldsOf(section: ConfigSection, before: ConfigRow | undefined, after: ConfigRow | undefined): FieldChange[] {
  return section.fields.flatMap((field) => {
    if (field.silent) return [];
    const [was, is] = [wordedValue(field, before), wordedValue(field, after)];
    const change: FieldChange = {
      ...{ label: field.label, before: printValue(field, before), after: printValue(field, after), field: field.name },
      ...(was !== undefined && { was }),
      ...(is !== undefined && { is }),
    };
    const secret = field.secret && before?.[field.name] !== after?.[field.name];
    return change.before !== change.after || (secret && before && after) ? [change] : [];
  });
}

/** A value that other languages have other words for: on and off, what can be chosen, a number with its unit. */
export function wordedValue(field: ConfigField, row: ConfigRow | undefined): ConfigValue | undefined {
  if (field.secret || printValue(field, row) === '') return undefined;
  const value = row![field.name] ?? field.initial;
  const chosen = field.options?.find((option) => option.value === String(value));
  const worded = typeof value === 'boolean' || (chosen ? !chosen.own : typeof value === 'number' && field.unit);
  return worded ? value : undefined;
}

/** Rows that are in both and changed places: all but a longest run that kept its order. */
function movedRows(before: ConfigRows, after: ConfigRows): Set<string> {
  const places = new Map(before.map((row, index) => [row.id, index]));
  const rows = after.flatMap(({ id }) => (places.has(id) ? [{ id, at: places.get(id)! }] : []));
  const best = rows.map(() => ({ length: 1, from: -1 }));
  let last = -1;
  rows.forEach((row, i) => {
    for (let j = 0; j < i; j++) {
      if (rows[j]!.at < row.at && best[j]!.length >= best[i]!.length)
        best[i] = { length: best[j]!.length + 1, from: j };
    }
    if (last < 0 || best[i]!.length > best[last]!.length) last = i;
  });
  const stayed = new Set<string>();
  for (let i = last; i >= 0; i = best[i]!.from) stayed.add(rows[i]!.id);
  return new Set(rows.filter(({ id }) => !stayed.has(id)).map(({ id }) => id));
}
