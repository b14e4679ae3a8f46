import type { ConfigField, ConfigRow, ConfigSection, ConfigValue } from '../../../../src/domain/config';
import type { Said } from '../../kit/refusal';

// Names of what can be configured as data: each reader is told them in their own language.

type Section = Pick<ConfigSection, 'key' | 'label'>;

/** Name of a section. */
export const sectionSaid = ({ key, label }: Section): Said => ({
  reason: 'configSection',
  params: { section: key, text: label },
});

/** Name of a field of a section; `''`: of none, as what is prepared for a device that has not come. */
export const fieldSaid = (section: string, { name, label }: Pick<ConfigField, 'name' | 'label'>): Said => ({
  reason: 'configField',
  params: { section, field: name, text: label },
});

/** Name of a row, which may be the account's own. */
export const rowSaid = (section: string, row: string, text: string): Said => ({
  reason: 'configRow',
  params: { section, row, text },
});

/** The same one after the other: a section, a row of it and its field. */
export const placeSaid = (...parts: readonly (Said | undefined)[]): Said => ({
  reason: 'configPlace',
  params: { parts: parts.filter((part) => part !== undefined) },
});

/** What a row is called in its section. */
export const rowOf = ({ key, nameOf }: ConfigSection, row: ConfigRow): Said => rowSaid(key, row.id, nameOf(row));

/** A value whose words are ours; undefined where it reads the same in every language. */
export const valueSaid = (field: string, value: ConfigValue | undefined, text: string): Said | undefined =>
  value === undefined
    ? undefined
    : { reason: 'configValue', params: { field, value: String(value), kind: typeof value, text } };
