import { useState } from 'react';
import type { BackupPlan } from '../../../src/api/contract/backup';
import { time } from '../../../src/format';
import { Button } from '../../../src/ui/button';
import { NumberField, SelectField, SwitchField, useFormState } from '../../../src/ui/form';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { CalendarClock } from '../../../src/ui/icon';
import { Status } from '../../../src/ui/status';
import { useToast } from '../../../src/ui/toast';
import { perLanguage } from '../../../src/text/words';
import { useBackupActions, usePlan } from './config-backups.data';
import { configBackupsText as text } from './config-backups.text';
import { GatewaysField } from './dialogs';

/** When backups of a gateway are taken by themselves, and the way to change it: that alone for many (no gateway). */
export function Plan({ gwid }: { gwid: string }) {
  const [open, setOpen] = useState(false);
  const { data } = usePlan(gwid);
  const when = data && [data.every === 'daily' ? text.daily : text.weekdays[data.weekday], text.hourOf(data.hour)];
  const change = (
    <>
      <Button
        size={gwid ? 'sm' : 'md'}
        icon={<CalendarClock />}
        disabled={gwid !== '' && !data}
        onClick={() => setOpen(true)}
      >
        {gwid ? text.change : text.plan}
      </Button>
      {open && <PlanDialog gwid={gwid} plan={data ?? offered} onClose={() => setOpen(false)} />}
    </>
  );
  if (!gwid) return change;
  return (
    <>
      {data && (
        <span role="status">
          <Status kind={data.enabled ? 'online' : 'off'}>
            {data.enabled ? text.planOn(when!.join(' '), data.keep) : text.planOff}
          </Status>
        </span>
      )}
      {data?.next_at && <span>{text.next(time(data.next_at))}</span>}
      {change}
    </>
  );
}

/** What is offered where many gateways get the same plan. */
const offered: BackupPlan = { enabled: true, every: 'weekly', weekday: 1, hour: 3, keep: 7 };

type Values = Omit<BackupPlan, 'weekday' | 'hour'> & { ids?: string[]; weekday: string; hour: string };

function PlanDialog({ gwid, plan, onClose }: { gwid: string; plan: BackupPlan; onClose: () => void }) {
  const { plan: saving } = useBackupActions();
  const toast = useToast();
  const submit = async ({ ids, enabled = false, every, weekday, hour, keep }: Values) => {
    await saving.run({
      ids: gwid ? [gwid] : (ids ?? []),
      enabled,
      every,
      weekday: Number(weekday),
      hour: Number(hour),
      keep,
    });
    toast.success(text.planned);
    onClose();
  };
  const { enabled, every, weekday, hour, keep } = plan;
  const initial = { enabled, every, weekday: String(weekday), hour: String(hour), keep };
  return (
    <FormDialog<Values> title={text.plan} ok={verbs.save} initial={initial} onSubmit={submit} onClose={onClose}>
      {!gwid && <GatewaysField />}
      <SwitchField name="enabled" label={text.enabled} />
      <When />
    </FormDialog>
  );
}

/** Only what matters for the choice made. */
function When() {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  if (!values.enabled) return null;
  return (
    <>
      <SelectField name="every" label={text.every} required options={periods()} />
      {values.every === 'weekly' && <SelectField name="weekday" label={text.weekday} required options={days()} />}
      <SelectField name="hour" label={text.hour} required options={hours()} />
      <NumberField
        name="keep"
        label={text.keep}
        help={text.keepHelp}
        unit={text.copies}
        integer
        required
        min={1}
        max={90}
      />
    </>
  );
}

const periods = perLanguage(() => [
  { value: 'daily', label: text.daily },
  { value: 'weekly', label: text.weekly },
]);
const days = perLanguage(() => text.weekdays.map((label, day) => ({ value: String(day), label })));
const hours = perLanguage(() =>
  Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: text.hourOf(hour) })),
);
