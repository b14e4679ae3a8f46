import { useMemo } from 'react';
import type { PluginSetting, PluginSettings } from '../../../src/domain/plugin';
import { pluginLimits } from '../../../src/domain/plugin';
import {
  Form,
  FormActions,
  NumberField,
  SelectField,
  SubmitButton,
  SwitchField,
  TextField,
} from '../../../src/ui/form';
import { Note } from '../../../src/ui/note';
import { Pairs } from '../../../src/ui/pane';
import { useToast } from '../../../src/ui/toast';
import type { Installation } from './installation-drawer';
import { useConfigure } from './plugin-list.data';
import { pluginListText as text } from './plugin-list.text';

/** The settings that a plugin declares, as a form. */
export function SettingsForm({ row, manage }: { row: Installation; manage: boolean }) {
  const { gwid, plugin, settings, manifest } = row;
  const { run } = useConfigure();
  const toast = useToast();
  const initial = useMemo(() => ({ settings }), [settings]);
  if (manifest.settings.length === 0) return <Note>{text.noSettings}</Note>;
  if (!manage || row.removing)
    return (
      <Pairs>
        {manifest.settings.map((one) => (
          <Shown key={one.name} setting={one} value={settings[one.name]} />
        ))}
      </Pairs>
    );
  return (
    <Form<{ settings: PluginSettings }>
      initial={initial}
      label={text.tabs.settings}
      onSubmit={async (values) => {
        await run({ gwid, plugin, settings: sentOf(manifest.settings, values.settings ?? {}) });
        toast.success(text.saved);
      }}
    >
      {manifest.settings.map((one) => (
        <Field key={one.name} setting={one} />
      ))}
      <FormActions>
        <SubmitButton>{text.save}</SubmitButton>
      </FormActions>
    </Form>
  );
}

/** An emptied text is an empty text. */
const sentOf = (declared: readonly PluginSetting[], values: PluginSettings): PluginSettings =>
  Object.fromEntries(declared.map(({ name, kind }) => [name, values[name] ?? (kind === 'flag' ? false : '')] as const));

function Shown({ setting: { label, choices }, value }: { setting: PluginSetting; value: unknown }) {
  const words = typeof value === 'boolean' ? (value ? text.on : text.off) : String(value ?? '—');
  return (
    <>
      <dt>{label}</dt>
      <dd>{choices?.find((one) => one.value === value)?.label ?? words}</dd>
    </>
  );
}

function Field({ setting: { name, label, kind, min = 0, max = 1_000_000, choices = [] } }: { setting: PluginSetting }) {
  const field = { name: `settings.${name}`, label };
  if (kind === 'flag') return <SwitchField {...field} />;
  if (kind === 'number') return <NumberField {...field} required min={min} max={max} />;
  if (kind === 'choice') return <SelectField {...field} required options={choices} />;
  return <TextField {...field} maxLength={pluginLimits.text} />;
}
