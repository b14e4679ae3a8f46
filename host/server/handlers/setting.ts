import type * as contract from '../../../src/api/contract/setting';
import type { Handlers } from '../kit/context/handler';
import { retrySetting, saveSetting, switchSetting } from '../services/settings/change';
import { askMeasure } from '../services/settings/measure';
import { detailOf, gatewayPage } from '../services/settings/read';

/** What services set on gateways. */
export const setting: Handlers<typeof contract> = {
  settingGateways: async (context, input) => ({ data: await gatewayPage(context, input) }),
  settingDetail: async (context, { service, gwid }) => ({ data: await detailOf(context, service, gwid) }),
  async settingSave(context, input) {
    await saveSetting(context, input);
    return { data: null };
  },
  async settingSwitch(context, input) {
    await switchSetting(context, input);
    return { data: null };
  },
  async settingRetry(context, { service, gwid }) {
    await retrySetting(context, service, gwid);
    return { data: null };
  },
  settingMeasure: async (context, { service, gwid }) => ({ data: await askMeasure(context, service, gwid) }),
};
