import { styled } from 'styled-components';
import { firewalls, gateways, type DeviceRow } from '../../../src/api/contract/device';
import { usePlace, type Destination } from '../../../src/session/place';
import { perLanguage } from '../../../src/text/words';
import { token } from '../../../src/theme';
import { DragMember, groupsText, useTarget, type Group } from '../../../src/ui/groups';
import { To } from '../../../src/ui/link';
import { Status } from '../../../src/ui/status';
import { columns, DataTable, type RowAction } from '../../../src/ui/table';
import type { GroupKind } from './network-groups.data';
import { networkGroupsText as text } from './network-groups.text';

interface MembersProps {
  kind: GroupKind;
  /** The chosen group; undefined: all networks. */
  group: Group | undefined;
  groups: readonly Group[];
  /** Asks where networks go. */
  onMove: (ids: readonly string[]) => void;
}

/** Networks of a group and of the groups below it. */
export function Members({ kind, group, groups, onMove }: MembersProps) {
  const { go } = usePlace();
  const { select, action } = useTarget(groups);
  const actions = ({ id, gwid }: DeviceRow): readonly RowAction[] => [
    { key: 'view', label: text.view, to: pageOf({ id, kind, gwid }) },
    { key: 'move', label: groupsText.moveTo(text.tree), onSelect: () => onMove([id]) },
  ];
  return (
    <DataTable<DeviceRow>
      key={kind}
      label={group?.name ?? text.allOf[kind]}
      cacheKey={`group.${kind}`}
      exportName={group?.name ?? text.allOf[kind]}
      endpoint={kind === 'firewall' ? firewalls : gateways}
      {...(group && { input: { group: group.id } })}
      columns={memberColumns()}
      rowName={nameOf}
      search={text.search}
      actions={actions}
      batchActions={[action]}
      toolbarEnd={select}
      onOpen={(row) => go(pageOf(row))}
      empty={
        group
          ? {
              title: groupsText.noMembers(text.tree, text.members),
              reason: groupsText.noMembersReason(text.allOf[kind], text.tree, text.members),
            }
          : { title: text.noNetworks }
      }
    />
  );
}

const nameOf = (row: DeviceRow) => row.remark;

const pageOf = ({ id, kind, gwid }: { id: string; kind: string; gwid: string }): Destination =>
  kind === 'firewall' ? { name: 'fire_detail', query: { id } } : { name: 'network', params: { gwid } };

const Mono = styled.span`
  font-family: ${token('font-mono')};
  font-size: 12px;
`;

const memberColumns = perLanguage(() =>
  columns<DeviceRow>([
    {
      key: 'remark',
      title: text.remark,
      width: 180,
      grow: 2,
      sortable: true,
      render: (row) => (
        <DragMember id={row.id}>
          <To to={pageOf(row)}>{row.remark}</To>
        </DragMember>
      ),
    },
    { key: 'gwid', title: text.gwid, width: 124, text: (row) => row.gwid, render: (row) => <Mono>{row.gwid}</Mono> },
    {
      key: 'status',
      title: text.status,
      width: 88,
      sortable: true,
      text: (row) => text[row.status],
      render: (row) => <Status kind={row.status}>{text[row.status]}</Status>,
    },
    { key: 'group_name', title: text.group, width: 120, grow: 1, text: (row) => row.group_name ?? text.noGroup },
    { key: 'model', title: text.model, width: 96, sortable: true, priority: 3 },
    { key: 'clients', title: text.clients, width: 96, align: 'right', sortable: true, priority: 2 },
  ]),
);
