import { useRead, useWrite } from '../../../src/api';
import { groups } from '../../../src/api/contract/device';
import { groupAssign, groupCreate, groupMove, groupRemove, groupRename } from '../../../src/api/contract/group';

/** Every list and count of devices on the page. */
const devices = ['/api/v3/device/'];

/** What the groups are of. */
export type GroupKind = 'gateway' | 'firewall';

/** Groups in tree order. */
export const useGroups = (kind: GroupKind) => useRead(groups, { kind }, { keep: true, onFocus: true });

/** Changes of the tree and of what is in it. */
export const useChanges = () => ({
  create: useWrite(groupCreate, devices),
  rename: useWrite(groupRename, devices),
  move: useWrite(groupMove, devices),
  remove: useWrite(groupRemove, devices),
  assign: useWrite(groupAssign, devices),
});
