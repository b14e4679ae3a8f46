import type * as contract from '../../../src/api/contract/sdwan-node';
import type { Handlers } from '../kit/context/handler';
import { nodePage, removeNodes, saveNode } from '../services/sdwan/nodes';

/** Gateways prepared as nodes of networks. */
export const sdwanNode: Handlers<typeof contract> = {
  sdwanNodes: async (context, input) => ({ data: await nodePage(context, input) }),
  async sdwanNodeSave(context, input) {
    await saveNode(context, input);
    return { data: null };
  },
  async sdwanNodeRemove(context, { gwids }) {
    await removeNodes(context, gwids);
    return { data: null };
  },
};
