import { sdwanNetworks, type NetworkBrief } from '../../../src/api/contract/sdwan';
import { date } from '../../../src/format';
import { usePlace, type Destination } from '../../../src/session/place';
import { sdwanText } from '../../../src/text/sdwan.text';
import { perLanguage } from '../../../src/text/words';
import { Button } from '../../../src/ui/button';
import { DragMember, groupsText, useTarget, type Group } from '../../../src/ui/groups';
import { To } from '../../../src/ui/link';
import { networkStateKinds } from '../shared/state-kinds';
import { Status } from '../../../src/ui/status';
import { columns, DataTable, type RowAction } from '../../../src/ui/table';
import { sdwanGroupsText as text } from './sdwan-groups.text';

interface MembersProps {
  /** The chosen group; undefined: all networks. */
  group: Group | undefined;
  groups: readonly Group[];
  /** Asks where networks go. */
  onMove: (ids: readonly string[]) => void;
}

/** Networks of a group and of the groups below it. */
export function Members({ group, groups, onMove }: MembersProps) {
  const { go } = usePlace();
  const { select, action } = useTarget(groups);
  const actions = (row: NetworkBrief): readonly RowAction[] => [
    { key: 'open', label: text.open, to: pageOf(row) },
    { key: 'move', label: groupsText.moveTo(text.group), onSelect: () => onMove([row.id]) },
  ];
  const create = <Button onClick={() => go({ name: 'sdwan.create' })}>{text.create}</Button>;
  return (
    <DataTable<NetworkBrief>
      label={group?.name ?? text.all}
      cacheKey="sdwan.group"
      exportName={group?.name ?? text.all}
      endpoint={sdwanNetworks}
      {...(group && { input: { group: group.id } })}
      columns={memberColumns()}
      rowName={({ name }) => name}
      search={text.search}
      actions={actions}
      batchActions={[action]}
      toolbarEnd={select}
      onOpen={(row) => go(pageOf(row))}
      empty={
        group
          ? {
              title: groupsText.noMembers(text.group, text.members),
              reason: groupsText.noMembersReason(text.all, text.group, text.members),
            }
          : { title: text.noNetworks, action: create }
      }
    />
  );
}

const pageOf = ({ id }: NetworkBrief): Destination => ({ name: 'sdwan.manage', query: { id } });

const memberColumns = perLanguage(() =>
  columns<NetworkBrief>([
    {
      key: 'name',
      title: text.name,
      width: 180,
      grow: 2,
      render: (row) => (
        <DragMember id={row.id}>
          <To to={pageOf(row)}>{row.name}</To>
        </DragMember>
      ),
    },
    {
      key: 'state',
      title: text.state,
      width: 110,
      text: ({ state }) => sdwanText.states[state],
      render: ({ state }) => <Status kind={networkStateKinds[state]}>{sdwanText.states[state]}</Status>,
    },
    { key: 'group_name', title: text.groupTitle, width: 120, grow: 1, text: (row) => row.group_name ?? text.none },
    {
      key: 'topology',
      title: text.topology,
      width: 100,
      priority: 2,
      text: ({ topology }) => sdwanText.topologies[topology],
    },
    {
      key: 'members',
      title: text.online,
      width: 110,
      align: 'right',
      text: ({ online, members }) => `${online} / ${members}`,
    },
    {
      key: 'expires_at',
      title: text.expires,
      width: 112,
      priority: 3,
      text: ({ expires_at }) => (expires_at === null ? '' : date(expires_at)),
    },
  ]),
);
