import { useRead, useWrite, type DataOf } from '../../src/api';
import { groups } from '../../src/api/contract/device';
import { groupAssign, groupCreate, groupMove, groupRemove, groupRename } from '../../src/api/contract/group';

/** One group with how many networks are in it and below it. */
export type Group = DataOf<typeof groups>[number];

/** Every list and count of devices on the page. */
const devices = ['/api/v3/device/'];

/** Groups in tree order. */
export const useGroups = () => useRead(groups, {}, { keep: true, onFocus: true });

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
