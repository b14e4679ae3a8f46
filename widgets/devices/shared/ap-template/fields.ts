import {
  templateFields,
  templateSection,
  type ApTemplateKind,
  type ApTemplateRows,
} from '../../../../src/domain/ap-template';
import { printValue, type ConfigField, type ConfigSection, type ConfigValue } from '../../../../src/domain/config';
import { localize } from '../../../../src/ui/staged';
import { betweenText } from '../../../../src/text/between.text';
import { apTemplateText as text } from './ap-template.text';

/** The section that templates of a kind are about, and the fields they decide, in the page's language. */
export function templateWords(kind: ApTemplateKind): { section: ConfigSection; fields: readonly ConfigField[] } {
  const section = localize(templateSection(kind));
  const own = new Set(templateFields(kind).map(({ name }) => name));
  return { section, fields: section.fields.filter(({ name }) => own.has(name)) };
}

/** A field's value in words; nothing where it does not matter for the row. */
export function printField(kind: ApTemplateKind, rows: ApTemplateRows, row: string, name: string): string {
  const field = templateWords(kind).fields.find((one) => one.name === name);
  if (!field) return '';
  return printValue(field, { ...rows[row], id: row }, text.flags);
}

/** A single value of a field in words. */
export function printOne(kind: ApTemplateKind, name: string, value: ConfigValue): string {
  const field = templateWords(kind).fields.find((one) => one.name === name);
  if (!field || field.secret) return text.secret;
  const { when: _when, ...plain } = field;
  return printValue(plain, { id: '', [name]: value }, text.flags) || text.empty;
}

/** Names of fields that gateways cannot do. */
export const namesBeyond = (kind: ApTemplateKind, fields: readonly { field: string; wanted: ConfigValue }[]): string =>
  [
    ...new Set(
      fields.map(({ field, wanted }) =>
        field === 'security' ? printOne(kind, field, wanted) : (nameOfPlain(kind, field) ?? field),
      ),
    ),
  ].join(betweenText.names);

const nameOfPlain = (kind: ApTemplateKind, name: string) =>
  templateWords(kind).fields.find((one) => one.name === name)?.label;

/** Name of a field; of radios with its band. */
export function nameOfField(kind: ApTemplateKind, row: string, name: string): string {
  const label = templateWords(kind).fields.find((one) => one.name === name)?.label ?? name;
  return kind === 'radio' ? `${text.bands[row as '2g' | '5g']} ${label}` : label;
}
