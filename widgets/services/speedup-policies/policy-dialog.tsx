import { useRead, useWrite } from '../../../src/api';
import { speedupLines } from '../../../src/api/contract/speedup';
import { speedupPolicySave, type SpeedupPolicy } from '../../../src/api/contract/speedup-policy';
import { mostPolicyLines, policyBounds, policyDefaults, type PolicyField } from '../../../src/domain/speedup-policy';
import { FormRow, NumberField, SelectField, useFormState } from '../../../src/ui/form';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { Note } from '../../../src/ui/note';
import { useToast } from '../../../src/ui/toast';
import { lineWords } from '../shared/speedup/line-words';
import { appName } from '../shared/speedup/policies';
import { speedupText } from '../shared/speedup/speedup.text';
import { measuredWords } from '../shared/speedup/states';
import { speedupPoliciesText as text } from './speedup-policies.text';

type Slot = `line${number}`;
type Values = Record<PolicyField, number> & Record<Slot, string>;

const slots = Array.from({ length: mostPolicyLines }, (_, at): Slot => `line${at}`);
const chosenIn = (values: Partial<Values>): string[] => slots.flatMap((slot) => values[slot] || []);

interface PolicyDialogProps {
  /** Of one group; the first gives what the form begins with. */
  policies: readonly [SpeedupPolicy, ...SpeedupPolicy[]];
  onClose: () => void;
}

/** Which lines applications may use: the first alone, or others after it with what makes them leave one. */
export function PolicyDialog({ policies, onClose }: PolicyDialogProps) {
  const [policy] = policies;
  const apps = policies.map(({ app }) => app);
  const save = useWrite(speedupPolicySave, ['/api/v3/speedup/']);
  const toast = useToast();
  const submit = async (values: Values) => {
    const { ms, loss, jitter, hold, back } = values;
    await save.run({ gid: policy.gid, apps, lines: chosenIn(values), ms, loss, jitter, hold, back });
    toast.success(text.saved);
    onClose();
  };
  const initial = {
    ...Object.fromEntries(slots.map((slot, at) => [slot, policy.lines[at]?.id ?? ''])),
    ...{ ms: policy.ms ?? policyDefaults.ms, loss: policy.loss ?? policyDefaults.loss },
    ...{ jitter: policy.jitter ?? policyDefaults.jitter, hold: policy.hold ?? policyDefaults.hold },
    back: policy.back ?? policyDefaults.back,
  } as Values;
  return (
    <FormDialog<Values>
      title={apps.length > 1 ? text.titleMany(apps.length) : text.title(appName(policy.app))}
      ok={verbs.save}
      initial={initial}
      width={560}
      onSubmit={submit}
      onClose={onClose}
    >
      {apps.length > 1 && <Note>{text.many(apps.map(appName))}</Note>}
      <Fields gwid={policy.gwid} />
    </FormDialog>
  );
}

function Fields({ gwid }: { gwid: string }) {
  const { values } = useFormState<Partial<Values>>();
  const lines = useRead(speedupLines, { per_page: 1000, gwid });
  const options = (lines.data?.list ?? []).map((line) => ({
    value: line.id,
    label: speedupText.lineOf(lineWords(line), measuredWords(line.measured)),
  }));
  const chosen = chosenIn(values);
  // One more box than lines are chosen.
  const shown = slots.slice(0, Math.min(slots.length, options.length, chosen.length + 1));
  const once = (line: string) => (line && chosen.filter((one) => one === line).length > 1 ? text.often : undefined);
  return (
    <>
      {slots.map((slot, at) =>
        at === 0 ? (
          <SelectField key={slot} name={slot} label={text.first} required source={lines} options={options} />
        ) : shown.includes(slot) || values[slot] ? (
          <SelectField
            key={slot}
            name={slot}
            label={text.order(at)}
            source={lines}
            options={[{ value: '', label: text.noLine }, ...options]}
            rules={[once]}
          />
        ) : null,
      )}
      {chosen.length > 1 && (
        <>
          <Note>{text.auto}</Note>
          <FormRow>
            <Bound name="ms" label={text.ms} unit="ms" />
            <Bound name="loss" label={text.loss} unit="%" />
            <Bound name="jitter" label={text.jitter} unit="ms" />
          </FormRow>
          <FormRow>
            <Bound name="hold" label={text.hold} unit={text.seconds} />
            <Bound name="back" label={text.back} unit={text.seconds} />
          </FormRow>
        </>
      )}
    </>
  );
}

const Bound = ({ name, label, unit }: { name: PolicyField; label: string; unit: string }) => (
  <NumberField
    name={name}
    label={label}
    unit={unit}
    required
    integer
    min={policyBounds[name][0]}
    max={policyBounds[name][1]}
  />
);
