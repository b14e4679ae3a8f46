import type { ConfigField, ConfigSection } from '../../domain/config';
import { configLabels, ofField, rowWord } from '../../text/config.text';

const known = new WeakMap<ConfigSection, ConfigSection>();

/** A section in the page's language. What has no word there is called by its key. */
export function localize(section: ConfigSection): ConfigSection {
  const { translated, sections, nouns } = configLabels;
  if (!translated) return section;
  const before = known.get(section);
  if (before) return before;
  const { key } = section;
  const made: ConfigSection = {
    ...section,
    label: sections[key] ?? key,
    noun: nouns[key] ?? key,
    nameOf: (row) => rowWord(key, row.id, section.nameOf(row)),
    fields: section.fields.map((field) => inOwnWords(key, field)),
  };
  known.set(section, made);
  known.set(made, made);
  return made;
}

function inOwnWords(section: string, field: ConfigField): ConfigField {
  const { fields, helps, options, units } = configLabels;
  const { name, help, unit, options: choices, ...rest } = field;
  const said = ofField(helps, section, name);
  return {
    ...rest,
    name,
    label: ofField(fields, section, name) ?? name,
    ...(help !== undefined && said !== undefined && { help: said }),
    ...(unit !== undefined && { unit: units[name] ?? unit }),
    ...(choices && {
      options: choices.map((one) => ({ ...one, label: one.own ? one.label : (options[one.value] ?? one.label) })),
    }),
  };
}
