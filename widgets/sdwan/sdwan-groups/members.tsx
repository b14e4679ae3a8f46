import { sdwanNetworks, type NetworkBrief } from '../../../src/api/contract/sdwan';
import type { NetworkService } from '../../../src/domain/sdwan';
import { date } from '../../../src/format';
import { usePlace, type Destination } from '../../../src/session/place';
import { sdwanText } from '../../../src/text/sdwan.text';
import { perLanguage } from '../../../src/text/words';
import { Button } from '../../../src/ui/button';
import { DragMember, GroupMembers, type MembersOf } from '../../../src/ui/groups';
import { To } from '../../../src/ui/link';
import { pagesOf } from '../shared/pages';
import { membersOf, networkStateKinds } from '../shared/state-kinds';
import { Status } from '../../../src/ui/status';
import { columns } from '../../../src/ui/table';
import { sdwanGroupsText as text } from './sdwan-groups.text';

/** Networks of a group and of the groups below it. */
export function Members({ service, ...props }: MembersOf & { service: NetworkService }) {
  const { go } = usePlace();
  return (
    <GroupMembers<NetworkBrief>
      {...props}
      cacheKey={`${service}.group`}
      only={{ service }}
      endpoint={sdwanNetworks}
      columns={memberColumns()}
      nameOf={({ name }) => name}
      pageOf={pageOf}
      open={text.open}
      search={text.search}
      empty={{
        title: text.noNetworks,
        reason: text.noNetworksReason,
        action: <Button onClick={() => go({ name: pagesOf[service].create })}>{text.create}</Button>,
      }}
    />
  );
}

const pageOf = ({ id, service }: NetworkBrief): Destination => ({ name: pagesOf[service].manage, query: { id } });

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
      width: 124,
      text: ({ state }) => sdwanText.states[state],
      render: ({ state }) => <Status kind={networkStateKinds[state]}>{sdwanText.states[state]}</Status>,
    },
    { key: 'group_name', title: text.groupTitle, width: 120, grow: 1, text: (row) => row.group_name ?? text.none },
    {
      key: 'topology',
      title: text.topology,
      width: 124,
      priority: 2,
      text: ({ topology }) => sdwanText.topologies[topology],
    },
    {
      key: 'members',
      title: text.online,
      width: 128,
      align: 'right',
      text: membersOf,
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
