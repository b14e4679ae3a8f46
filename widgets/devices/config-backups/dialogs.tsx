import { useState } from 'react';
import type { Backup } from '../../../src/api/contract/backup';
import { dateTime } from '../../../src/format';
import { maxLength } from '../../../src/rules';
import { useDeviceChoice, useDeviceChoices } from '../../../src/ui/device/device-choices';
import { Dialog } from '../../../src/ui/dialog';
import { Failed } from '../../../src/ui/failed';
import { MultiSelectField, SelectField, TextField, useFormState } from '../../../src/ui/form';
import { FormDialog } from '../../../src/ui/form-dialog';
import { SearchInput } from '../../../src/ui/input';
import { Note } from '../../../src/ui/note';
import { Select } from '../../../src/ui/select';
import { Skeleton } from '../../../src/ui/skeleton';
import { ChangeList } from '../../../src/ui/staged';
import { useToast } from '../../../src/ui/toast';
import { useBackupActions, useDifference, useOthers } from './config-backups.data';
import { Named, Stack } from './config-backups.styles';
import { configBackupsText as text } from './config-backups.text';

/** Backs up now: the gateway given, or those that are chosen. */
export function CreateDialog({ gwid, onClose }: { gwid: string; onClose: () => void }) {
  const { create } = useBackupActions();
  const toast = useToast();
  const submit = async ({ ids, note }: { ids?: string[]; note?: string }) => {
    const { data } = await create.run({ ids: gwid ? [gwid] : (ids ?? []), note: note?.trim() ?? '' });
    toast.success(text.made(data.made));
    onClose();
  };
  return (
    <FormDialog title={text.createTitle} ok={text.create} onSubmit={submit} onClose={onClose}>
      {!gwid && <GatewaysField />}
      <TextField name="note" label={text.note} help={text.noteHelp} maxLength={200} rules={[maxLength(200)]} />
    </FormDialog>
  );
}

/** Any of the account's gateways. */
export function GatewaysField() {
  const found = useDeviceChoices('gateway');
  return (
    <MultiSelectField
      name="ids"
      label={text.gateways}
      required
      source={found.source}
      options={found.options}
      onSearch={found.onSearch}
      unlisted={found.unlisted}
      more={found.more}
    />
  );
}

/** What is different in another backup, or now. */
export function CompareDialog({ backup, onClose }: { backup: Backup; onClose: () => void }) {
  const [to, setTo] = useState('');
  const others = useOthers(backup.device);
  const options = [
    { value: '', label: text.now },
    ...(others.data?.list ?? [])
      .filter(({ id }) => id !== backup.id)
      .map(({ id, at, note }) => ({ value: id, label: [text.base(dateTime(at)), note].filter(Boolean).join(' ') })),
  ];
  return (
    <Dialog open title={text.compareTitle} width={560} onClose={onClose}>
      <Stack>
        <b>{text.base(dateTime(backup.at))}</b>
        <Named>
          {text.against}
          <Select value={to} options={options} onChange={setTo} />
        </Named>
        <Difference from={backup.id} {...(to && { to })} />
      </Stack>
    </Dialog>
  );
}

function Difference(input: { from: string; to?: string; reverse?: boolean }) {
  const { data, error, refresh } = useDifference(input);
  if (!data) return error ? <Failed error={error} onRetry={refresh} /> : <Skeleton rows={4} />;
  return data.length > 0 ? <ChangeList changes={data} /> : <Note>{text.equal}</Note>;
}

/** Sends a backup to its gateway, or to another one, once the name of that was typed; of one given back, to another one. */
export function RestoreDialog({ backup, onClose }: { backup: Backup; onClose: () => void }) {
  const { restore } = useBackupActions();
  const toast = useToast();
  const submit = async ({ to, name }: Restoring) => {
    const other = to !== backup.device && { to };
    const { data } = await restore.run({ id: backup.id, name: name.trim(), ...other });
    toast.success(text.restored(data.version ?? 0));
    onClose();
  };
  return (
    <FormDialog<Restoring>
      danger
      width={560}
      title={text.restoreTitle(dateTime(backup.at))}
      ok={text.restore}
      // What it was taken of may be there no more.
      initial={backup.kept_until ? {} : { to: backup.device }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Target backup={backup} />
    </FormDialog>
  );
}

interface Restoring {
  to: string;
  name: string;
}

function Target({ backup }: { backup: Backup }) {
  const { values } = useFormState<Partial<Restoring>>({ subscription: { values: true } });
  const { to = '' } = values;
  const found = useDeviceChoice('gateway', to === backup.device ? '' : to);
  const others = found.options.filter(({ value }) => value !== backup.device);
  const remark = others.find(({ value }) => value === to)?.label ?? backup.remark;
  const own = backup.kept_until ? [] : [{ value: backup.device, label: text.itself(backup.remark) }];
  return (
    <>
      <SelectField name="to" label={text.restoreTo} required options={[...own, ...others]} />
      {found.many && <SearchInput aria-label={text.gateways} value={found.typed} onChange={found.onSearch} />}
      {to && <Confirm key={to} backup={backup} to={to} remark={remark} />}
    </>
  );
}

/** What happens to the gateway that was chosen, whose name is asked for. */
function Confirm({ backup, to, remark }: { backup: Backup; to: string; remark: string }) {
  return (
    <>
      <Note tone="warning">{to === backup.device ? text.restoreNote : text.restoreOther(remark)}</Note>
      {to === backup.device && <Difference from={backup.id} reverse />}
      <TextField
        name="name"
        label={text.typeName(remark)}
        required
        autoComplete="off"
        rules={[(name) => (name.trim() === remark ? undefined : text.wrongName)]}
      />
    </>
  );
}
