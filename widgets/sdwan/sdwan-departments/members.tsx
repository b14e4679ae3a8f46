import type { DataOf } from '../../../src/api';
import { sdwanAccounts, type SdwanAccount } from '../../../src/api/contract/sdwan-account';
import { dialStates } from '../../../src/domain/sdwan-account';
import { date, relative } from '../../../src/format';
import { usePlace, type Destination } from '../../../src/session/place';
import { dialerText } from '../../../src/text/dialer.text';
import { perLanguage } from '../../../src/text/words';
import { Button } from '../../../src/ui/button';
import { DragMember, GroupMembers, type MembersOf } from '../../../src/ui/groups';
import { To } from '../../../src/ui/link';
import { dialStateKinds } from '../shared/state-kinds';
import { Status } from '../../../src/ui/status';
import { columns, type Filter } from '../../../src/ui/table';
import { sdwanDepartmentsText as text } from './sdwan-departments.text';

/** Milliseconds between two looks. */
const every = 15_000;

/** Accounts of a department and of those below it. */
export function Members(props: MembersOf) {
  const { go } = usePlace();
  return (
    <GroupMembers<SdwanAccount>
      {...props}
      cacheKey="sdwan.department"
      endpoint={sdwanAccounts}
      field="department"
      columns={memberColumns()}
      nameOf={({ username }) => username}
      pageOf={pageOf}
      open={text.open}
      search={text.search}
      segments={states()}
      every={every}
      empty={{
        title: text.noAccounts,
        reason: text.noAccountsReason,
        action: <Button onClick={() => go({ name: 'sdwan_account' })}>{text.manage}</Button>,
      }}
    />
  );
}

const pageOf = ({ username }: SdwanAccount): Destination => ({ name: 'sdwan_account', query: { q: username } });

const memberColumns = perLanguage(() =>
  columns<SdwanAccount>([
    {
      key: 'username',
      title: dialerText.username,
      width: 192,
      grow: 2,
      sortable: true,
      render: (row) => (
        <DragMember id={row.id}>
          <To to={pageOf(row)}>{row.username}</To>
        </DragMember>
      ),
    },
    { key: 'name', title: dialerText.name, width: 136, grow: 1 },
    {
      key: 'state',
      title: dialerText.state,
      width: 104,
      text: ({ state }) => dialerText.states[state],
      render: ({ state }) => <Status kind={dialStateKinds[state]}>{dialerText.states[state]}</Status>,
    },
    {
      key: 'department_name',
      title: dialerText.department,
      width: 144,
      grow: 1,
      text: (row) => row.department_name ?? dialerText.noDepartment,
    },
    {
      key: 'online',
      title: dialerText.online,
      width: 80,
      align: 'right',
      priority: 2,
      text: ({ online, sessions }) => dialerText.onlineCount(online, sessions),
    },
    {
      key: 'expires_at',
      title: dialerText.expires,
      width: 112,
      priority: 3,
      sortable: true,
      text: ({ expires_at }) =>
        expires_at === null ? dialerText.endless : date(Date.parse(expires_at) - 1, 'Asia/Shanghai'),
    },
    {
      key: 'last_login_at',
      title: dialerText.lastLogin,
      width: 120,
      priority: 3,
      text: ({ last_login_at }) => (last_login_at === null ? dialerText.never : relative(last_login_at)),
    },
  ]),
);

const states = perLanguage<Omit<Filter, 'width'>>(() => ({
  name: 'state',
  label: dialerText.state,
  options: (data) => {
    const counts = (data as DataOf<typeof sdwanAccounts> | undefined)?.counts;
    return (['all', ...dialStates] as const).map((key) => ({
      value: key === 'all' ? '' : key,
      label: dialerText.states[key],
      ...(counts && { count: counts[key] }),
    }));
  },
}));
