import { useState, type ReactNode } from 'react';
import type { ApiError } from '../../api';
import { usePlace } from '../../session/place';
import { Button } from '../button';
import { Failed } from '../failed';
import { Plus } from '../icon';
import { PageActions } from '../page';
import { Card } from '../pane';
import { Skeleton } from '../skeleton';
import { lazyDialog } from '../lazy';
import type { Asked } from './group-dialogs';
import { GroupTree } from './group-tree';
import { dragTypes, GroupsContext, useGroupsOf, type Group, type GroupsOf } from './groups';
import { Room, Split } from './groups.styles';
import { groupsText as text } from './groups.text';

const GroupDialogs = lazyDialog(() => import('./group-dialogs').then((m) => m.GroupDialogs));

/** Props of `GroupsPane`. */
export interface GroupsPaneProps {
  of: GroupsOf;
  /** Groups in tree order, as they were read. */
  read: { data: readonly Group[] | undefined; error: ApiError | undefined; refresh: () => unknown };
  /** What is in the chosen group (undefined: all members); `onMove` asks where members go. */
  children: (group: Group | undefined, groups: readonly Group[], onMove: (ids: readonly string[]) => void) => ReactNode;
}

/** A tree of groups at the left, what is in the chosen one at the right. The choice lives in the address. */
export function GroupsPane({ of, read, children }: GroupsPaneProps) {
  const { data, error, refresh } = read;
  const [asked, ask] = useState<Asked>();
  const { query, setQuery } = usePlace();
  const chosen = data?.find((group) => group.id === query.in);
  const choose = (id: string | undefined) => setQuery({ in: id, page: undefined, q: undefined, view: undefined });
  if (!data) {
    return <Card>{error ? <Failed error={error} onRetry={() => void refresh()} /> : <Skeleton rows={6} />}</Card>;
  }
  return (
    <GroupsContext value={of}>
      <Room part="panel">
        <PageActions>
          <Button variant="primary" icon={<Plus />} onClick={() => ask({ what: 'create' })}>
            {text.create(of.group)}
          </Button>
        </PageActions>
        <Split>
          <GroupTree groups={data} chosen={chosen?.id} onChoose={choose} onAsk={ask} />
          {children(chosen, data, (ids) => ask({ what: 'assign', ids }))}
        </Split>
        {asked && <GroupDialogs asked={asked} groups={data} onClose={() => ask(undefined)} />}
      </Room>
    </GroupsContext>
  );
}

/** A member's name, which can be dragged onto a group. */
export function DragMember({ id, children }: { id: string; children: ReactNode }) {
  const { group } = useGroupsOf();
  return (
    <span
      draggable
      title={text.dragMember(group)}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData(dragTypes.member, id);
      }}
    >
      {children}
    </span>
  );
}
