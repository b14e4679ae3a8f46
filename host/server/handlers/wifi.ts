import type * as contract from '../../../src/api/contract/wifi';
import type { Handlers } from '../kit/context/handler';
import { createShare, joinWifi, revokeShare, shareList } from '../services/wifi/shares';

/** Links under which guests see how to join Wi-Fi. */
export const wifi: Handlers<typeof contract> = {
  wifiShares: async (context, { gwid }) => ({ data: await shareList(context, gwid) }),
  wifiShareCreate: async (context, input) => ({ data: await createShare(context, input) }),
  async wifiShareRevoke(context, { id }) {
    await revokeShare(context, id);
    return { data: null };
  },
  wifiJoin: async (context, input) => ({ data: await joinWifi(context, input) }),
};
