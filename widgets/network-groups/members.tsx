import { firewalls, gateways, type DeviceRow } from '../../src/api/contract/device';
import { usePlace, type Destination } from '../../src/session/place';
import { FolderTree } from '../../src/ui/icon';
import { To } from '../../src/ui/link';
import { Status } from '../../src/ui/status';
import { columns, DataTable, type BatchAction, type RowAction } from '../../src/ui/table';
import { perRow } from '../../src/ui/tasks';
import { perLanguage } from '../../src/text/words';
import { dragTypes, optionsOf, useChanges, useKind, type Group } from './network-groups.data';
import { Mono } from './network-groups.styles';
import { networkGroupsText as text } from './network-groups.text';
import { useTarget } from './use-target';

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
  const { target, select } = useTarget(optionsOf(groups));
  const { assign } = useChanges();
  const kind = useKind();
  const toTarget: BatchAction = {
    key: 'assign',
    label: target ? text.intoGroup(target.label.trim()) : text.outOfGroup,
    icon: <FolderTree />,
    run: perRow({
      call: async (id) => {
        await assign.run({ ids: [id], group: target?.value ?? null });
      },
    }),
  };
  const actions = ({ id, gwid }: DeviceRow): readonly RowAction[] => [
    { key: 'view', label: text.view, to: pageOf({ id, kind, gwid }) },
    { key: 'move', label: text.moveTo, onSelect: () => onMove([id]) },
  ];
  return (
    <DataTable<DeviceRow>
      key={kind}
      label={group?.name ?? text.allOf[kind]}
      endpoint={kind === 'firewall' ? firewalls : gateways}
      {...(group && { input: { group: group.id } })}
      columns={memberColumns()}
      rowName={nameOf}
      search={text.search}
      actions={actions}
      batchActions={[toTarget]}
      toolbarEnd={select}
      onOpen={(row) => go(pageOf(row))}
      empty={group ? { title: text.noMembers, reason: text.noMembersReason } : { title: text.noNetworks }}
    />
  );
}

const nameOf = (row: DeviceRow) => row.remark;

const pageOf = ({ id, kind, gwid }: { id: string; kind: string; gwid: string }): Destination =>
  kind === 'firewall' ? { name: 'fire_detail', query: { id } } : { name: 'network', params: { gwid } };

const memberColumns = perLanguage(() =>
  columns<DeviceRow>([
    {
      key: 'remark',
      title: text.remark,
      width: 180,
      grow: 2,
      sortable: true,
      render: (row) => (
        <span
          draggable
          title={text.dragMember}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData(dragTypes.device, row.id);
          }}
        >
          <To to={pageOf(row)}>{row.remark}</To>
        </span>
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
