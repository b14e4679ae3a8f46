import type { PropsOf } from '../../../src/element/contract';
import { dialerText } from '../../../src/text/dialer.text';
import { GroupsPane, type GroupsOf } from '../../../src/ui/groups';
import { useSdwanGroups } from '../shared';
import { UsersRound } from '../../../src/ui/icon';
import { Members } from './members';
import type { sdwanDepartmentsContract } from './sdwan-departments.contract';
import { sdwanDepartmentsText as text } from './sdwan-departments.text';

/** Departments of the accounts that dial in: the tree at the left, the accounts of the chosen one at the right. */
export function SdwanDepartments(_: PropsOf<typeof sdwanDepartmentsContract>) {
  const { read, changes } = useSdwanGroups('department');
  const of: GroupsOf = {
    ...changes,
    group: text.department,
    members: text.accounts,
    none: dialerText.noDepartment,
    all: text.all,
    reason: text.reason,
    well: text.well,
    icon: <UsersRound />,
  };
  return (
    <GroupsPane of={of} read={read}>
      {(chosen, groups, onMove) => <Members key={chosen?.id ?? ''} group={chosen} groups={groups} onMove={onMove} />}
    </GroupsPane>
  );
}
