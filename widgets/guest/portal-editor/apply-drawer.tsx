import { useId, useMemo } from 'react';
import { styled } from 'styled-components';
import type { DataOf } from '../../../src/api';
import { gateways } from '../../../src/api/contract/device';
import type { PortalTemplate } from '../../../src/api/contract/portal';
import { Button } from '../../../src/ui/button';
import { Drawer } from '../../../src/ui/drawer';
import { Note } from '../../../src/ui/note';
import { Status } from '../../../src/ui/status';
import { columns, DataTable } from '../../../src/ui/table';
import { openTasks, startBatch, TaskDrawer } from '../../../src/ui/tasks';
import type { User } from './portal-editor';
import { portalEditorText as text } from './portal-editor.text';
import { useApply } from './use-apply';

type Gateway = DataOf<typeof gateways>['list'][number];

interface ApplyDrawerProps {
  template: PortalTemplate;
  users: readonly User[];
  dirty: boolean;
  onRefresh: () => Promise<unknown>;
  onClose: () => void;
}

/** Which networks show the page; chosen ones get its newest version, each with a result. Exists only while open. */
export function ApplyDrawer({ template, users, dirty, onRefresh, onClose }: ApplyDrawerProps) {
  const owner = useId();
  const versions = useMemo(() => new Map(users.map(({ id, version }) => [id, version])), [users]);
  const behind = users.filter(({ version }) => version < template.version);
  const run = useApply(template.id, onRefresh);
  const update = () => {
    const names = new Map(behind.map(({ id, remark }) => [id, remark]));
    startBatch({
      title: text.applyTask(template.name),
      ids: behind.map(({ id }) => id),
      run,
      nameOf: (id) => names.get(id) ?? id,
    });
    openTasks(owner);
  };
  const shown = useMemo(() => columnsFor(versions), [versions]);
  return (
    <Drawer open modal width={640} title={text.applyTitle(template.name)} onClose={onClose}>
      <Gap>
        <Note tone={dirty ? 'warning' : 'info'}>{dirty ? text.applyDirty : text.applyNote}</Note>
      </Gap>
      <DataTable<Gateway>
        label={text.network}
        cacheKey="portal.networks"
        filterable={false}
        endpoint={gateways}
        columns={shown}
        prefix="apply."
        search={text.search}
        rowKey={({ gwid }) => gwid}
        rowName={({ remark }) => remark}
        batchActions={[
          {
            key: 'apply',
            label: text.applyPicked,
            run,
            confirm: (count) => ({ title: text.applyTitle(template.name), body: text.applyAsk(count) }),
          },
        ]}
        toolbarEnd={behind.length > 0 ? <Button onClick={update}>{text.applyBehind(behind.length)}</Button> : undefined}
        empty={{ title: text.none, reason: text.noneReason }}
      />
      <TaskDrawer owner={owner} />
    </Drawer>
  );
}

const columnsFor = (versions: ReadonlyMap<string, number>) =>
  columns<Gateway>([
    { key: 'remark', title: text.network, width: 180, grow: 1, strong: true, fixed: true },
    {
      key: 'status',
      title: text.state,
      width: 88,
      text: (row) => (row.status === 'online' ? text.online : text.offline),
      render: (row) => <Status kind={row.status}>{row.status === 'online' ? text.online : text.offline}</Status>,
    },
    {
      key: 'version',
      title: text.current,
      width: 104,
      text: (row) => {
        const version = versions.get(row.gwid);
        return version === undefined ? text.notShown : text.shows(version);
      },
    },
    { key: 'gwid', title: text.gwid, width: 132, mono: true, priority: 2 },
  ]);

const Gap = styled.div`
  margin-bottom: 16px;
`;
