import { useRead, useWrite } from '../../../src/api';
import { dnsSave, guardSummary, type SecurityPolicy } from '../../../src/api/contract/guard';
import { dnsClasses, type DnsClass, type DnsSettings } from '../../../src/domain/security';
import { number } from '../../../src/format';
import { mac } from '../../../src/rules';
import { dnsClassText } from '../../../src/text/security.text';
import { Checkbox } from '../../../src/ui/checkbox';
import {
  Form,
  FormActions,
  GroupFrame,
  SubmitButton,
  SwitchField,
  TextareaField,
  useField,
  useFormState,
} from '../../../src/ui/form';
import { dnsPlace, securityReads } from '../shared';
import { To } from '../../../src/ui/link';
import { Note } from '../../../src/ui/note';
import { PaneBox, PaneHead } from '../../../src/ui/pane';
import { useToast } from '../../../src/ui/toast';
import { Class, Classes } from './dns-policy.styles';
import { dnsPolicyText as text } from './dns-policy.text';

interface DnsFormProps {
  policy: SecurityPolicy;
  settings: DnsSettings;
  /** Class that stands out. */
  near: string;
}

/** The settings of DNS defence. */
export function DnsForm({ policy, settings, near }: DnsFormProps) {
  const { run } = useWrite(dnsSave, securityReads);
  const toast = useToast();
  const { gwid, limits } = policy;
  const submit = async ({ enabled = false, classes = [], spared = '' }: Partial<DnsSettings>) => {
    await run({ gwid, settings: { enabled, classes: [...classes], spared } });
    toast.success(text.saved);
  };
  return (
    <PaneBox>
      <PaneHead title={text.title} note={text.note} />
      <Form<Partial<DnsSettings>> label={text.label} initial={settings} onSubmit={submit}>
        <SwitchField name="enabled" label={text.enabled} help={text.enabledHelp} />
        <ClassesField policy={policy} near={near} />
        {limits.spared ? (
          <TextareaField
            name="spared"
            label={text.spared}
            help={text.sparedHelp}
            placeholder="02:00:5e:00:53:01"
            lineRule={mac}
          />
        ) : (
          <Note>{text.sparedLocked}</Note>
        )}
        <FormActions>
          <SubmitButton>{text.save}</SubmitButton>
        </FormActions>
      </Form>
    </PaneBox>
  );
}

/** Every class: what it is, whether the package has it, and how often it was needed. */
function ClassesField({ policy: { gwid, limits, plan }, near }: Pick<DnsFormProps, 'policy' | 'near'>) {
  const { values } = useFormState<DnsSettings>();
  const props = {
    name: 'classes',
    label: text.classes,
    help: text.classesHelp,
    required: values.enabled,
  };
  const state = useField<readonly DnsClass[]>(props, []);
  const { data } = useRead(guardSummary, { service: 'domain_parsing', gwid });
  const { id: _id, ...control } = state.control;
  return (
    <GroupFrame props={props} state={state}>
      <Classes>
        {dnsClasses.map((one, i) => {
          const locked = i >= limits.classes;
          const on = state.value.includes(one);
          const times = data?.classes.find((row) => row.class === one)?.times ?? 0;
          return (
            <Class key={one} $on={on} $near={one === near}>
              <Checkbox
                {...control}
                disabled={locked}
                label={dnsClassText[one]}
                checked={on}
                onChange={(chosen) =>
                  // In the order of the classes, so that the same choice is the same value.
                  state.change(dnsClasses.filter((other) => (other === one ? chosen : state.value.includes(other))))
                }
              />
              <span>{text.about[one]}</span>
              {locked ? (
                <span>{text.locked}</span>
              ) : (
                times > 0 && (
                  <To to={dnsPlace('log', gwid, { free: plan?.tier === 'trial', query: { class: one } })}>
                    {text.caught(number(times))}
                  </To>
                )
              )}
            </Class>
          );
        })}
      </Classes>
    </GroupFrame>
  );
}
