import { useRead } from '../../../src/api';
import { filterOptions } from '../../../src/api/contract/device';
import type { PasswordPlan } from '../../../src/api/contract/wifi-password';
import { beijingDay } from '../../../src/domain/time';
import {
  passwordEventDelays,
  passwordEvents,
  passwordLimits,
  passwordOverlaps,
  passwordRepeats,
  passwordShapes,
  passwordSizes,
  passwordTargets,
  type PasswordEvent,
  type PasswordShape,
  type PasswordTarget,
} from '../../../src/domain/wifi-password';
import {
  CheckboxesField,
  DateField,
  MultiSelectField,
  NumberField,
  RadioField,
  SelectField,
  SwitchField,
  TextField,
  TimeField,
  useFormState,
} from '../../../src/ui/form';
import { useDeviceChoices } from '../../../src/ui/device/device-choices';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { Note } from '../../../src/ui/note';
import { useToast } from '../../../src/ui/toast';
import { betweenText } from '../../../src/text/between.text';
import { useChoices, useReach, useSave } from './dynamic-passwords.data';
import { cronMoments, cronRule, eventName } from './dynamic-passwords.model';
import { dynamicPasswordsText as text } from './dynamic-passwords.text';
import { reachWords } from './reach';

interface Values {
  name?: string;
  ssid?: string;
  target: PasswordTarget;
  /** What is chosen, by the kind of target: each keeps its own. */
  chosen?: Partial<Record<PasswordTarget, readonly string[]>>;
  repeat: (typeof passwordRepeats)[number];
  days?: readonly string[];
  every_days?: number;
  cron?: string;
  events?: readonly PasswordEvent[];
  delay: string;
  time?: string;
  second?: string;
  starts_on?: string;
  skip_holidays?: boolean;
  shape: PasswordShape;
  sizes?: Partial<Record<PasswordShape, number>>;
  overlap: string;
  channels?: readonly string[];
  tells_password?: boolean;
}

interface PlanDialogProps {
  plan?: PasswordPlan | undefined;
  onSaved: (id: string) => void;
  onClose: () => void;
}

const usual = Object.fromEntries(passwordShapes.map((shape) => [shape, passwordSizes[shape].usual]));

/** Makes a plan, or changes one. */
export function PlanDialog({ plan, onSaved, onClose }: PlanDialogProps) {
  const { run } = useSave();
  const toast = useToast();
  const submit = async (values: Values) => {
    const { name = '', ssid = '', target, repeat, days = [], time = '', second, shape, starts_on } = values;
    const byHand = repeat === 'manual';
    const { data } = await run({
      ...(plan && { id: plan.id }),
      ...{ name, ssid, target, repeat, shape },
      target_ids: [...(values.chosen?.[target] ?? [])],
      days: repeat === 'weekly' ? days.map(Number) : [],
      every_days: repeat === 'interval' ? (values.every_days ?? 1) : 1,
      cron: repeat === 'cron' ? (values.cron ?? '') : '',
      events: [...(values.events ?? [])],
      event_delay: Number(values.delay) as (typeof passwordEventDelays)[number],
      times: byHand || repeat === 'cron' ? [] : second ? [time, second] : [time],
      skip_holidays: !byHand && (values.skip_holidays ?? false),
      starts_on: starts_on || beijingDay(Date.now()),
      size: values.sizes?.[shape] ?? passwordSizes[shape].usual,
      overlap_minutes: (byHand ? 0 : Number(values.overlap)) as (typeof passwordOverlaps)[number],
      channels: [...(values.channels ?? [])],
      tells_password: values.tells_password ?? false,
    });
    toast.success(text.saved);
    onSaved(data.id);
    onClose();
  };
  return (
    <FormDialog<Values>
      title={plan ? text.editTitle(plan.name) : text.add}
      ok={plan ? verbs.save : verbs.create}
      width={600}
      initial={plan ? valuesOf(plan) : newPlan()}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField name="name" label={text.name} required maxLength={30} help={text.nameHelp} />
      <Where />
      <RadioField
        name="repeat"
        label={text.repeat}
        options={passwordRepeats.map((value) => ({ value, label: text.repeats[value] }))}
      />
      <When />
      <Events />
      <Rule />
      <Told had={plan?.channels ?? []} />
    </FormDialog>
  );
}

const newPlan = (): Values => ({
  ...{ target: 'gateway', repeat: 'daily', every_days: 3, time: '06:00', starts_on: beijingDay(Date.now()) },
  ...{ shape: 'words', sizes: usual, tells_password: true, overlap: '0' },
  ...{ cron: '0 6 * * 1', events: [], delay: '10' },
});

const valuesOf = (plan: PasswordPlan): Values => ({
  ...plan,
  chosen: { [plan.target]: plan.target_ids },
  days: plan.days.map(String),
  time: plan.times[0] ?? '',
  second: plan.times[1] ?? '',
  sizes: { ...usual, [plan.shape]: plan.size },
  overlap: String(plan.overlap_minutes),
  delay: String(plan.event_delay),
});

/** Which network, on which access points. */
function Where() {
  const { ssid = '', target, chosen } = useFormState<Values>().values;
  const choices = useChoices();
  const groups = useRead(filterOptions, target === 'group' ? { kind: 'gateway' } : null);
  const kind = target === 'ap' ? 'ap' : 'gateway';
  const found = useDeviceChoices(target === 'group' ? undefined : kind);
  const target_ids = [...(chosen?.[target] ?? [])];
  const reach = useReach(ssid && target_ids.length > 0 ? { ssid, target, target_ids } : null);
  // What has no password in common anywhere cannot be changed.
  const known = (choices.data?.ssids ?? []).filter(({ aps, without }) => aps > without);
  const ssids = known.map((one) => ({ value: one.ssid, label: text.ssidOption(one.ssid, one.aps) }));
  const gone = ssid && !known.some((one) => one.ssid === ssid) ? [{ value: ssid, label: ssid }] : [];
  return (
    <>
      <SelectField name="ssid" label={text.ssid} required source={choices} options={[...gone, ...ssids]} />
      <RadioField
        name="target"
        label={text.target}
        options={passwordTargets.map((value) => ({ value, label: text.targets[value] }))}
      />
      <MultiSelectField
        key={target}
        name={`chosen.${target}`}
        label={text.targets[target]}
        required
        {...(target === 'group'
          ? { source: groups, options: (groups.data?.groups ?? []).map(({ id, name }) => ({ value: id, label: name })) }
          : found)}
      />
      {reach.data && <Note tone={reach.data.total === 0 ? 'warning' : 'info'}>{reachWords(reach.data)}</Note>}
    </>
  );
}

/** Monday first. */
const week = [1, 2, 3, 4, 5, 6, 0] as const;

/** On which days, at what times, and from when on. */
function When() {
  const { repeat, time } = useFormState<Values>().values;
  if (repeat === 'manual') return null;
  if (repeat === 'cron') return <CronWhen />;
  const differs = (value: string) => (value && value === time ? text.sameTime : undefined);
  return (
    <>
      {repeat === 'weekly' && (
        <CheckboxesField
          name="days"
          label={text.weekdays}
          required
          options={week.map((one) => ({ value: String(one), label: text.days[one]! }))}
        />
      )}
      {repeat === 'interval' && (
        <NumberField
          name="every_days"
          label={text.interval}
          unit={text.dayUnit}
          required
          integer
          min={1}
          max={passwordLimits.everyDays}
        />
      )}
      <TimeField name="time" label={text.time} required help={text.timeHelp} />
      <TimeField name="second" label={text.second} rules={[differs]} help={text.secondHelp} />
      <DateField name="starts_on" label={text.starts} required help={text.startsHelp} />
      <SwitchField name="skip_holidays" label={text.skipHolidays} />
    </>
  );
}

/** By a line as of cron, with the moments that come of it. */
function CronWhen() {
  const { cron = '', starts_on = '', skip_holidays = false } = useFormState<Values>().values;
  const next = cronMoments({ cron, starts_on, skip_holidays }, Date.now());
  return (
    <>
      <TextField
        name="cron"
        label={text.cron}
        required
        mono
        autoComplete="off"
        placeholder="0 6 1,15 * *"
        help={text.cronHelp}
        rules={[cronRule]}
      />
      {next.length > 0 && <Note>{text.cronNext(next.join(betweenText.names))}</Note>}
      <DateField name="starts_on" label={text.starts} required help={text.startsHelp} />
      <SwitchField name="skip_holidays" label={text.skipHolidays} />
    </>
  );
}

/** What it changes for besides. */
function Events() {
  const { events = [] } = useFormState<Values>().values;
  return (
    <>
      <MultiSelectField
        name="events"
        label={text.events}
        placeholder={text.noEvents}
        help={text.eventsHelp}
        options={passwordEvents.map((value) => ({ value, label: eventName(value) }))}
      />
      {events.length > 0 && (
        <SelectField
          name="delay"
          label={text.eventDelay}
          help={text.eventDelayHelp}
          options={passwordEventDelays.map((value) => ({ value: String(value), label: text.delays[value] }))}
        />
      )}
    </>
  );
}

/** What a password is made of. */
function Rule() {
  const { shape, repeat } = useFormState<Values>().values;
  const { from, to } = passwordSizes[shape];
  return (
    <>
      <RadioField
        name="shape"
        label={text.shape}
        help={text.shapeHelp[shape]}
        options={passwordShapes.map((value) => ({ value, label: text.shapes[value] }))}
      />
      <NumberField
        key={shape}
        name={`sizes.${shape}`}
        label={text.length}
        unit={shape === 'words' ? text.wordUnit : text.chars}
        required
        integer
        min={from}
        max={to}
      />
      {repeat !== 'manual' && (
        <SelectField
          name="overlap"
          label={text.overlap}
          help={text.overlapHelp}
          options={passwordOverlaps.map((value) => ({ value: String(value), label: text.overlaps[value] }))}
        />
      )}
    </>
  );
}

/** Who is told; a channel that the plan had stays in sight though nothing can be sent to it now. */
function Told({ had }: { had: readonly string[] }) {
  const { channels = [] } = useFormState<Values>().values;
  const choices = useChoices();
  const { channels: able = [], silent = [] } = choices.data ?? {};
  const kept = silent.filter(({ id }) => had.includes(id));
  return (
    <>
      <MultiSelectField
        name="channels"
        label={text.channels}
        help={text.channelsHelp}
        source={choices}
        options={[
          ...able.map(({ id, name }) => ({ value: id, label: name })),
          ...kept.map(({ id, name }) => ({ value: id, label: text.silent(name) })),
        ]}
      />
      {channels.length > 0 && <SwitchField name="tells_password" label={text.tellsPassword} />}
    </>
  );
}
