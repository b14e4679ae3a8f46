import type { ConfigField, ConfigRow, ConfigSection, ConfigValue } from '../../domain/config';
import { checkField, isTyped } from '../../domain/config';
import type { RuleFailure } from '../../rules';
import { FormRow, NumberField, SelectField, SwitchField, TextareaField, TextField, useFormState } from '../form';
import type { Sources } from './use-sources';

/** Props of `ConfigFields`. */
export interface ConfigFieldsProps {
  section: ConfigSection;
  /** The row that is edited, with its id. */
  row: ConfigRow;
  vlans: ReadonlySet<number>;
  sources: Sources;
  /** What goes across rows: asked with the row as it would be. */
  across: (row: ConfigRow, field: string) => RuleFailure | undefined;
  /** Only these; all of the section unless told. */
  only?: readonly string[] | undefined;
}

/** The fields of a row, folded from its section: only those that matter, each with the checks the server makes too. */
export function ConfigFields(props: ConfigFieldsProps) {
  const { values } = useFormState<Record<string, ConfigValue>>({ subscription: { values: true } });
  const row: ConfigRow = { ...props.row, ...values };
  const { only } = props;
  const shown = props.section.fields.filter(
    (field) => isTyped(field) && (!only || only.includes(field.name)) && (!field.when || field.when(row)),
  );
  return (
    <>
      {grouped(shown).map((group) =>
        group.length === 1 ? (
          <OneField key={group[0]!.name} {...props} field={group[0]!} />
        ) : (
          <FormRow key={group[0]!.name}>
            {group.map((field) => (
              <OneField key={field.name} {...props} field={field} />
            ))}
          </FormRow>
        ),
      )}
    </>
  );
}

/** Short fields side by side in pairs; lists and switches take a line of their own. */
function grouped(fields: readonly ConfigField[]): ConfigField[][] {
  const groups: ConfigField[][] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    const short = field.kind !== 'lines' && field.kind !== 'flag';
    if (short && last && last.length === 1 && last[0]!.kind !== 'lines' && last[0]!.kind !== 'flag') last.push(field);
    else groups.push([field]);
  }
  return groups;
}

function OneField({ field, row, vlans, sources, across }: ConfigFieldsProps & { field: ConfigField }) {
  const check = (value: ConfigValue, all: Readonly<Record<string, unknown>>) => {
    const whole = { ...row, ...(all as Record<string, ConfigValue>), [field.name]: value };
    return checkField(field, whole, { vlans }) ?? across(whole, field.name);
  };
  const common = { name: field.name, label: field.label, required: field.required, help: field.help };
  const { example: placeholder, mono, unit } = field;
  switch (field.kind) {
    case 'flag':
      return <SwitchField {...common} required={false} />;
    case 'number':
      return <NumberField {...common} required integer unit={unit} rules={[check]} />;
    case 'choice':
      return <SelectField {...common} options={optionsOf(field, sources, row)} rules={[check]} />;
    case 'lines':
      return <TextareaField {...common} rows={3} placeholder={placeholder} lineRule={field.lineRule} rules={[check]} />;
    case 'text':
      return (
        <TextField
          {...common}
          placeholder={placeholder}
          mono={mono}
          autoComplete="off"
          tidy={(value) => (field.tidy ?? same)(value.trim())}
          rules={[check]}
        />
      );
  }
}

/** Choices of a field; what the row says already is always among them. */
export function optionsOf(field: ConfigField, sources: Sources, row: ConfigRow) {
  const own = field.source ? sources[field.source].map((name) => ({ value: name, label: name.toUpperCase() })) : [];
  const possible = (field.options ?? []).filter(({ when }) => !when || when(row));
  const options = [...possible, ...own];
  const value = String(row[field.name] ?? '');
  const known = value === '' || options.some((option) => option.value === value);
  return known ? options : [...options, { value, label: value.toUpperCase() }];
}

const same = (value: string): string => value;
