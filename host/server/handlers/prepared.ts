import type * as contract from '../../../src/api/contract/prepared';
import { removePrepared, retryPrepared, savePrepared } from '../fleet/prepared/change';
import { importPrepared } from '../fleet/prepared/import';
import { preparedPage } from '../fleet/prepared/read';
import { readReplacement, saveReplacement } from '../fleet/prepared/replacement';
import { soldService, soldTier } from '../services/catalogue/catalogue';
import type { Handlers } from '../kit/context/handler';

/** Devices that are known before they come. */
export const prepared: Handlers<typeof contract> = {
  preparedList: async (context, input) => ({ data: await preparedPage(context, input) }),
  preparedSave: async (context, input) => ({ data: { id: await savePrepared(context, input) } }),
  preparedRemove: async (context, { ids }) => ({ data: { removed: await removePrepared(context, ids) } }),
  async preparedRetry(context, { id }) {
    await retryPrepared(context, id);
    return { data: null };
  },
  async replacement(context, { gwid }) {
    const { services, ...facts } = await readReplacement(context, gwid);
    const named = services.map((one) => ({
      ...one,
      service_name: soldService(one.service)?.name ?? one.service,
      tier_name: soldTier(one.service, one.tier)?.name ?? one.tier,
    }));
    return { data: { ...facts, services: named } };
  },
  replacementSave: async (context, input) => ({ data: { id: await saveReplacement(context, input) } }),
  preparedImport: async (context, input) => ({ data: await importPrepared(context, input) }),
};
