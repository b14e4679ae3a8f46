import type * as contract from '../../../src/api/contract/portal';
import { pageOf } from '../services/guest/gateway';
import { accents, papers, presets } from '../services/guest/presets';
import {
  applyTemplate,
  readTemplate,
  removeTemplate,
  saveTemplate,
  templatePage,
  usersOf,
} from '../services/guest/templates';
import type { Handlers } from '../kit/context/handler';

/** Pages on which guests sign in. */
export const portal: Handlers<typeof contract> = {
  portalTemplates: async (context, input) => ({ data: await templatePage(context, input) }),
  portalPresets: () => Promise.resolve({ data: { list: [...presets], total: presets.length, accents, papers } }),
  portalTemplate: async ({ db, caller }, { id }) => ({
    data: {
      ...(await readTemplate(db, caller.accountId, id)),
      users: await usersOf(db, caller.accountId, id),
    },
  }),
  portalSave: async (context, input) => ({ data: await saveTemplate(context, input) }),
  portalRemove: async (context, { id }) => {
    await removeTemplate(context, id);
    return { data: null };
  },
  portalApply: async (context, input) => ({ data: await applyTemplate(context, input) }),
  guestPage: async (context, { gwid, id }) => ({ data: await pageOf(context, gwid, id) }),
};
