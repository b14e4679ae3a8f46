import { useWrite } from '../../../src/api';
import { honeypotSave, type SecurityPolicy } from '../../../src/api/contract/guard';
import {
  decoyKinds,
  decoyPorts,
  securityFault,
  usual,
  type Decoy,
  type HoneypotSettings,
} from '../../../src/domain/security';
import { decoyText } from '../../../src/text/security.text';
import { Button, IconButton } from '../../../src/ui/button';
import { Form, FormActions, GroupFrame, SubmitButton, SwitchField, useField } from '../../../src/ui/form';
import { securityReads } from '../shared';
import { Plus, X } from '../../../src/ui/icon';
import { Input } from '../../../src/ui/input';
import { PaneBox, PaneHead } from '../../../src/ui/pane';
import { Select } from '../../../src/ui/select';
import { useToast } from '../../../src/ui/toast';
import { Decoys, Row } from './honeypot-policy.styles';
import { honeypotPolicyText as text } from './honeypot-policy.text';

interface DecoyFormProps {
  policy: SecurityPolicy;
  settings: HoneypotSettings;
}

/** The settings of the honeypot. */
export function DecoyForm({ policy, settings }: DecoyFormProps) {
  const { run } = useWrite(honeypotSave, securityReads);
  const toast = useToast();
  const submit = async ({ enabled = false, decoys = [] }: Partial<HoneypotSettings>) => {
    const wrong = faultOf({ enabled, decoys }, policy.limits);
    if (wrong) return { decoys: wrong };
    await run({ gwid: policy.gwid, settings: { enabled, decoys } });
    toast.success(text.saved);
    return undefined;
  };
  return (
    <PaneBox>
      <PaneHead title={text.title} note={text.note} />
      <Form<Partial<HoneypotSettings>> label={text.label} initial={settings} onSubmit={submit}>
        <SwitchField name="enabled" label={text.enabled} help={text.enabledHelp} />
        <DecoysField most={policy.limits.decoys} />
        <FormActions>
          <SubmitButton>{text.save}</SubmitButton>
        </FormActions>
      </Form>
    </PaneBox>
  );
}

/** The sentence about what the server would refuse. */
function faultOf(settings: HoneypotSettings, limits: SecurityPolicy['limits']): string | undefined {
  const fault = securityFault('honeypot', settings, limits);
  if (fault?.field !== 'decoys') return undefined;
  if (fault.fault === 'port') return text.badPort(fault.at + 1);
  if (fault.fault === 'twice') return text.twice(fault.at + 1);
  return fault.fault === 'most' ? text.most(fault.most) : text.none;
}

/** A line for each decoy: what it pretends to be, and where. */
function DecoysField({ most }: { most: number }) {
  const props = { name: 'decoys', label: text.decoys, help: text.portHelp };
  const { value, change, ...state } = useField<readonly Decoy[]>(props, []);
  const set = (at: number, decoy: Decoy) => change(value.map((one, i) => (i === at ? decoy : one)));
  const free = decoyKinds.find((kind) => !value.some((one) => one.port === decoyPorts[kind])) ?? 'http';
  return (
    <GroupFrame props={props} state={state} end={text.used(value.length, most)}>
      <Decoys>
        {value.map(({ kind, port }, i) => (
          // The place is what a line is: two may be the same while one is being changed.
          <li key={i}>
            <Select
              aria-label={text.kind(i + 1)}
              value={kind}
              onChange={(next) => set(i, usual(next as Decoy['kind']))}
              options={decoyKinds.map((one) => ({ value: one, label: decoyText[one] }))}
            />
            <Input
              aria-label={text.port(i + 1)}
              inputMode="numeric"
              maxLength={5}
              aria-invalid={state.error ? true : undefined}
              value={Number.isFinite(port) && port > 0 ? String(port) : ''}
              onChange={(typed) => set(i, { kind, port: /^\d+$/.test(typed.trim()) ? Number(typed) : 0 })}
            />
            <IconButton
              size="sm"
              label={text.remove(decoyText[kind])}
              onClick={() => change(value.filter((_, at) => at !== i))}
            >
              <X />
            </IconButton>
          </li>
        ))}
      </Decoys>
      <Row>
        <Button
          size="sm"
          icon={<Plus />}
          disabled={value.length >= most}
          onClick={() => change([...value, usual(free)])}
        >
          {text.add}
        </Button>
        {value.length >= most && <span>{text.full}</span>}
      </Row>
    </GroupFrame>
  );
}
