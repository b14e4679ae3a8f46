import type { Campaign } from '../../../src/api/contract/firmware';
import type { DeviceKind } from '../../../src/domain/device';
import { fillPattern, isPattern } from '../../../src/domain/job';
import { groupName } from '../../../src/rules';
import { checks } from '../../../src/text';
import { RadioField, SelectField, TextField, useFormState } from '../../../src/ui/form';
import { FormDialog } from '../../../src/ui/form-dialog';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { Note } from '../../../src/ui/note';
import { useStartJob, type JobTarget, type NewJob } from '../../../src/ui/tasks';
import { useToast } from '../../../src/ui/toast';
import { useFilterOptions } from './device-list.data';
import { batchText } from './batch-dialogs.text';
import { deviceListText as text } from './device-list.text';
import { longestRemark } from '../../../src/domain/device';

/** Planning an upgrade is rare and has many fields. */
const UpgradeDialog = lazy(() => import('../shared/upgrade').then((m) => m.UpgradeDialog));

/** What a batch dialog is open for. */
export interface Asked {
  what: 'reboot' | 'upgrade' | 'group' | 'rename' | 'tag' | 'unbind';
  count: number;
  /** Of all of them; undefined: of several kinds. */
  kind?: DeviceKind | undefined;
  target: JobTarget;
  /** Called when the job is on its way. */
  started: () => void;
}

interface Values {
  group?: string;
  pattern?: string;
  add?: string;
  remove?: string;
  offline?: string;
  typed?: string;
}

/** Hours that a restart waits for devices that are offline. */
const waitHours = 24;

/** Asks what a batch needs and starts it as a job on the server. */
export function BatchDialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const { start } = useStartJob();
  const toast = useToast();
  const { what, count, target, started } = asked;
  const done = (said: string) => {
    toast.success(said);
    started();
    onClose();
  };
  if (what === 'upgrade') {
    const planned = ({ state }: Campaign) =>
      done(state === 'scheduled' ? batchText.upgradePlanned : batchText.jobStarted);
    return (
      <Suspense>
        <UpgradeDialog target={target} kind={asked.kind} onDone={planned} onClose={onClose} />
      </Suspense>
    );
  }
  const submit = async (values: Values) => {
    if (what === 'unbind' && values.typed !== batchText.unbindWord) return { typed: batchText.unbindType };
    await start({ target, ...workOf(what, values) });
    return done(batchText.jobStarted);
  };
  const danger = what === 'reboot' || what === 'unbind';
  return (
    <FormDialog<Values>
      title={batchText.batch[what](count)}
      ok={batchText.verbs[what]}
      danger={danger}
      initial={{ offline: 'wait' }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Fields what={what} count={count} />
    </FormDialog>
  );
}

function workOf(what: Exclude<Asked['what'], 'upgrade'>, values: Values): Omit<NewJob, 'target'> {
  switch (what) {
    case 'reboot':
      return { kind: 'reboot', wait_hours: values.offline === 'wait' ? waitHours : 0 };
    case 'unbind':
      return { kind: 'unbind' };
    case 'group':
      return { kind: 'group', group: values.group || null };
    case 'rename':
      return { kind: 'rename', pattern: values.pattern ?? '' };
    case 'tag':
      return { kind: 'tag', add: tagsOf(values.add), remove: tagsOf(values.remove) };
  }
}

const tagsOf = (typed = ''): string[] => [...new Set(typed.split(/[\s,，、]+/).filter(Boolean))];
const tagRule = (typed: string) =>
  tagsOf(typed)
    .map((tag) => checks<string>(tag, groupName)(tag))
    .find(Boolean);

function Fields({ what, count }: { what: Asked['what']; count: number }) {
  const { values } = useFormState<Values>();
  const filters = useFilterOptions('gateway');
  switch (what) {
    case 'reboot':
      return (
        <>
          <Note tone="warning">{batchText.rebootAsk(count)}</Note>
          <RadioField
            name="offline"
            label={batchText.offlineDevices}
            options={[
              { value: 'wait', label: batchText.offlineWait(waitHours) },
              { value: 'skip', label: batchText.offlineSkip },
            ]}
          />
        </>
      );
    case 'unbind':
      return (
        <>
          <Note tone="danger">{text.unbindDetail}</Note>
          <TextField name="typed" label={batchText.unbindType} required autoComplete="off" />
        </>
      );
    case 'group':
      return (
        <SelectField
          name="group"
          label={text.group}
          placeholder={batchText.noGroup}
          source={filters}
          options={(filters.data?.groups ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      );
    case 'rename': {
      const sample = fillPattern(values.pattern ?? '', batchText.renameSample, 1, count);
      return (
        <>
          <TextField
            name="pattern"
            label={batchText.pattern}
            required
            maxLength={longestRemark}
            placeholder={batchText.patternExample}
            help={batchText.patternHelp}
            rules={[(pattern: string) => (count > 1 && !isPattern(pattern) ? batchText.patternSame : undefined)]}
          />
          {values.pattern && <Note>{batchText.patternSample(sample)}</Note>}
        </>
      );
    }
    case 'tag':
      return (
        <>
          <TextField name="add" label={batchText.tagsAdd} rules={[tagRule]} help={batchText.tagsHelp} />
          <TextField name="remove" label={batchText.tagsRemove} rules={[tagRule]} />
        </>
      );
    case 'upgrade':
      return null;
  }
}
