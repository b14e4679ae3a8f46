import type * as contract from '../../../src/api/contract/firmware';
import { runJobs } from '../fleet/bulk/run';
import { campaignPage, createCampaign, readCampaign, updateCampaign } from '../fleet/firmware/campaigns';
import { preview, releaseList } from '../fleet/firmware/releases';
import type { Handlers } from '../kit/context/handler';

/** Firmware and upgrades. */
export const firmware: Handlers<typeof contract> = {
  async releases(context, { kind }) {
    const list = await releaseList(context, kind);
    return { data: { list, total: list.length } };
  },
  async upgradePreview(context, input) {
    return { data: await preview(context, input) };
  },
  async campaigns(context, input) {
    return { data: await campaignPage(context, input) };
  },
  async campaignDetail(context, { id }) {
    return { data: await readCampaign(context, id) };
  },
  async campaignCreate(context, input) {
    const id = await createCampaign(context, input);
    await runJobs(context, context.now(), id);
    return { data: await readCampaign(context, id) };
  },
  async campaignUpdate(context, input) {
    await updateCampaign(context, input);
    return { data: await readCampaign(context, input.id) };
  },
};
