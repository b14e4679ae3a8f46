import { useState } from 'react';
import type { DataOf } from '../../../src/api';
import { speedupGroups, speedupSegments, type SpeedupGroup } from '../../../src/api/contract/speedup';
import type { PropsOf } from '../../../src/element/contract';
import { usePlace } from '../../../src/session/place';
import { perLanguage } from '../../../src/text/words';
import { Button } from '../../../src/ui/button';
import { Empty } from '../../../src/ui/empty';
import { Plus } from '../../../src/ui/icon';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { Note } from '../../../src/ui/note';
import { PageActions } from '../../../src/ui/page';
import { PaneBox, TableTitle } from '../../../src/ui/pane';
import { Below } from '../../../src/ui/skeleton';
import { Stack } from '../../../src/ui/stack';
import { DataTable, type Filter, type RowAction } from '../../../src/ui/table';
import { About } from '../shared/speedup/about';
import { Effects } from '../shared/speedup/effects';
import { groupPlace } from '../shared/speedup/group-place';
import { Policies } from '../shared/speedup/policies';
import { every, hasRoom, roomOf, useGateways } from '../shared/speedup/speedup.data';
import { speedupText } from '../shared/speedup/speedup.text';
import { useGroupActs } from '../shared/speedup/use-group-acts';
import { groupColumns } from './group-columns';
import type { speedupGroupsContract } from './speedup-groups.contract';
import { speedupGroupsText as text } from './speedup-groups.text';

// Opened by hand, so the list does not wait for it.
const GroupDialog = lazy(() => import('../shared/speedup/group-dialog').then((m) => m.GroupDialog));

/** Groups of international speed-up, what they change, and the ways to make and end them. */
export function SpeedupGroups({ manage = false, v2 = false }: PropsOf<typeof speedupGroupsContract>) {
  const place = usePlace();
  const mode = v2 ? 2 : undefined;
  const { data } = useGateways('', roomOf(mode));
  const [opened, setOpened] = useState<{ group?: SpeedupGroup }>();
  const actions = useRowActions(manage, (group) => setOpened({ group }));
  const bind = (
    <Button onClick={() => place.go({ name: 'open.business', query: { service: 'overseas_speedup' } })}>
      {text.business}
    </Button>
  );
  if (data && data.total === 0)
    return (
      <Stack $gap={16} part="panel">
        <PaneBox>
          <Empty
            kind="nothing"
            title={text.noService}
            reason={data.unbound > 0 ? text.unbound(data.unbound) : text.noServiceReason}
            action={data.unbound > 0 && bind}
          />
        </PaneBox>
        <About />
      </Stack>
    );
  // What can take one more comes first.
  const full = !data?.list.some((gateway) => hasRoom(gateway, mode));
  const heading = v2 ? text.heading2 : text.heading;
  return (
    <Stack $gap={16} part="panel">
      {manage && (
        <PageActions>
          <Button onClick={() => place.go({ name: 'open.overseas_speedup.applys' })}>{text.applyMany}</Button>
          <Button onClick={() => place.go({ name: 'open.overseas_speedup.apply' })}>{text.apply}</Button>
          <Button
            variant="primary"
            icon={<Plus />}
            disabled={!data || full}
            title={data && full ? text.full : undefined}
            onClick={() => setOpened({})}
          >
            {speedupText.add}
          </Button>
        </PageActions>
      )}
      {data && data.unbound > 0 && (
        <Note>
          {text.unbound(data.unbound)} {bind}
        </Note>
      )}
      <DataTable<SpeedupGroup>
        label={heading}
        endpoint={speedupGroups}
        {...(v2 && { input: { mode: 2 } })}
        columns={groupColumns()}
        cacheKey="speedup.groups"
        rowKey={({ gid }) => gid}
        rowName={({ name }) => name}
        search={text.search}
        segments={segments()}
        title={<TableTitle title={heading} />}
        exportName={heading}
        every={every}
        tall
        actions={actions}
        actionsWidth={164}
        onOpen={(row) => place.go(groupPlace(row, 'manage'))}
        empty={{ title: v2 ? text.none2 : text.none, reason: v2 ? text.none2Reason : text.noneReason }}
      />
      <Below>{v2 ? <Policies /> : <Effects manage={manage} />}</Below>
      <Suspense>
        {opened && data && (
          <GroupDialog
            group={opened.group}
            only={data.total === 1 ? data.list[0] : undefined}
            mode={mode}
            onClose={() => setOpened(undefined)}
            onSaved={(gid) => opened.group ?? place.go(groupPlace({ gid, mode: v2 ? 2 : 1 }, 'manage'))}
          />
        )}
      </Suspense>
    </Stack>
  );
}

function useRowActions(manage: boolean, edit: (group: SpeedupGroup) => void) {
  const { turn, retry, remove } = useGroupActs();
  return (row: SpeedupGroup): readonly RowAction[] => {
    const params = { gid: row.gid };
    const members = {
      key: 'members',
      label: text.members,
      to: { name: 'open.overseas_speedup.member_manage', params },
    };
    const detail = { key: 'detail', label: text.detail, to: groupPlace(row, 'detail') };
    const policies =
      row.mode === 2
        ? [
            {
              key: 'policies',
              label: speedupText.policies,
              to: { name: 'open.overseas_speedupv2.configuration', query: params },
            },
          ]
        : [];
    if (!manage) return [members, ...policies, detail];
    return [
      ...(row.delivery === 'failed'
        ? [{ key: 'retry', label: speedupText.retry, onSelect: () => void retry(row) }]
        : []),
      members,
      ...policies,
      { key: 'edit', label: speedupText.edit, onSelect: () => edit(row) },
      detail,
      {
        key: 'turn',
        label: row.enabled ? speedupText.pause : speedupText.resume,
        onSelect: () => void turn(row),
      },
      {
        key: 'renew',
        label: text.renew,
        to: { name: 'open.business', query: { service: 'overseas_speedup' } },
      },
      { key: 'remove', label: speedupText.remove, danger: true, onSelect: () => void remove(row) },
    ];
  };
}

const segments = perLanguage<Omit<Filter, 'width'>>(() => ({
  name: 'group',
  label: text.state,
  options: (data) => {
    const counts = (data as DataOf<typeof speedupGroups> | undefined)?.counts;
    return (['', ...speedupSegments] as const).map((key) => ({
      value: key,
      label: text.segments[key],
      ...(counts && { count: counts[key || 'all'] }),
    }));
  },
}));
