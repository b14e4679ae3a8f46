import type * as contract from '../../../src/api/contract/tv';
import { readJob } from '../fleet/bulk/read';
import { runJobs } from '../fleet/bulk/run';
import type { Handlers } from '../kit/context/handler';
import { moveBoxes, commandBox, commandBoxes, removeBoxes, saveBox } from '../services/tv/boxes';
import { arrangeChannels, removeChannel, removeGroup, retryGroup, saveChannel, saveGroup } from '../services/tv/groups';
import { boxPage, groupDetail, groupOverview } from '../services/tv/read';
import { identifyTelling } from '../fleet/gateway-link/identify';
import { takeTvReport } from '../services/tv/report';

/** TV boxes behind gateways, and what they play. */
export const tv: Handlers<typeof contract> = {
  tvBoxes: async (context, input) => ({ data: await boxPage(context, input) }),
  tvGroups: async (context) => ({ data: await groupOverview(context) }),
  tvGroupDetail: async (context, { id }) => ({ data: await groupDetail(context, id) }),
  tvCommand: async (context, input) => ({ data: await commandBox(context, input) }),
  async tvCommandMany(context, input) {
    const id = await commandBoxes(context, input);
    // The first step is made at once, so that small work is over soon.
    await runJobs(context, context.now(), id);
    return { data: await readJob(context, id) };
  },
  tvGroupSave: async (context, input) => ({ data: { id: await saveGroup(context, input) } }),
  tvGroupRetry: async (context, { id }) => ({ data: { gateways: await retryGroup(context, id) } }),
  tvChannelSave: async (context, input) => ({ data: { id: await saveChannel(context, input) } }),
  async tvBoxSave(context, input) {
    await saveBox(context, input);
    return { data: null };
  },
  async tvBoxMove(context, { ids, group }) {
    await moveBoxes(context, ids, group);
    return { data: null };
  },
  async tvBoxRemove(context, { ids }) {
    await removeBoxes(context, ids);
    return { data: null };
  },
  async tvGroupRemove(context, { id }) {
    await removeGroup(context, id);
    return { data: null };
  },
  async tvChannelRemove(context, { id }) {
    await removeChannel(context, id);
    return { data: null };
  },
  async tvChannelOrder(context, { id, ids }) {
    await arrangeChannels(context, id, ids);
    return { data: null };
  },
  async tvReport(context, { boxes }) {
    const device = await identifyTelling(context, 'tv');
    await takeTvReport(context.db, device, boxes, context.now());
    return { data: null };
  },
};
