import type { DataOf } from '../../../src/api';
import { sdwanAccounts, type SdwanAccount } from '../../../src/api/contract/sdwan-account';
import { dialStates } from '../../../src/domain/sdwan-account';
import { date, relative } from '../../../src/format';
import { usePlace, type Destination } from '../../../src/session/place';
import { dialerText } from '../../../src/text/dialer.text';
import { perLanguage } from '../../../src/text/words';
import { Button } from '../../../src/ui/button';
import { DragMember, groupsText, useTarget, type Group } from '../../../src/ui/groups';
import { To } from '../../../src/ui/link';
import { dialStateKinds } from '../shared/state-kinds';
import { Status } from '../../../src/ui/status';
import { columns, DataTable, type Filter, type RowAction } from '../../../src/ui/table';
import { sdwanDepartmentsText as text } from './sdwan-departments.text';

/** Milliseconds between two looks. */
const every = 15_000;

interface MembersProps {
  /** The chosen department; undefined: all accounts. */
  group: Group | undefined;
  groups: readonly Group[];
  /** Asks where accounts go. */
  onMove: (ids: readonly string[]) => void;
}

/** Accounts of a department and of those below it. */
export function Members({ group, groups, onMove }: MembersProps) {
  const { go } = usePlace();
  const { select, action } = useTarget(groups);
  const actions = (row: SdwanAccount): readonly RowAction[] => [
    { key: 'open', label: text.open, to: pageOf(row) },
    { key: 'move', label: groupsText.moveTo(text.department), onSelect: () => onMove([row.id]) },
  ];
  const manage = <Button onClick={() => go({ name: 'sdwan_account' })}>{text.manage}</Button>;
  return (
    <DataTable<SdwanAccount>
      label={group?.name ?? text.all}
      cacheKey="sdwan.department"
      exportName={group?.name ?? text.all}
      endpoint={sdwanAccounts}
      {...(group && { input: { department: group.id } })}
      columns={memberColumns()}
      rowName={({ username }) => username}
      search={text.search}
      segments={states()}
      actions={actions}
      batchActions={[action]}
      toolbarEnd={select}
      every={every}
      onOpen={(row) => go(pageOf(row))}
      empty={
        group
          ? {
              title: groupsText.noMembers(text.department, text.accounts),
              reason: groupsText.noMembersReason(text.all, text.department, text.accounts),
            }
          : { title: text.noAccounts, reason: text.noAccountsReason, action: manage }
      }
    />
  );
}

const pageOf = ({ username }: SdwanAccount): Destination => ({ name: 'sdwan_account', query: { q: username } });

const memberColumns = perLanguage(() =>
  columns<SdwanAccount>([
    {
      key: 'username',
      title: dialerText.username,
      width: 160,
      grow: 2,
      sortable: true,
      render: (row) => (
        <DragMember id={row.id}>
          <To to={pageOf(row)}>{row.username}</To>
        </DragMember>
      ),
    },
    { key: 'name', title: dialerText.name, width: 120, grow: 1 },
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
      width: 128,
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
