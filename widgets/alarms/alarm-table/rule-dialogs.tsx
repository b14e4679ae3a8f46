import type { DataOf } from '../../../src/api';
import type { alarmRules } from '../../../src/api/contract/alarm-silence';
import { defaultRules, longestHold, ruleUnit } from '../../../src/domain/alarm-rule';
import { Button } from '../../../src/ui/button';
import { FormRow, NumberField, SwitchField, useForm } from '../../../src/ui/form';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { useToast } from '../../../src/ui/toast';
import { useSaveFlap, useSaveRule } from './alarm-silence.data';
import { alarmKindNames } from '../../../src/text/alarm-kind.text';
import { alarmSilenceText as text } from './alarm-silence.text';

type Rules = DataOf<typeof alarmRules>;
type Rule = Rules['rules'][number];
type RuleValues = Pick<Rule, 'enabled' | 'threshold' | 'clear' | 'hold'>;

/** Changes when alarms of one kind are raised. */
export function RuleDialog({ rule, onClose }: { rule: Rule; onClose: () => void }) {
  const { run } = useSaveRule();
  const toast = useToast();
  const { kind, enabled, threshold, clear, hold } = rule;
  const base = defaultRules[kind];
  const { unit, most } = ruleUnit(kind);
  const submit = async (values: RuleValues) => {
    if (values.threshold !== undefined && (values.clear ?? 0) >= values.threshold) return { clear: text.clearOrder };
    await run({ kind, ...values });
    toast.success(text.ruleSaved);
    onClose();
    return undefined;
  };
  return (
    <FormDialog<RuleValues>
      title={text.ruleTitle(alarmKindNames[kind])}
      ok={verbs.save}
      initial={{ enabled, threshold, clear, hold }}
      onSubmit={submit}
      onClose={onClose}
    >
      <SwitchField name="enabled" label={text.enabled} />
      {base.threshold !== undefined && (
        <FormRow>
          <NumberField name="threshold" label={text.threshold} unit={unit} required min={0.1} max={most} />
          <NumberField name="clear" label={text.clear} unit={unit} required min={0} max={most} help={text.clearHelp} />
        </FormRow>
      )}
      {base.hold !== undefined && (
        <NumberField name="hold" label={text.hold} unit={text.minutesUnit} required integer min={0} max={longestHold} />
      )}
      {(base.threshold !== undefined || base.hold !== undefined) && <Defaults to={base} />}
    </FormDialog>
  );
}

function Defaults({ to }: { to: Partial<RuleValues> }) {
  const form = useForm<RuleValues>();
  const reset = () =>
    form.batch(() => {
      for (const name of ['threshold', 'clear', 'hold'] as const) {
        if (to[name] !== undefined) form.change(name, to[name]);
      }
    });
  return (
    <Button variant="link" onClick={reset}>
      {text.defaults}
    </Button>
  );
}

/** Changes when alarms that come and go are held back. */
export function FlapDialog({ flap, onClose }: { flap: Rules['flap']; onClose: () => void }) {
  const { run } = useSaveFlap();
  const toast = useToast();
  const submit = async (values: Rules['flap']) => {
    await run(values);
    toast.success(text.flapSaved);
    onClose();
  };
  return (
    <FormDialog<Rules['flap']>
      title={text.flapTitle}
      ok={verbs.save}
      initial={flap}
      onSubmit={submit}
      onClose={onClose}
    >
      <SwitchField name="enabled" label={text.flapEnabled} />
      <FormRow>
        <NumberField
          name="minutes"
          label={text.flapMinutes}
          unit={text.minutesUnit}
          required
          integer
          min={5}
          max={1440}
        />
        <NumberField name="count" label={text.flapCount} unit={text.times} required integer min={2} max={50} />
      </FormRow>
      <NumberField name="calm" label={text.flapCalm} unit={text.minutesUnit} required integer min={1} max={1440} />
    </FormDialog>
  );
}
