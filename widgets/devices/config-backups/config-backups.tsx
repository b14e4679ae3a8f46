import { useMemo, useState } from 'react';
import { backups, type Backup } from '../../../src/api/contract/backup';
import type { PropsOf } from '../../../src/element/contract';
import { bytes, date, dateTime } from '../../../src/format';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { Plus } from '../../../src/ui/icon';
import { PageActions } from '../../../src/ui/page';
import { Status } from '../../../src/ui/status';
import { columns, DataTable, saveFile, type Column, type Filter } from '../../../src/ui/table';
import { Tag } from '../../../src/ui/tag';
import { perLanguage } from '../../../src/text/words';
import { actorSaid } from '../../../src/text/actor.text';
import type { configBackupsContract } from './config-backups.contract';
import { useBackupActions } from './config-backups.data';
import { PlanLine } from './config-backups.styles';
import { configBackupsText as text } from './config-backups.text';
import { CompareDialog, CreateDialog, RestoreDialog } from './dialogs';
import { Plan } from './plan';

/** Backups of one gateway's configuration, or of every one's. */
export function ConfigBackups({ gwid = '' }: PropsOf<typeof configBackupsContract>) {
  const [creating, setCreating] = useState(false);
  const [comparing, setComparing] = useState<Backup>();
  const [restoring, setRestoring] = useState<Backup>();
  const actions = useBackupActions();
  const { act } = useAct();
  const input = useMemo(() => (gwid ? { device: gwid } : {}), [gwid]);
  const download = ({ id, remark, at }: Backup) =>
    act(() => actions.download.run({ id }), {
      then: (file) => saveFile(file, `${remark} ${dateTime(at).replace(/:/g, '')}.json`),
    });
  const create = (
    <Button variant={gwid ? 'default' : 'primary'} icon={<Plus />} onClick={() => setCreating(true)}>
      {text.create}
    </Button>
  );
  return (
    <div part="panel">
      {gwid ? (
        // The head of a gateway's page has its own acts.
        <PlanLine>
          <Plan gwid={gwid} />
          {create}
        </PlanLine>
      ) : (
        <PageActions>
          <Plan gwid="" />
          {create}
        </PageActions>
      )}
      <DataTable<Backup>
        key={gwid}
        label={text.heading}
        endpoint={backups}
        input={input}
        columns={gwid ? ownColumns() : allColumns()}
        cacheKey={gwid ? 'config.backups' : 'config.backups.all'}
        rowName={(row) => dateTime(row.at)}
        search={text.search}
        segments={origins()}
        prefix="backup."
        removeMany={(ids) => actions.remove.run({ ids })}
        removeDetail={text.removeDetail}
        actions={(row) => [
          { key: 'compare', label: text.compare, disabled: !!row.kept_until, onSelect: () => setComparing(row) },
          { key: 'download', label: text.download, onSelect: () => void download(row) },
          { key: 'restore', label: text.restore, danger: true, disabled: row.same, onSelect: () => setRestoring(row) },
        ]}
        actionsWidth={140}
        exportName={text.heading}
        empty={{ title: text.none, reason: text.noneReason }}
      />
      {creating && <CreateDialog gwid={gwid} onClose={() => setCreating(false)} />}
      {comparing && <CompareDialog backup={comparing} onClose={() => setComparing(undefined)} />}
      {restoring && <RestoreDialog backup={restoring} onClose={() => setRestoring(undefined)} />}
    </div>
  );
}

const origins = perLanguage<Omit<Filter, 'width'>>(() => ({
  name: 'origin',
  label: text.origin,
  options: [
    { value: '', label: text.all },
    ...Object.entries(text.origins).map(([value, label]) => ({ value, label })),
  ],
}));

const stateOf = ({ same, kept_until: until }: Backup) => (until ? text.unbound : same ? text.same : text.differs);

const ownColumns = perLanguage<readonly Column<Backup>[]>(() =>
  columns<Backup>([
    { key: 'at', title: text.at, width: 168, strong: true, at: (row) => row.at },
    {
      key: 'origin',
      title: text.origin,
      width: 96,
      text: (row) => text.origins[row.origin],
      render: (row) => <Tag tone="line">{text.origins[row.origin]}</Tag>,
    },
    {
      key: 'same',
      title: text.state,
      width: 144,
      text: stateOf,
      render: (row) => (
        <Status kind={row.kept_until ? 'offline' : row.same ? 'online' : 'warning'}>{stateOf(row)}</Status>
      ),
    },
    { key: 'note', title: text.note, width: 180, grow: 1 },
    { key: 'version', title: text.version, width: 96, priority: 2, text: (row) => text.versionOf(row.version) },
    { key: 'author', title: text.author, width: 140, priority: 2, text: (row) => actorSaid(row.author) },
    { key: 'bytes', title: text.size, width: 88, align: 'right', priority: 3, text: (row) => bytes(row.bytes) },
  ]),
);

const allColumns = perLanguage(() =>
  columns<Backup>([
    {
      key: 'remark',
      title: text.device,
      width: 180,
      grow: 1,
      strong: true,
      text: ({ remark, kept_until: until }) => (until ? text.kept(remark, date(until)) : remark),
    },
    ...ownColumns().map((column) => ({ ...column, strong: false })),
  ]),
);
