import type * as contract from '../../../src/api/contract/site-template';
import { applySites } from '../fleet/sites/apply';
import { keepSite, releaseSites, restoreSite } from '../fleet/sites/change';
import { modelOf, modelPage, readOne, removeModel, saveModel } from '../fleet/sites/models';
import { planSites } from '../fleet/sites/plan';
import { poolPage, removePool, savePool } from '../fleet/sites/pools';
import { sitePage } from '../fleet/sites/read';
import type { Handlers } from '../kit/context/handler';

/** Whole sites as models. */
export const siteTemplate: Handlers<typeof contract> = {
  siteTemplates: async (context, input) => ({ data: await modelPage(context, input) }),
  siteTemplate: async (context, input) => ({ data: await readOne(context, input) }),
  siteTemplateFrom: async (context, { gwid }) => ({ data: await modelOf(context, gwid) }),
  siteTemplateSave: async (context, input) => ({ data: await saveModel(context, input) }),
  siteTemplateRemove: async (context, { id }) => ({ data: { sites: await removeModel(context, id) } }),
  sites: async (context, input) => ({ data: await sitePage(context, input) }),
  sitePlan: async (context, input) => ({
    data: (await planSites(context.db, context, input)).map(({ plan }) => plan),
  }),
  siteApply: async (context, input) => ({ data: await applySites(context, input) }),
  siteKeep: async (context, { gwid }) => ({ data: { overrides: await keepSite(context, gwid) } }),
  siteRestore: async (context, { gwid, request_id }) => ({
    data: { job: await restoreSite(context, gwid, request_id), sites: 1 },
  }),
  siteRelease: async (context, { gwids }) => ({ data: { sites: await releaseSites(context, gwids) } }),
  sitePools: async (context, input) => ({ data: await poolPage(context, input) }),
  sitePoolSave: async (context, input) => ({ data: { id: await savePool(context, input) } }),
  async sitePoolRemove(context, { id }) {
    await removePool(context, id);
    return { data: null };
  },
};
