import { configLabels } from './config.text';

// Names of what can be configured, in the reader's language: by their keys, and as they came where there is no word for
// them. What can be configured on a device of a newer server, or by a back end of its own, may be unknown here.

/** Name of a section. */
export const sectionWord = (section: string, text: string): string => of(configLabels.sections, section) ?? text;

/** Name of a field. */
export const fieldWord = (field: string, text: string): string => of(configLabels.fields, field) ?? text;

/** Name of a row that has none of its own. The only row of a section of settings is called as its section. */
export const rowWord = (section: string, row: string, text: string): string =>
  row === 'settings' ? sectionWord(section, text) : (of(configLabels.rows, section)?.(row) ?? text);

/** A value that is told as it is, beside its words: a choice, something on or off, a number with its unit. */
export function valueWord(field: string, value: string | number | boolean | undefined, text: string): string {
  const { translated, options, units, flags } = configLabels;
  if (!translated || value === undefined) return text;
  if (typeof value === 'boolean') return value ? flags.on : flags.off;
  const unit = of(units, field);
  if (typeof value === 'string') return of(options, value) ?? text;
  return unit === undefined ? text : `${value} ${unit}`.trimEnd();
}

const of = <T>(words: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined;
