import { linesOf } from '../../rules';
import {
  settingsRow,
  type ConfigField,
  type ConfigRow,
  type ConfigRows,
  type ConfigSection,
  type ConfigValue,
} from './types';

/** Longest text of one field, in characters. */
const longest = 20_000;

/** A new row of a section. */
export const newRow = (section: ConfigSection, id: string): ConfigRow => ({
  id,
  ...Object.fromEntries(section.fields.map((field) => [field.name, field.initial])),
});

/**
 * Rows as they are kept: known fields only, each of its own type, texts without blanks around, fields that do not matter
 * at their initial values. Undefined: what came is no such document.
 */
export function readRows(section: ConfigSection, input: unknown): ConfigRows | undefined {
  if (!Array.isArray(input) || input.length > section.most) return undefined;
  if (section.single && (input.length !== 1 || (input[0] as ConfigRow | null)?.id !== settingsRow)) return undefined;
  const rows: ConfigRow[] = [];
  const ids = new Set<string>();
  for (const item of input) {
    const row = readRow(section, item);
    if (!row || ids.has(row.id)) return undefined;
    ids.add(row.id);
    rows.push(row);
  }
  return rows;
}

function readRow(section: ConfigSection, input: unknown): ConfigRow | undefined {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return undefined;
  const given = input as Record<string, unknown>;
  if (typeof given.id !== 'string' || !/^[\w.:-]{1,40}$/.test(given.id)) return undefined;
  const row: ConfigRow = { id: given.id };
  for (const field of section.fields) {
    const value = Object.hasOwn(given, field.name) ? readValue(field, given[field.name]) : field.initial;
    if (value === undefined) return undefined;
    row[field.name] = value;
  }
  for (const field of section.fields) if (field.when && !field.when(row)) row[field.name] = field.initial;
  return row;
}

/** A number that is none yet stays text: the check says so in words. */
function readValue({ kind, tidy }: ConfigField, value: unknown): ConfigValue | undefined {
  if (kind === 'flag') return typeof value === 'boolean' ? value : undefined;
  if (kind === 'number' && typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || value.length > longest) return undefined;
  if (kind === 'number') return /^-?\d{1,15}(\.\d+)?$/.test(value.trim()) ? Number(value) : value.trim();
  if (kind === 'lines')
    return linesOf(value)
      .map(({ text }) => text)
      .join('\n');
  return tidy ? tidy(value.trim()) : value.trim();
}
