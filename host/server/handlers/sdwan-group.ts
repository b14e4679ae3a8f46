import type * as contract from '../../../src/api/contract/sdwan-group';
import type { Handlers } from '../kit/context/handler';
import { assignSdwanGroup, groupList, removeSdwanGroup, sdwanForests } from '../services/sdwan/groups';
import { createGroup, moveGroup, renameGroup } from '../account/tree/tree';

/** Groups of networks and departments of accounts, and what is in them. */
export const sdwanGroup: Handlers<typeof contract> = {
  sdwanGroups: async (context, input) => ({ data: await groupList(context, input) }),
  sdwanGroupCreate: async (context, input) => ({ data: await createGroup(context, sdwanForests[input.kind], input) }),
  async sdwanGroupRename(context, { kind, id, name }) {
    await renameGroup(context, sdwanForests[kind], id, name);
    return { data: null };
  },
  async sdwanGroupMove(context, { kind, id, parent }) {
    await moveGroup(context, sdwanForests[kind], id, parent);
    return { data: null };
  },
  sdwanGroupRemove: async (context, input) => ({ data: { released: await removeSdwanGroup(context, input) } }),
  sdwanGroupAssign: async (context, input) => ({ data: { moved: await assignSdwanGroup(context, input) } }),
};
