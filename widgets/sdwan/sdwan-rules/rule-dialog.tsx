import type { Network } from '../../../src/api/contract/sdwan';
import {
  actionsOf,
  applications,
  longestRuleName,
  neededOf,
  protocols,
  ruleChecks,
  ruleFields,
  type RuleField,
  type RuleKind,
  type SdwanRule,
} from '../../../src/domain/sdwan';
import { maxLength, required } from '../../../src/rules';
import { checks } from '../../../src/text';
import { sdwanRuleText as rules } from '../../../src/text/sdwan-rule.text';
import { RadioField, SelectField, SwitchField, TextareaField, TextField } from '../../../src/ui/form';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { sdwanRulesText as text } from './sdwan-rules.text';

interface RuleDialogProps {
  kind: RuleKind;
  network: Network;
  rule: SdwanRule;
  onKeep: (rule: SdwanRule) => void;
  onClose: () => void;
}

const nameRule = (name: string | undefined) => checks<string>(rules.name, required, maxLength(longestRuleName))(name);

/** One rule: its name, and the fields that its kind has. */
export function RuleDialog({ kind, network, rule, onKeep, onClose }: RuleDialogProps) {
  const submit = (values: SdwanRule) => {
    const trimmed = {
      name: values.name.trim(),
      source_ips: tidy(values.source_ips),
      target_ips: tidy(values.target_ips),
    };
    onKeep({ ...rule, ...values, ...trimmed, ports: values.ports.trim(), period: values.period.trim() });
  };
  return (
    <FormDialog<SdwanRule>
      title={rule.name ? text.edit : text.add}
      ok={rule.name ? verbs.update : verbs.add}
      width={560}
      initial={rule}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField name="name" label={rules.name} required maxLength={longestRuleName} rules={[nameRule]} />
      {ruleFields[kind].map((field) => (
        <Field key={field} kind={kind} field={field} network={network} />
      ))}
      <SwitchField name="enabled" label={text.on} />
    </FormDialog>
  );
}

const tidy = (lines: string): string =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

function Field({ kind, field, network }: { kind: RuleKind; field: RuleField; network: Network }) {
  const label = rules.fields[kind][field] ?? field;
  const needed = neededOf(kind).includes(field);
  const common = { name: field, label, ...(needed && { required: true }) };
  const check = ruleChecks[field] && [checks<string>(label, ...(needed ? [required] : []), ruleChecks[field])];
  switch (field) {
    case 'from':
    case 'to':
      return (
        <SelectField
          {...common}
          placeholder={text.any}
          options={network.member_list.map(({ gwid, remark }) => ({ value: gwid, label: remark }))}
        />
      );
    case 'source_ips':
    case 'target_ips':
      return <TextareaField {...common} help={text.lines} maxLength={2000} {...(check && { rules: check })} />;
    case 'ports':
      return <TextField {...common} help={text.portsHelp} maxLength={200} {...(check && { rules: check })} />;
    case 'period':
      return <TextField {...common} help={text.periodHelp} maxLength={20} {...(check && { rules: check })} />;
    case 'application':
      return (
        <SelectField {...common} options={applications.map((value) => ({ value, label: rules.applications[value] }))} />
      );
    case 'protocol':
      return <SelectField {...common} options={protocols.map((value) => ({ value, label: rules.protocols[value] }))} />;
    case 'action':
      return (
        <RadioField {...common} options={actionsOf(kind).map((value) => ({ value, label: rules.actions[value] }))} />
      );
    default:
      return <SwitchField {...common} />;
  }
}
