import type * as contract from '../../../src/api/contract/tunnel';
import type { Handlers } from '../kit/context/handler';
import { removeMappings, retryMappings, saveMapping, switchMappings } from '../services/tunnel/change';
import { flowOf, gatewayPage, mappingPage } from '../services/tunnel/read';
import { identifyTelling } from '../fleet/gateway-link/identify';
import { takeTunnelFlow } from '../services/tunnel/flow';

/** Intranet tunnelling: ways from outside to devices behind a gateway. */
export const tunnel: Handlers<typeof contract> = {
  tunnelList: async (context, input) => ({ data: await mappingPage(context, input) }),
  tunnelGateways: async (context, input) => ({ data: await gatewayPage(context, input) }),
  tunnelFlow: async (context, { id }) => ({ data: await flowOf(context, id) }),
  tunnelSave: async (context, input) => ({ data: await saveMapping(context, input) }),
  async tunnelSwitch(context, { ids, enabled }) {
    await switchMappings(context, ids, enabled);
    return { data: null };
  },
  async tunnelRemove(context, { ids }) {
    await removeMappings(context, ids);
    return { data: null };
  },
  async tunnelRetry(context, { gwid }) {
    await retryMappings(context, gwid);
    return { data: null };
  },
  async tunnelReport(context, { list }) {
    const device = await identifyTelling(context, 'tunnel');
    await takeTunnelFlow(context.db, device.gwid, list, context.now());
    return { data: null };
  },
};
