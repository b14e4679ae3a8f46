import type * as contract from '../../../src/api/contract/iptv';
import { identifyTelling } from '../fleet/gateway-link/identify';
import type { Handlers } from '../kit/context/handler';
import { nodePage, removeNodes, saveNode } from '../services/iptv/nodes';
import { stateOf, takeIptv } from '../services/iptv/state';

/** Television of the provider: where it comes from, and who watches. */
export const iptv: Handlers<typeof contract> = {
  iptvNodes: async (context, input) => ({ data: await nodePage(context, input) }),
  iptvNodeSave: async (context, input) => ({ data: { id: await saveNode(context, input) } }),
  async iptvNodeRemove(context, { ids }) {
    await removeNodes(context, ids);
    return { data: null };
  },
  iptvState: async (context, { gwid }) => ({ data: await stateOf(context, gwid) }),
  async iptvReport(context, input) {
    const device = await identifyTelling(context, 'iptv');
    await takeIptv(context.db, device, input, context.now());
    return { data: null };
  },
};
