import type * as contract from '../../../src/api/contract/sdwan-delivery';
import { identifyTelling } from '../fleet/gateway-link/identify';
import type { Handlers } from '../kit/context/handler';
import { takeTunnels } from '../services/sdwan/links';
import { retryMember } from '../services/sdwan/tell';

/** What members of networks are told, and what they tell of their tunnels. */
export const sdwanDelivery: Handlers<typeof contract> = {
  async sdwanRetry(context, { id, gwid }) {
    await retryMember(context, id, gwid);
    return { data: null };
  },
  async sdwanReport(context, told) {
    await takeTunnels(context.db, await identifyTelling(context, 'sdwan'), told, context.ip, context.now());
    return { data: null };
  },
};
