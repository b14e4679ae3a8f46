import { words } from './words';

/** Names of sections, fields and choices in another language, by their keys. */
export interface ConfigLabels {
  /** False: the names are those of the domain, which are Chinese. */
  translated: boolean;
  sections: Readonly<Record<string, string>>;
  /** Rows that have no name of their own, by section: from their id. */
  rows: Readonly<Record<string, (id: string) => string>>;
  nouns: Readonly<Record<string, string>>;
  /** By name; `section.name` where a field of that name is another thing in one section. So are helps. */
  fields: Readonly<Record<string, string>>;
  helps: Readonly<Record<string, string>>;
  options: Readonly<Record<string, string>>;
  units: Readonly<Record<string, string>>;
  flags: { on: string; off: string };
}

/** Names of what can be configured. */
export const configLabels = words<ConfigLabels>('configLabels', {
  translated: false,
  sections: {},
  rows: {},
  nouns: {},
  fields: {},
  helps: {},
  options: {},
  units: {},
  flags: { on: '开', off: '关' },
});

// Names of what can be configured, in the reader's language: by their keys, and as they came where there is no word for
// them. What can be configured on a device of a newer server, or by a back end of its own, may be unknown here.

/** Name of a section. */
export const sectionWord = (section: string, text: string): string => of(configLabels.sections, section) ?? text;

/** Name of a field. */
export const fieldWord = (section: string, field: string, text: string): string =>
  ofField(configLabels.fields, section, field) ?? text;

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

/** What is said of a field of a section, or of the fields of that name. */
export const ofField = (words: Readonly<Record<string, string>>, section: string, field: string): string | undefined =>
  of(words, `${section}.${field}`) ?? of(words, field);

const of = <T>(words: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined;
