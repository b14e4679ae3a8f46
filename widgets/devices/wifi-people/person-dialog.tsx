import type { WifiPerson } from '../../../src/api/contract/wifi-person';
import { beijingDay } from '../../../src/domain/time';
import { passwordShapes, passwordSizes } from '../../../src/domain/wifi-password';
import { personLimits as limits } from '../../../src/domain/wifi-person';
import { lengthBetween, maxLength, passwordCharacters, vlanId } from '../../../src/rules';
import { DateField, FormRow, NumberField, SelectField, TextField, useFormState } from '../../../src/ui/form';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { useToast } from '../../../src/ui/toast';
import { usePersonActions } from './wifi-people.data';
import { makeOf, usualMake, type MakeValues } from './wifi-people.model';
import { wifiPeopleText as text } from './wifi-people.text';

interface Values extends MakeValues {
  name?: string;
  password?: string;
  vlan?: string;
  devices?: number;
  until?: string;
}

interface PersonDialogProps {
  template: string;
  /** Undefined: somebody new. */
  row: WifiPerson | undefined;
  onClose: () => void;
}

/** Adds a person, or changes one. */
export function PersonDialog({ template, row, onClose }: PersonDialogProps) {
  const { save } = usePersonActions();
  const toast = useToast();
  const submit = async (values: Values) => {
    const { name = '', password = '', vlan = '', devices = 0, until } = values;
    await save.run({
      ...{ template, name: name.trim(), password, vlan, devices, until: until || null },
      ...(row ? { id: row.id } : { make: makeOf(values) }),
    });
    toast.success(text.saved);
    onClose();
  };
  const end = row?.expires_at;
  return (
    <FormDialog<Values>
      title={row ? text.editOf(row.name) : text.add}
      ok={row ? verbs.save : verbs.add}
      width={560}
      initial={{
        ...usualMake,
        ...{ name: row?.name ?? '', vlan: row?.vlan ?? '', devices: row?.devices ?? 0 },
        until: end ? beijingDay(Date.parse(end) - 1) : '',
      }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={text.fields.name}
        required
        maxLength={limits.name}
        rules={[maxLength(limits.name)]}
        autoComplete="off"
      />
      <TextField
        name="password"
        label={text.fields.password}
        mono
        autoComplete="off"
        rules={[lengthBetween(8, 63), passwordCharacters]}
        help={row ? text.passwordKeep : text.passwordHelp}
      />
      {!row && <MakeFields />}
      <FormRow>
        <TextField name="vlan" label={text.fields.vlan} mono autoComplete="off" rules={[vlanId]} help={text.vlanHelp} />
        <NumberField
          name="devices"
          label={text.fields.devices}
          required
          integer
          min={0}
          max={limits.devices}
          help={text.devicesHelp(limits.devices)}
        />
      </FormRow>
      <DateField name="until" label={text.fields.until} help={text.untilHelp} />
    </FormDialog>
  );
}

/** What passwords are made of that nobody gives. */
export function MakeFields() {
  const { shape = 'mixed' } = useFormState<MakeValues>().values;
  const { from, to } = passwordSizes[shape];
  return (
    <FormRow>
      <SelectField
        name="shape"
        label={text.shape}
        options={passwordShapes.map((value) => ({ value, label: text.shapes[value] }))}
      />
      <NumberField
        key={shape}
        name={`sizes.${shape}`}
        label={text.size}
        required
        integer
        min={from}
        max={to}
        unit={shape === 'words' ? text.wordUnit : text.chars}
      />
    </FormRow>
  );
}
