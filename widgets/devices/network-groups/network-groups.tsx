import type { PropsOf } from '../../../src/element/contract';
import { GroupsPane, type GroupsOf } from '../../../src/ui/groups';
import { Network } from '../../../src/ui/icon';
import { Members } from './members';
import type { networkGroupsContract } from './network-groups.contract';
import { useChanges, useGroups, type GroupKind } from './network-groups.data';
import { networkGroupsText as text } from './network-groups.text';

/** Groups of networks: the tree at the left, what is in the chosen group at the right. */
export function NetworkGroups({ kind = 'gateway' }: PropsOf<typeof networkGroupsContract>) {
  const of: GroupKind = kind === 'firewall' ? 'firewall' : 'gateway';
  const read = useGroups(of);
  const changes = useChanges();
  const groups: GroupsOf = {
    group: text.tree,
    members: text.members[of],
    none: text.noGroup,
    all: text.allOf[of],
    icon: <Network />,
    reason: text.noneReason(text.members[of]),
    well: text.well,
    create: (wish) => changes.create.run({ kind: of, ...wish }),
    rename: (id, name) => changes.rename.run({ id, name }),
    move: (id, parent) => changes.move.run({ id, parent }),
    remove: async (id) => (await changes.remove.run({ id })).data.released,
    assign: async (ids, group) => (await changes.assign.run({ ids: [...ids], group })).data.moved,
  };
  return (
    <GroupsPane of={groups} read={read}>
      {(group, all, onMove) => <Members key={group?.id ?? ''} kind={of} group={group} groups={all} onMove={onMove} />}
    </GroupsPane>
  );
}
