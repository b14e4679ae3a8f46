import { siteRoles } from '../../../src/domain/site-template';
import { Button } from '../../../src/ui/button';
import { FormRow, RadioField, SelectField, TextField } from '../../../src/ui/form';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { Plus } from '../../../src/ui/icon';
import { useOverlay } from './overlay';
import { RowEnds } from './row-ends';
import { useApTemplates, useNetworks, type Model } from './site-template-editor.data';
import { GroupHead, Rows } from './site-template-editor.styles';
import { siteTemplateEditorText as text } from './site-template-editor.text';
import { useModel } from './use-model';

/** Wireless networks and radios of a site by template, and its place in an SD-WAN network. */
export function Networks() {
  const { model } = useModel();
  const radios = useApTemplates('radio');
  const networks = useNetworks();
  return (
    <>
      <Wireless />
      <section aria-label={text.radio}>
        <SelectField
          name="radio"
          label={text.radio}
          placeholder={text.noRadio}
          source={radios}
          options={(radios.data?.list ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      </section>
      <section aria-label={text.sdwan}>
        <GroupHead>
          <h2 part="heading">{text.sdwan}</h2>
          <small>{text.sdwanHelp}</small>
        </GroupHead>
        <SelectField
          name="network"
          label={text.network}
          placeholder={text.noNetwork}
          source={networks}
          options={(networks.data?.list ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
        {model.sdwan && (
          <FormRow>
            <RadioField
              name="role"
              label={text.role}
              options={siteRoles.map((value) => ({ value, label: text.roles[value] }))}
            />
            <TextField name="vlans" label={text.vlansJoin} mono maxLength={200} help={text.vlansJoinHelp} />
          </FormRow>
        )}
      </section>
    </>
  );
}

type Carried = Model['wireless'][number];

function Wireless() {
  const { model, change } = useModel();
  const templates = useApTemplates('ssid');
  const { show, close } = useOverlay();
  const nameOf = (id: string) =>
    templates.data ? (templates.data.list.find((one) => one.id === id)?.name ?? text.gone) : '…';
  const without = (template: string) => model.wireless.filter((one) => one.template !== template);
  const open = (carried?: Carried) =>
    show(
      <WirelessDialog
        carried={carried}
        options={(templates.data?.list ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onDone={(next) => {
          const others = without(carried?.template ?? next.template).filter((one) => one.template !== next.template);
          change({ ...model, wireless: [...others, next] });
        }}
        onClose={close}
      />,
    );
  return (
    <section aria-label={text.wireless}>
      <GroupHead>
        <h2 part="heading">{text.wireless}</h2>
        <small>{text.wirelessHelp}</small>
        <Button size="sm" variant="link" icon={<Plus />} onClick={() => open()}>
          {text.addWireless}
        </Button>
      </GroupHead>
      {model.wireless.length > 0 && (
        <Rows>
          <table>
            <tbody>
              {model.wireless.map((one) => {
                const name = nameOf(one.template);
                const own = Object.values(one.fields).filter((value) => value !== '').length;
                return (
                  <tr key={one.template}>
                    <th scope="row">{name}</th>
                    <td>{own > 0 ? text.ownFields(own) : text.inherits}</td>
                    <td>
                      <RowEnds
                        name={name}
                        onEdit={() => open(one)}
                        onRemove={() => change({ ...model, wireless: without(one.template) })}
                      />
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </Rows>
      )}
    </section>
  );
}

interface WirelessValues {
  template?: string;
  password?: string;
  vlan?: string;
}

interface WirelessDialogProps {
  carried: Carried | undefined;
  options: readonly { value: string; label: string }[];
  onDone: (carried: Carried) => void;
  onClose: () => void;
}

function WirelessDialog({ carried, options, onDone, onClose }: WirelessDialogProps) {
  const submit = ({ template = '', password = '', vlan = '' }: WirelessValues) => {
    onDone({ template, fields: { ...(password && { password }), ...(vlan && { vlan }) } });
    onClose();
    return Promise.resolve();
  };
  const { password = '', vlan = '' } = carried?.fields ?? {};
  return (
    <FormDialog<WirelessValues>
      title={text.wireless}
      ok={carried ? verbs.update : verbs.add}
      initial={{ template: carried?.template ?? '', password: String(password), vlan: String(vlan) }}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField name="template" label={text.ssid} required options={options} />
      <TextField name="password" label={text.ssidPassword} mono help={text.ssidPasswordHelp} autoComplete="off" />
      <TextField name="vlan" label={text.ssidVlan} mono help={text.ssidVlanHelp} autoComplete="off" />
    </FormDialog>
  );
}
