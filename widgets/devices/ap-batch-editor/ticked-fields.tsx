import { styled } from 'styled-components';
import type { JobPatch } from '../../../src/api/contract/job';
import {
  apSections,
  isTyped,
  newRow,
  settingsRow,
  type ConfigField,
  type ConfigRow,
  type ConfigSection,
  type ConfigValue,
} from '../../../src/domain/config';
import { token } from '../../../src/theme';
import { CheckboxField, useFormState } from '../../../src/ui/form';
import { Card, PaneHead } from '../../../src/ui/pane';
import { ConfigFields, localize } from '../../../src/ui/staged';
import { perLanguage } from '../../../src/text/words';
import { apBatchEditorText as text } from './ap-batch-editor.text';

/** Ticks and values of the form, by part and field. */
export type BatchValues = Record<string, ConfigValue | undefined>;

/** Some rows of a section that are changed together. */
interface BatchPart {
  key: keyof typeof text.parts;
  section: ConfigSection;
  rows?: string[];
  fields: readonly ConfigField[];
}

const part = (key: BatchPart['key'], name: string, rows: string[] | undefined, left: readonly string[]): BatchPart => {
  const section = localize(apSections.find(({ key }) => key === name)!);
  const fields = section.fields
    .filter((field) => isTyped(field) && !left.includes(field.name))
    .map((field) => (key === '2g' || key === '5g' ? forBand(field, key) : field))
    .map((field) => ({
      ...field,
      name: `${key}_${field.name}`,
      // What is ticked is set to something: an empty choice is none.
      ...(field.kind === 'choice' && { required: true }),
      // Whether it matters differs from one access point to the next: the server says on how many it does.
      ...(field.when && { when: () => true }),
    }));
  return { key, section, ...(rows && { rows }), fields };
};

/** Channels of one band only. */
function forBand(field: ConfigField, band: '2g' | '5g'): ConfigField {
  if (field.name !== 'channel' || !field.options) return field;
  const options = field.options.filter(({ value }) => value === 'auto' || Number(value) <= 13 === (band === '2g'));
  return { ...field, options };
}

/** What can be changed on many access points. Radar is in the 5 GHz band alone; a network’s name is its own; a note is about one place. */
export const parts = perLanguage((): readonly BatchPart[] => [
  part('2g', 'radio', ['2g'], ['dfs']),
  part('5g', 'radio', ['5g'], []),
  part('ssids', 'ssids', undefined, ['name']),
  part('basics', 'basics', [settingsRow], ['note']),
]);

const tick = (name: string) => `change_${name}`;

/** The fields of a part; each with a box that says whether it changes. */
export function TickedFields({ part: { key, section, fields } }: { part: BatchPart }) {
  const { values } = useFormState<BatchValues>({ subscription: { values: true } });
  const row = { ...newRow({ ...section, fields }, key), ...defined(values) } as ConfigRow;
  return (
    <Card>
      <PaneHead title={text.parts[key]} />
      <Lines>
        {fields.map((field) => (
          <li key={field.name}>
            <CheckboxField name={tick(field.name)} label={text.change(field.label)} />
            {values[tick(field.name)] === true && (
              <ConfigFields
                section={{ ...section, fields: [field] }}
                row={row}
                vlans={anyVlan}
                sources={noSources}
                across={() => undefined}
              />
            )}
          </li>
        ))}
      </Lines>
    </Card>
  );
}

const noSources = { wan: [], lan: [] };
/** Which VLANs there are differs from network to network: the server asks each. */
const anyVlan: ReadonlySet<number> = new Set(Array.from({ length: 4094 }, (_, i) => i + 1));

const defined = (values: BatchValues) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

const chosenIn = ({ fields }: BatchPart, values: BatchValues) =>
  fields.filter((field) => values[tick(field.name)] === true);

/** Names of the fields that change. */
export const chosenNames = (values: BatchValues): string[] =>
  parts().flatMap((one) => chosenIn(one, values).map((field) => `${text.parts[one.key]} ${field.label}`));

/** What to send for the fields that are ticked. */
export const patchesOf = (values: BatchValues): JobPatch[] =>
  parts().flatMap((one) => {
    const chosen = chosenIn(one, values);
    if (chosen.length === 0) return [];
    const fields = chosen.map((field) => [
      field.name.slice(one.key.length + 1),
      values[field.name] ?? (field.kind === 'flag' ? false : ''),
    ]);
    return [{ section: one.section.key, ...(one.rows && { rows: one.rows }), fields: Object.fromEntries(fields) }];
  });

const Lines = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(280px, 1fr));
  gap: 12px 24px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    align-content: start;
    gap: 8px;
    padding: 8px 12px;
    border: 1px solid ${token('border-subtle')};
    border-radius: ${token('radius-2')};
  }
`;
