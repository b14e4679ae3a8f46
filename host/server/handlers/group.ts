import type * as contract from '../../../src/api/contract/group';
import type { Handlers } from '../handler';
import { assignGroup, createGroup, moveGroup, removeGroup, renameGroup } from '../fleet/groups';

/** Groups of gateways and firewalls, and what is in them. */
export const group: Handlers<typeof contract> = {
  async groupCreate(context, input) {
    return { data: await createGroup(context, input) };
  },
  async groupRename(context, { id, name }) {
    await renameGroup(context, id, name);
    return { data: null };
  },
  async groupMove(context, { id, parent }) {
    await moveGroup(context, id, parent);
    return { data: null };
  },
  async groupRemove(context, { id }) {
    return { data: { released: await removeGroup(context, id) } };
  },
  async groupAssign(context, { ids, group: target }) {
    return { data: { moved: await assignGroup(context, ids, target) } };
  },
};
