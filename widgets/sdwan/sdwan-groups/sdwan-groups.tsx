import type { PropsOf } from '../../../src/element/contract';
import { GroupsPane, type GroupsOf } from '../../../src/ui/groups';
import { useSdwanGroups } from '../shared';
import { Waypoints } from '../../../src/ui/icon';
import { Members } from './members';
import type { sdwanGroupsContract } from './sdwan-groups.contract';
import { sdwanGroupsText as text } from './sdwan-groups.text';

/** Groups of a service's networks: the tree at the left, the networks of the chosen group at the right. */
export function SdwanGroups({ service = 'sdwan' }: PropsOf<typeof sdwanGroupsContract>) {
  const { read, changes } = useSdwanGroups('network', service);
  const { group, members, none, all, reason, well } = text;
  const of: GroupsOf = { ...changes, group, members, none, all, reason, well, icon: <Waypoints /> };
  return (
    <GroupsPane of={of} read={read}>
      {(chosen, groups, onMove) => (
        <Members key={chosen?.id ?? ''} service={service} group={chosen} groups={groups} onMove={onMove} />
      )}
    </GroupsPane>
  );
}
