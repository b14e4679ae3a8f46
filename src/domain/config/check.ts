import { badLines, mac, noRepeat, normalMac, required, vlansExist, type RuleFailure } from '../../rules';
import { keptSecret } from './secret';
import type { ConfigContext, ConfigField, ConfigProblem, ConfigRow, ConfigRows, ConfigSection } from './types';

/** Everything wrong with the rows of a section: fields first, then what goes across rows. */
export function checkRows(section: ConfigSection, rows: ConfigRows, context: ConfigContext): ConfigProblem[] {
  const own = rows.flatMap((row) =>
    section.fields.flatMap((field) => {
      const failure = checkField(field, row, context);
      return failure ? [{ section: section.key, row: row.id, field: field.name, failure }] : [];
    }),
  );
  const across = section.check?.(rows, context) ?? [];
  const known = new Set(own.map(({ row, field }) => `${row} ${field}`));
  return [
    ...own,
    ...across
      .filter(({ row, field }) => !known.has(`${row} ${field}`))
      .map((problem) => ({ section: section.key, ...problem })),
  ];
}

/** What is wrong with one field of a row by itself. */
export function checkField(
  field: ConfigField,
  row: ConfigRow,
  context: Pick<ConfigContext, 'vlans' | 'interfaces'>,
): RuleFailure | undefined {
  if (field.when && !field.when(row)) return undefined;
  const value = row[field.name] ?? field.initial;
  if (typeof value === 'boolean') return undefined;
  const text = String(value);
  if (text === '') return field.required || field.kind === 'number' ? required('') : undefined;
  if (field.secret && text === keptSecret) return undefined;
  if (field.kind === 'choice') return isOffered(field, row, text, context) ? undefined : { rule: 'choice', text };
  if (field.kind === 'number' && typeof value !== 'number') return { rule: 'numeric' };
  if (field.kind === 'number' && !Number.isInteger(value)) return { rule: 'integer' };
  for (const rule of field.rules ?? []) {
    const failure = rule(text);
    if (failure) return failure;
  }
  const [bad] = field.lineRule ? badLines(field.lineRule, text) : [];
  if (bad) return bad;
  if (field.kind === 'lines') {
    const failure = noRepeat(spelling)(text);
    if (failure) return failure;
  }
  return field.vlans ? vlansExist(context.vlans)(text) : undefined;
}

/** Whether a choice has a value. A device that has no interface of a role offers all that it has, as the forms do. */
function isOffered(
  { options, source }: ConfigField,
  row: ConfigRow,
  text: string,
  { interfaces }: Pick<ConfigContext, 'interfaces'>,
): boolean {
  if (options?.some(({ value, when }) => value === text && (!when || when(row)))) return true;
  if (!source) return options === undefined;
  if (!interfaces) return true;
  const own = interfaces[source];
  return (own.length > 0 ? own : [...interfaces.wan, ...interfaces.lan]).includes(text);
}

/** One spelling for two lines that say the same. */
const spelling = (line: string): string => (mac(line) ? line.toLowerCase() : normalMac(line));
