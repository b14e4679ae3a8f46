import type * as contract from '../../../src/api/contract/speedup';
import { identifyTelling } from '../fleet/gateway-link/identify';
import type { Handlers } from '../kit/context/handler';
import { takeSpeedupChoices } from '../services/speedup/choices';
import { takeSpeedupFlow, useOf } from '../services/speedup/flow';
import { removeGroups, retryGroups, saveGroup, switchGroup } from '../services/speedup/groups';
import { measureApp, measureLines } from '../services/speedup/measure';
import { applyMembers, removeMembers, saveMember } from '../services/speedup/members';
import { effectPage, gatewayPage, groupOf, groupPage, memberOf, memberPage, openLines } from '../services/speedup/read';

/** International speed-up: groups, their members, lines and what gateways measured of them. */
export const speedup: Handlers<typeof contract> = {
  speedupGroups: async (context, input) => ({ data: await groupPage(context, input) }),
  speedupGroup: async (context, { gid }) => ({ data: await groupOf(context, gid) }),
  speedupGateways: async (context, input) => ({ data: await gatewayPage(context, input) }),
  speedupLines: async (context, input) => ({ data: await openLines(context, input) }),
  speedupEffects: async (context, input) => ({ data: await effectPage(context, input) }),
  speedupMembers: async (context, input) => ({ data: await memberPage(context, input) }),
  speedupMember: async (context, { sign }) => ({ data: await memberOf(context, sign) }),
  speedupUse: async (context, input) => ({ data: await useOf(context, input) }),
  speedupSave: async (context, input) => ({ data: { gid: await saveGroup(context, input) } }),
  async speedupSwitch(context, { gid, enabled }) {
    await switchGroup(context, gid, enabled);
    return { data: null };
  },
  async speedupRemove(context, { ids }) {
    await removeGroups(context, ids);
    return { data: null };
  },
  async speedupRetry(context, { gwid }) {
    await retryGroups(context, gwid);
    return { data: null };
  },
  speedupApply: async (context, input) => ({ data: await applyMembers(context, input) }),
  async speedupMemberSave(context, input) {
    await saveMember(context, input);
    return { data: null };
  },
  async speedupMemberRemove(context, { ids }) {
    await removeMembers(context, ids);
    return { data: null };
  },
  async speedupMeasureLines(context, { gwid, lines }) {
    await measureLines(context, gwid, lines);
    return { data: null };
  },
  async speedupMeasureApp(context, { gid, app }) {
    await measureApp(context, gid, app);
    return { data: null };
  },
  async speedupReport(context, { list, policies }) {
    const device = await identifyTelling(context, 'speedup');
    await takeSpeedupFlow(context.db, device.gwid, list, context.now());
    await takeSpeedupChoices(context.db, device.gwid, policies, context.now());
    return { data: null };
  },
};
