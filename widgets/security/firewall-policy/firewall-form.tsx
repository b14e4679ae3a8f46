import { useWrite } from '../../../src/api';
import { firewallSave, type SecurityPolicy } from '../../../src/api/contract/guard';
import { threatKinds, type ThreatKind } from '../../../src/domain/security';
import { number } from '../../../src/format';
import { threatText } from '../../../src/text/security.text';
import {
  CheckboxesField,
  Form,
  FormActions,
  RadioField,
  SubmitButton,
  SwitchField,
  useFormState,
} from '../../../src/ui/form';
import { securityReads } from '../shared';
import { PaneBox, PaneHead } from '../../../src/ui/pane';
import { useToast } from '../../../src/ui/toast';
import { firewallPolicyText as text } from './firewall-policy.text';

type Settings = NonNullable<SecurityPolicy['firewall']>;

interface FirewallFormProps {
  policy: SecurityPolicy;
  settings: Settings;
}

/** The settings of the firewall plugin. */
export function FirewallForm({ policy: { gwid, limits }, settings }: FirewallFormProps) {
  const { run } = useWrite(firewallSave, securityReads);
  const toast = useToast();
  const submit = async ({ enabled, mode, threats, apps, auto }: Settings) => {
    // In one order, so that the same choice is the same value.
    const chosen = threatKinds.filter((kind) => threats.includes(kind));
    await run({ gwid, settings: { enabled, mode, threats: chosen, apps, auto } });
    toast.success(text.saved);
  };
  return (
    <PaneBox>
      <PaneHead title={text.title} note={text.note} />
      <Form<Settings> label={text.label} initial={settings} onSubmit={submit}>
        <SwitchField name="enabled" label={text.enabled} />
        <RadioField
          name="mode"
          label={text.mode}
          help={text.modeHelp}
          options={(Object.keys(text.modes) as Settings['mode'][]).map((value) => ({
            value,
            label: text.modes[value],
          }))}
        />
        <Threats virus={limits.virus} />
        <SwitchField
          name="apps"
          label={text.apps}
          disabled={limits.apps === 0}
          help={limits.apps === 0 ? text.appsLocked : text.appsOf(number(limits.apps))}
        />
        <SwitchField name="auto" label={text.auto} help={text.autoHelp} />
        <FormActions>
          <SubmitButton>{text.save}</SubmitButton>
        </FormActions>
      </Form>
    </PaneBox>
  );
}

function Threats({ virus }: { virus: boolean }) {
  const { values } = useFormState<Settings>();
  const options = threatKinds.map((value: ThreatKind) => ({
    value,
    label: threatText[value],
    disabled: value === 'virus' && !virus,
  }));
  return (
    <CheckboxesField
      name="threats"
      label={text.threats}
      required={values.enabled}
      options={options}
      {...(!virus && { help: text.virusLocked })}
    />
  );
}
