import type { Prepared } from '../../../src/api/contract/prepared';
import { deviceKinds, type DeviceKind } from '../../../src/domain/device';
import { preparedSettings, settingField } from '../../../src/domain/prepared';
import { maxLength } from '../../../src/rules';
import { bySerial, useDeviceChoice } from '../../../src/ui/device/device-choices';
import { ComboboxField, FormRow, SelectField, TextField, useFormState } from '../../../src/ui/form';
import { FormDialog } from '../../../src/ui/form-dialog';
import { useToast } from '../../../src/ui/toast';
import { useGroups, useSave, useSiteTemplate, useSiteTemplates } from './prepared-devices.data';
import { preparedDevicesText as text } from './prepared-devices.text';

interface Values extends Readonly<Partial<Record<string, string>>> {
  serial?: string;
  kind: DeviceKind;
  remark?: string;
  group?: string;
  location?: string;
  copy_from?: string;
  site?: string;
}

/** Prepares one device, or changes one that is not in force. */
export function PreparedDialog({ row, onClose }: { row?: Prepared | undefined; onClose: () => void }) {
  const { run } = useSave();
  const toast = useToast();
  const submit = async (values: Values) => {
    const { serial = '', kind, remark = '', group, location = '', copy_from, site } = values;
    const settings = Object.fromEntries(
      Object.keys(preparedSettings[kind]).flatMap((name) => (values[name] ? [[name, values[name]]] : [])),
    );
    await run({
      ...(row && { id: row.id }),
      ...{ serial, kind, remark, location, settings },
      group: groupable(kind) ? group || null : null,
      copy_from: copy_from || null,
      site: kind === 'gateway' && site ? { template: site, values: variablesOf(values) } : null,
    });
    toast.success(text.saved);
    onClose();
  };
  return (
    <FormDialog<Values>
      title={row ? text.editTitle(row.serial) : text.add}
      ok={row ? text.save : text.add}
      width={640}
      initial={
        row
          ? {
              ...row.settings,
              ...{ serial: row.serial, kind: row.kind, remark: row.remark, location: row.location },
              group: row.group_id ?? '',
              copy_from: row.copy_from ?? '',
              site: row.site?.template ?? '',
              ...Object.fromEntries(
                Object.entries(row.site?.values ?? {}).map(([name, value]) => [`${variable}${name}`, value]),
              ),
            }
          : { kind: 'gateway' }
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <FormRow>
        <TextField name="serial" label={text.serial} required maxLength={32} help={text.serialHelp} />
        <SelectField
          name="kind"
          label={text.kind}
          required
          options={deviceKinds.map((value) => ({ value, label: text.kinds[value] }))}
          help={text.kindHelp}
        />
        <TextField name="remark" label={text.remark} required maxLength={64} />
        <Fields />
      </FormRow>
    </FormDialog>
  );
}

/** In front of the names of a model's variables, among the fields of the form. */
const variable = 'var_';

const variablesOf = (values: Values): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      name.startsWith(variable) && value ? [[name.slice(variable.length), value]] : [],
    ),
  );

const groupable = (kind: DeviceKind) => kind === 'gateway' || kind === 'firewall';

/** What depends on the kind of device. */
function Fields() {
  const { kind, copy_from: copied } = useFormState<Values>().values;
  const groups = useGroups(kind);
  const sources = useDeviceChoice(kind, copied ?? '', bySerial);
  return (
    <>
      {groupable(kind) && (
        <SelectField
          name="group"
          label={text.group}
          placeholder={text.noGroup}
          options={(groups.data?.groups ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <TextField
        name="location"
        label={text.location}
        maxLength={64}
        rules={[maxLength(64)]}
        help={text.locationHelp}
      />
      <ComboboxField
        key={kind}
        name="copy_from"
        label={text.copy}
        placeholder={text.noCopy}
        help={text.copyHelp}
        source={sources.source}
        options={sources.options}
        onSearch={sources.onSearch}
      />
      {Object.keys(preparedSettings[kind]).map((name) => (
        <Setting key={name} kind={kind} name={name} />
      ))}
      {kind === 'gateway' && <SiteFields />}
    </>
  );
}

function Setting({ kind, name }: { kind: DeviceKind; name: string }) {
  const field = settingField(kind, name);
  const label = text[name as 'vlan'];
  if (field?.kind === 'choice') {
    const band = (value: string) => value === 'auto' || name.endsWith('2g') === Number(value) <= 13;
    return (
      <SelectField
        name={name}
        label={label}
        placeholder={text.unchanged}
        options={(field.options ?? [])
          .filter(({ value }) => band(value))
          .map(({ value }) => ({ value, label: value === 'auto' ? text.automatic : value }))}
      />
    );
  }
  const helps: Readonly<Record<string, string>> = { vlan: text.vlanHelp, address: text.addressHelp };
  return <TextField name={name} label={label} help={helps[name] ?? text.powerHelp} />;
}

/** The model of a site that a gateway takes, and what it asks of each site. */
function SiteFields() {
  const { site = '' } = useFormState<Values>().values;
  const models = useSiteTemplates('gateway');
  const { data } = useSiteTemplate(site);
  const variables = data?.id === site ? data.model.variables : [];
  return (
    <>
      <SelectField
        name="site"
        label={text.site}
        placeholder={text.noSite}
        help={text.siteHelp}
        source={models}
        options={(models.data?.list ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      {variables.map(({ name, label, kind, initial, required, options }) => {
        const common = { name: `${variable}${name}`, label: label || name };
        const isNeeded = required && initial === '';
        if (kind === 'choice') {
          return (
            <SelectField
              key={name}
              {...common}
              required={isNeeded}
              placeholder={initial || text.unchanged}
              options={options.map((value) => ({ value, label: value }))}
            />
          );
        }
        return (
          <TextField
            key={name}
            {...common}
            required={isNeeded}
            maxLength={200}
            placeholder={initial}
            mono={kind === 'ip'}
            autoComplete="off"
          />
        );
      })}
    </>
  );
}
