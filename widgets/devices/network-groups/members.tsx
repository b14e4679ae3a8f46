import { styled } from 'styled-components';
import { firewalls, gateways, type DeviceRow } from '../../../src/api/contract/device';
import type { Destination } from '../../../src/session/place';
import { perLanguage } from '../../../src/text/words';
import { token } from '../../../src/theme';
import { DragMember, GroupMembers, type MembersOf } from '../../../src/ui/groups';
import { To } from '../../../src/ui/link';
import { Status } from '../../../src/ui/status';
import { columns } from '../../../src/ui/table';
import type { GroupKind } from './network-groups.data';
import { networkGroupsText as text } from './network-groups.text';

/** Networks of a group and of the groups below it. */
export const Members = ({ kind, ...props }: MembersOf & { kind: GroupKind }) => (
  <GroupMembers<DeviceRow>
    key={kind}
    {...props}
    cacheKey={`group.${kind}`}
    endpoint={kind === 'firewall' ? firewalls : gateways}
    columns={memberColumns()}
    nameOf={nameOf}
    pageOf={({ id, gwid }) => pageOf({ id, kind, gwid })}
    open={text.view}
    search={text.search}
    empty={{ title: text.noMembers[kind], reason: text.noMembersReason[kind] }}
  />
);

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
      width: 256,
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
