import type * as contract from '../../../src/api/contract/group';
import type { Handlers } from '../kit/context/handler';
import { assignGroup, deviceGroups, removeGroup } from '../fleet/devices/groups';
import { createGroup, moveGroup, renameGroup } from '../account/tree/tree';

/** Groups of gateways and firewalls, and what is in them. */
export const group: Handlers<typeof contract> = {
  async groupCreate(context, input) {
    return { data: await createGroup(context, deviceGroups, input) };
  },
  async groupRename(context, { id, name }) {
    await renameGroup(context, deviceGroups, id, name);
    return { data: null };
  },
  async groupMove(context, { id, parent }) {
    await moveGroup(context, deviceGroups, id, parent);
    return { data: null };
  },
  async groupRemove(context, { id }) {
    return { data: { released: await removeGroup(context, id) } };
  },
  async groupAssign(context, { ids, group: target }) {
    return { data: { moved: await assignGroup(context, ids, target) } };
  },
};
