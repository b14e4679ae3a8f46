import type { AlarmRow } from '../../src/api/contract/alarm';
import { muteSpans } from '../../src/api/contract/alarm-quiet';
import type { AlarmKind } from '../../src/domain/alarm';
import { momentOf } from '../../src/domain/quiet-window';
import { DateField, FormRow, RadioField, TimeField, useFormState } from '../../src/ui/form';
import { FormDialog } from '../../src/ui/form-dialog';
import { Note } from '../../src/ui/note';
import { useToast } from '../../src/ui/toast';
import { useMute } from './alarm-quiet.data';
import { alarmKindNames, alarmQuietText as text } from './alarm-quiet.text';

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
  const submit = async ({ object, scope, span, day = '', time = '' }: Values) => {
    const { data } = await run({
      device: object === 'gateway' ? alarm.gwid : alarm.device_id,
      span,
      ...(scope === 'kind' && { kind }),
      ...(span === 'until' && { until: new Date(momentOf(day, time, ownZone())).toISOString() }),
    });
    toast.success(text.muted(data.alarms));
    onClose();
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
          { value: 'kind', label: text.scopeKind(alarmKindNames[kind] ?? alarm.content) },
          { value: 'all', label: text.scopeAll },
        ]}
      />
      <RadioField
        name="span"
        label={text.span}
        options={muteSpans.map((span) => ({ value: span, label: text.spans[span] }))}
      />
      <Until />
      <Note tone="info">{text.muteHelp}</Note>
    </FormDialog>
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
