import { useEffect, useRef } from 'react';
import type { Campaign } from '../../../../src/api/contract/firmware';
import type { JobTarget } from '../../../../src/api/contract/job';
import type { DeviceKind } from '../../../../src/domain/device';
import { manyDowngrades, rollouts, soaks, stopRates } from '../../../../src/domain/firmware';
import { time } from '../../../../src/format';
import {
  DateField,
  FormRow,
  RadioField,
  SelectField,
  TextField,
  TimeField,
  useForm,
  useFormState,
} from '../../../../src/ui/form';
import { FormDialog } from '../../../../src/ui/form-dialog';
import { Note } from '../../../../src/ui/note';
import { perLanguage } from '../../../../src/text/words';
import { betweenText } from '../../../../src/text/between.text';
import {
  hasGroups,
  initialOf,
  startOf,
  targetOf,
  tooSoon,
  usePreview,
  useSaveUpgrade,
  useScopes,
  useVersions,
  type UpgradeValues,
} from './upgrade.data';
import { upgradeText as text } from './upgrade.text';

/** Props of `UpgradeDialog`. */
export interface UpgradeDialogProps {
  /** Which devices; without it the dialog asks. */
  target?: JobTarget | undefined;
  /** What kind they are of; routers unless told. */
  kind?: DeviceKind | undefined;
  /** An upgrade that has not started, to be changed. */
  campaign?: Campaign | undefined;
  onDone: (campaign: Campaign) => void;
  onClose: () => void;
}

/** Hours that devices that are offline may be waited for. */
const waits = [6, 24, 72, 168];

/** Plans an upgrade of the firmware: which version, when, in which steps. */
export function UpgradeDialog({ target, kind = 'gateway', campaign, onDone, onClose }: UpgradeDialogProps) {
  const save = useSaveUpgrade();
  const submit = async (values: UpgradeValues) => {
    const soon = tooSoon(values);
    if (soon) return { clock: soon };
    onDone(await save(values, target ?? targetOf(values), campaign));
    onClose();
    return undefined;
  };
  return (
    <FormDialog<UpgradeValues>
      title={campaign ? text.edit : text.title}
      ok={campaign ? text.save : text.start}
      width={560}
      initial={initialOf(campaign, kind)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Fields target={target} fixed={target !== undefined || campaign !== undefined} />
    </FormDialog>
  );
}

function Fields({ target, fixed }: { target: JobTarget | undefined; fixed: boolean }) {
  const { values } = useFormState<UpgradeValues>();
  const { kind = 'gateway' } = values;
  useForget(kind);
  const versions = useVersions(kind);
  const scopes = useScopes(kind);
  const asked = target ?? (fixed ? undefined : targetOf(values));
  const at = startOf(values);
  return (
    <>
      {!fixed && <RadioField name="kind" label={text.kind} options={choices(text.kinds)} />}
      <SelectField name="version" label={text.version} required {...versions} />
      {!fixed && (
        <>
          <RadioField
            name="scope"
            label={text.scope}
            options={hasGroups(kind) ? scopeChoices() : scopeChoices().filter(({ value }) => value !== 'group')}
          />
          {values.scope === 'group' && hasGroups(kind) && (
            <SelectField
              name="group"
              label={text.group}
              required
              source={scopes}
              options={(scopes.data?.groups ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          {values.scope === 'model' && (
            <SelectField
              name="model"
              label={text.model}
              required
              source={scopes}
              options={(scopes.data?.models ?? []).map(({ name }) => ({ value: name, label: name }))}
            />
          )}
        </>
      )}
      <Preview target={asked} version={values.version} />
      <RadioField name="when" label={text.when} options={choices(text.whens)} />
      {values.when === 'later' && (
        <FormRow>
          <DateField name="day" label={text.day} required />
          <TimeField name="clock" label={text.clock} required help={zoneOf(at)} />
        </FormRow>
      )}
      <FormRow>
        <SelectField name="rollout" label={text.rollout} options={rolloutChoices()} help={text.rolloutHelp} required />
        {values.rollout !== 'once' && (
          <SelectField
            name="soak"
            label={text.soak}
            placeholder={text.soakNone}
            options={soakChoices()}
            help={text.soakHelp}
          />
        )}
        <SelectField name="stop" label={text.stop} placeholder={text.stopNever} options={stopChoices()} />
        <SelectField name="wait" label={text.offline} placeholder={text.offlineSkip} options={waitChoices()} />
        <TextField name="name" label={text.name} maxLength={60} />
      </FormRow>
      <Note tone="warning">{text.interrupts}</Note>
    </>
  );
}

/** Versions, groups and models are of one kind: what was chosen of another is taken back. */
function useForget(kind: DeviceKind) {
  const form = useForm<UpgradeValues>();
  const former = useRef(kind);
  useEffect(() => {
    if (former.current === kind) return;
    former.current = kind;
    form.batch(() => {
      for (const name of ['version', 'group', 'model'] as const) form.change(name, undefined);
      if (!hasGroups(kind) && form.getState().values.scope === 'group') form.change('scope', 'all');
    });
  }, [form, kind]);
}

/** Says before the button is pressed what will happen. */
function Preview({ target, version }: { target: JobTarget | undefined; version: string | undefined }) {
  const { data, loading } = usePreview(target, version);
  if (!target || !version) return null;
  if (!data) return loading ? <Note>{text.checking}</Note> : null;
  if (data.fit === 0) return <Note tone="warning">{text.none}</Note>;
  const { newer } = data;
  const parts = (['offline', 'newer', 'already', 'unsupported'] as const)
    .filter((part) => data[part] > 0)
    .map((part) => text.parts[part](data[part]));
  return (
    <>
      <Note tone={newer > 0 ? 'warning' : 'info'}>
        {[text.fit(data.fit, data.total), ...parts].join(betweenText.parts)}
      </Note>
      {newer >= manyDowngrades && (
        <TextField
          name="downgrades"
          label={text.downgrades(newer)}
          help={text.downgradesHelp(newer)}
          required
          autoComplete="off"
          rules={[(typed: string) => (typed.trim() === String(newer) ? undefined : text.downgrades(newer))]}
        />
      )}
    </>
  );
}

const choices = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
const scopeChoices = perLanguage(() => choices(text.scopes));
const rolloutChoices = perLanguage(() =>
  Object.keys(rollouts).map((value) => ({ value, label: text.rollouts[value as keyof typeof rollouts] })),
);
const soakChoices = perLanguage(() =>
  soaks.map((minutes) => ({ value: String(minutes), label: text.soakFor(minutes) })),
);
const stopChoices = perLanguage(() => stopRates.map((rate) => ({ value: String(rate), label: text.stopAt(rate) })));
const waitChoices = perLanguage(() => waits.map((hours) => ({ value: String(hours), label: text.offlineWait(hours) })));

/** The zone that times are in; with the time of this machine where that is another one. */
function zoneOf(at: number | undefined): string {
  if (at === undefined || new Date(at).getTimezoneOffset() === -480) return text.zone;
  return text.zoneOwn(time(at));
}
