import { between, integer, maxLength, switchSpeed } from '../../../src/rules';
import { checks } from '../../../src/text';
import { FormRow, NumberField, SelectField, TextField, useFormState } from '../../../src/ui/form';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { Note } from '../../../src/ui/note';
import { perLanguage } from '../../../src/text/words';
import type { Blocking, Limits } from './client-commands';
import { clientText as text } from './client.text';

/** What every dialog about terminals takes. */
export interface DialogProps<V> {
  /** Whom it is about, in words. */
  who: string;
  onSubmit: (values: V) => void | Promise<void>;
  onClose: () => void;
}

const speed = (label: string) => (value: number | string) => checks<string>(label, switchSpeed())(String(value));

/** Asks for speed limits. */
export function LimitDialog({ who, initial, onSubmit, onClose }: DialogProps<Limits> & { initial?: Limits }) {
  const submit = async (values: Limits) => {
    await onSubmit(values);
    onClose();
  };
  return (
    <FormDialog<Limits>
      title={text.titled(text.limit, who)}
      ok={text.limitOk}
      initial={initial ?? { down: 0, up: 0 }}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormRow>
        <NumberField
          name="down"
          label={text.down}
          required
          unit={text.speedUnit}
          rules={[speed(text.down)]}
          help={text.speedHelp}
        />
        <NumberField name="up" label={text.up} required unit={text.speedUnit} rules={[speed(text.up)]} />
      </FormRow>
    </FormDialog>
  );
}

interface BlockValues {
  /** Hours, `''` for ever, or `custom`. */
  for?: string;
  hours?: number;
  reason?: string;
}

const custom = 'custom';
/** What stands for ever in the list: an empty value would be the placeholder. */
const forever = 'forever';
const hoursRule = (value: number | string) =>
  checks<string>(text.hours, integer, (typed) => between(1, 8760)(Number(typed)))(String(value));
const reasonRule = perLanguage(() => checks<string>(text.reason, maxLength(60)));

/** Asks for how long a terminal is to be kept out. */
export function BlockDialog({ who, onSubmit, onClose }: DialogProps<Blocking>) {
  const submit = async ({ for: chosen, hours, reason = '' }: BlockValues) => {
    const length = chosen === custom ? Number(hours) : chosen === forever ? null : Number(chosen);
    await onSubmit({ hours: length, reason: reason.trim() });
    onClose();
  };
  return (
    <FormDialog<BlockValues>
      title={text.titled(text.block, who)}
      ok={text.block}
      danger
      initial={{ for: '24' }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Note tone="warning">{text.blockHelp}</Note>
      <SelectField
        name="for"
        label={text.for}
        required
        options={[
          ...['1', '8', '24', '168', ''].map((value) => ({ value: value || forever, label: text.durations[value]! })),
          { value: custom, label: text.custom },
        ]}
      />
      <CustomHours />
      <TextField name="reason" label={text.reason} maxLength={60} rules={[reasonRule()]} />
    </FormDialog>
  );
}

function CustomHours() {
  const { values } = useFormState<BlockValues>({ subscription: { values: true } });
  if (values.for !== custom) return null;
  return (
    <NumberField
      name="hours"
      label={text.hours}
      required
      integer
      unit={text.hoursUnit}
      rules={[hoursRule]}
      help={text.hoursHelp}
    />
  );
}

const nameRule = perLanguage(() => checks<string>(text.name, maxLength(32)));

/** Asks for a terminal's name. */
export function NameDialog({ who, initial, onSubmit, onClose }: DialogProps<string> & { initial: string }) {
  const submit = async ({ name = '' }: { name?: string }) => {
    await onSubmit(name.trim());
    onClose();
  };
  return (
    <FormDialog<{ name?: string }>
      title={text.titled(text.rename, who)}
      ok={verbs.save}
      initial={{ name: initial }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField name="name" label={text.name} maxLength={32} rules={[nameRule()]} help={text.nameHelp} />
    </FormDialog>
  );
}
