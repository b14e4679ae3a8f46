import { ApiError, type InputOf } from '../../../src/api';
import type { AlarmSilence, windowSave } from '../../../src/api/contract/alarm-silence';
import { momentOf, wallClock } from '../../../src/domain/silence-window';
import {
  CheckboxesField,
  DateField,
  FormRow,
  NumberField,
  RadioField,
  SelectField,
  TextField,
  TimeField,
  useFormState,
} from '../../../src/ui/form';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { useToast } from '../../../src/ui/toast';
import { TargetFields, targetId, targetValues, type TargetValues } from '../shared/target-fields';
import { useSaveWindow } from './alarm-silence.data';
import { alarmSilenceText as text } from './alarm-silence.text';
import { ownZone } from './mute-dialog';

interface Values extends TargetValues {
  name: string;
  repeat: 'once' | 'weekly';
  zone: string;
  fromDay?: string;
  fromTime?: string;
  toDay?: string;
  toTime?: string;
  days?: readonly string[];
  start?: string;
  minutes?: number;
}

/** Zones on offer beside the reader's own. */
const zones = [
  'Asia/Shanghai',
  'Asia/Urumqi',
  'Asia/Hong_Kong',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Asia/Dubai',
  'Europe/London',
  'Europe/Berlin',
  'America/New_York',
  'America/Los_Angeles',
  'UTC',
];

/** Plans maintenance, or changes a plan. */
export function WindowDialog({ silence, onClose }: { silence?: AlarmSilence | undefined; onClose: () => void }) {
  const { run } = useSaveWindow();
  const toast = useToast();
  const submit = async (values: Values) => {
    try {
      await run({ ...inputOf(values), ...(silence && { id: silence.id }) });
    } catch (error) {
      const objections = error instanceof ApiError && atFields(error, values);
      if (objections) return objections;
      throw error;
    }
    toast.success(text.saved);
    onClose();
    return undefined;
  };
  return (
    <FormDialog<Values>
      title={silence ? text.editWindow : text.addWindow}
      ok={silence ? verbs.save : verbs.create}
      width={560}
      initial={silence ? valuesOf(silence) : { target: 'all', repeat: 'once', zone: ownZone(), minutes: 120 }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField name="name" label={text.name} required maxLength={30} />
      <TargetFields />
      <RadioField
        name="repeat"
        label={text.repeat}
        options={(['once', 'weekly'] as const).map((value) => ({ value, label: text.repeats[value] }))}
      />
      <When />
      <SelectField
        name="zone"
        label={text.zone}
        help={text.zoneHelp}
        options={[...new Set([silence?.zone ?? ownZone(), ...zones])].map((zone) => ({ value: zone, label: zone }))}
      />
    </FormDialog>
  );
}

function When() {
  const { repeat } = useFormState<Values>().values;
  if (repeat === 'weekly') {
    return (
      <>
        <CheckboxesField
          name="days"
          label={text.days}
          required
          options={week.map((day) => ({ value: String(day), label: text.dayNames[day]! }))}
        />
        <FormRow>
          <TimeField name="start" label={text.fromTime} required />
          <NumberField
            name="minutes"
            label={text.minutes}
            unit={text.minutesUnit}
            required
            integer
            min={5}
            max={1440}
          />
        </FormRow>
      </>
    );
  }
  return (
    <>
      <FormRow>
        <DateField name="fromDay" label={text.fromDay} required />
        <TimeField name="fromTime" label={text.fromTime} required />
      </FormRow>
      <FormRow>
        <DateField name="toDay" label={text.endDay} required />
        <TimeField name="toTime" label={text.endTime} required />
      </FormRow>
    </>
  );
}

/** Monday first. */
const week = [1, 2, 3, 4, 5, 6, 0] as const;

function inputOf(values: Values): InputOf<typeof windowSave> {
  const { name = '', target, repeat, zone } = values;
  const target_id = targetId(values);
  const base = { name, target, zone, ...(target_id && { target_id }) };
  if (repeat === 'weekly') {
    const { days = [], start = '', minutes = 0 } = values;
    return { ...base, weekly: { days: days.map(Number), start, minutes } };
  }
  const { fromDay = '', fromTime = '', toDay = '', toTime = '' } = values;
  const moment = (day: string, clock: string) => new Date(momentOf(day, clock, zone)).toISOString();
  return { ...base, once: { from: moment(fromDay, fromTime), to: moment(toDay, toTime) } };
}

function valuesOf({ name, target, weekly, zone, from, to }: AlarmSilence): Values {
  const base = {
    name,
    zone,
    ...targetValues(target.type, target.id),
  };
  if (weekly) {
    const { days, start, minutes } = weekly;
    return { ...base, repeat: 'weekly', days: days.map(String), start, minutes };
  }
  const [start, end] = [wallClock(Date.parse(from), zone), wallClock(Date.parse(to ?? from), zone)];
  return {
    ...base,
    repeat: 'once',
    fromDay: start.date,
    fromTime: start.clock,
    toDay: end.date,
    toTime: end.clock,
    minutes: 120,
  };
}

/** The server names fields as it knows them; each sentence goes to the field in sight. */
function atFields(error: ApiError, { target }: Values): Record<string, string> | undefined {
  const names: Record<string, string> = {
    'once.to': 'toDay',
    'weekly.start': 'start',
    'weekly.days': 'days',
    'weekly.minutes': 'minutes',
    target_id: target === 'group' ? 'group' : 'device',
  };
  const errors = Object.entries(error.detail.errors ?? {});
  if (errors.length === 0) return undefined;
  return Object.fromEntries(errors.map(([name, [sentence = '']]) => [names[name] ?? name, sentence]));
}
