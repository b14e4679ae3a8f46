import { createContext, useContext } from 'react';
import { useRead, useWrite, type DataOf } from '../../src/api';
import { groups } from '../../src/api/contract/device';
import { groupAssign, groupCreate, groupMove, groupRemove, groupRename } from '../../src/api/contract/group';

/** One group with how many networks are in it and below it. */
export type Group = DataOf<typeof groups>[number];

/** Every list and count of devices on the page. */
const devices = ['/api/v3/device/'];

/** What the groups are of. */
export type GroupKind = 'gateway' | 'firewall';

/** What the groups of this widget are of. */
export const KindContext = createContext<GroupKind>('gateway');

/** Groups in tree order. */
export const useGroups = (kind: GroupKind) => useRead(groups, { kind }, { keep: true, onFocus: true });

/** What the groups are of, for everything below the widget. */
export const useKind = (): GroupKind => useContext(KindContext);

/** Type of what is dragged, and in it the id: a group, or a device. */
export const dragTypes = { group: 'application/x-np-group', device: 'application/x-np-device' } as const;

/** Changes of the tree and of what is in it. */
export const useChanges = () => ({
  create: useWrite(groupCreate, devices),
  rename: useWrite(groupRename, devices),
  move: useWrite(groupMove, devices),
  remove: useWrite(groupRemove, devices),
  assign: useWrite(groupAssign, devices),
});

/** Levels above a group. */
export function levelOf(list: readonly Group[], { parent_id }: Group): number {
  const parent = list.find((one) => one.id === parent_id);
  return parent ? 1 + levelOf(list, parent) : 0;
}

/** Whether a group is another one or below it. */
export function isWithin(list: readonly Group[], group: Group | undefined, id: string): boolean {
  if (!group) return false;
  return (
    group.id === id ||
    isWithin(
      list,
      list.find((one) => one.id === group.parent_id),
      id,
    )
  );
}

/** Groups as choices of a select, each as deep as it is. */
export const optionsOf = (list: readonly Group[]) =>
  list.map((group) => ({ value: group.id, label: `${'　'.repeat(levelOf(list, group))}${group.name}` }));
