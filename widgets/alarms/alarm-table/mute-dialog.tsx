import type { AlarmRow } from '../../../src/api/contract/alarm';
import { muteSpans } from '../../../src/api/contract/alarm-silence';
import type { AlarmKind } from '../../../src/domain/alarm-kinds';
import { longestMute, momentOf } from '../../../src/domain/silence-window';
import { DateField, FormRow, RadioField, TimeField, useFormState } from '../../../src/ui/form';
import { FormDialog } from '../../../src/ui/form-dialog';
import { Note } from '../../../src/ui/note';
import { useToast } from '../../../src/ui/toast';
import { useMute } from './alarm-silence.data';
import { alarmKindNames } from '../../../src/text/alarm-kind.text';
import { alarmSentence } from '../../../src/text/alarm-sentence';
import { alarmSilenceText as text } from './alarm-silence.text';

interface Values {
  object: 'device' | 'gateway';
  scope: 'kind' | 'all';
  span: (typeof muteSpans)[number];
  day?: string;
  time?: string;
}

/** Keeps the object of an alarm quiet for a time. */
export function MuteDialog({ alarm, onClose }: { alarm: AlarmRow; onClose: () => void }) {
  const { run } = useMute();
  const toast = useToast();
  const kind = alarm.kind as AlarmKind;
  const behind = alarm.device_id !== alarm.gwid;
  const submit = async ({ object, scope, ...when }: Values) => {
    const bad = endObjection(when);
    if (bad) return bad;
    const { data } = await run({
      devices: [object === 'gateway' ? alarm.gwid : alarm.device_id],
      ...spanOf(when),
      ...(scope === 'kind' && { kind }),
    });
    toast.success(text.muted(data.alarms));
    onClose();
    return undefined;
  };
  return (
    <FormDialog<Values>
      title={text.muteTitle}
      ok={text.mute}
      initial={{ object: 'device', scope: 'kind', span: 'day' }}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioField
        name="object"
        label={text.object}
        options={[
          { value: 'device', label: text.objectDevice(alarm.remark) },
          ...(behind ? [{ value: 'gateway', label: text.objectGateway(alarm.gateway_remark) }] : []),
        ]}
      />
      <RadioField
        name="scope"
        label={text.scope}
        options={[
          { value: 'kind', label: text.scopeKind(alarmKindNames[kind] ?? alarmSentence(alarm)) },
          { value: 'all', label: text.scopeAll },
        ]}
      />
      <Span />
    </FormDialog>
  );
}

interface MuteManyProps {
  count: number;
  onSubmit: (span: MuteSpan) => void;
  onClose: () => void;
}

/** How long something is kept quiet, as the server is told it. */
export interface MuteSpan {
  span: Values['span'];
  until?: string;
}

/** Keeps the devices of several alarms quiet for a time. */
export function MuteManyDialog({ count, onSubmit, onClose }: MuteManyProps) {
  // It is done as a task, behind this dialog: what is wrong with the time is said while it can be changed.
  const submit = async (values: When) => {
    const bad = endObjection(values);
    if (!bad) onSubmit(spanOf(values));
    return bad;
  };
  return (
    <FormDialog<When>
      title={text.muteMany(count)}
      ok={text.mute}
      initial={{ span: 'day' }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Span />
    </FormDialog>
  );
}

type When = Pick<Values, 'span' | 'day' | 'time'>;

const spanOf = ({ span, day = '', time = '' }: When): MuteSpan => ({
  span,
  ...(span === 'until' && { until: new Date(momentOf(day, time, ownZone())).toISOString() }),
});

/** What is wrong with the end of a mute, at the field that would mend it. */
function endObjection(when: When): Record<string, string> | undefined {
  const { until } = spanOf(when);
  if (until === undefined) return undefined;
  const ahead = Date.parse(until) - Date.now();
  if (ahead <= 0) return { time: text.endPast };
  return ahead > longestMute ? { day: text.endMost } : undefined;
}

function Span() {
  return (
    <>
      <RadioField
        name="span"
        label={text.span}
        options={muteSpans.map((span) => ({ value: span, label: text.spans[span] }))}
      />
      <Until />
      <Note tone="info">{text.muteHelp}</Note>
    </>
  );
}

function Until() {
  const { values } = useFormState<Values>();
  if (values.span !== 'until') return null;
  return (
    <FormRow>
      <DateField name="day" label={text.endDay} required />
      <TimeField name="time" label={text.endTime} required />
    </FormRow>
  );
}

/** The zone of this machine. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
