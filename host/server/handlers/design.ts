import type * as contract from '../../../src/api/contract/design';
import { removeDesigns, saveDesign } from '../fleet/design/change';
import { readMeasured } from '../fleet/design/measured';
import { designPage, readDesign, readModels } from '../fleet/design/read';
import type { Handlers } from '../kit/context/handler';

/** Networks that are planned. */
export const design: Handlers<typeof contract> = {
  designs: async (context, input) => ({ data: await designPage(context, input) }),
  designDetail: async (context, { id }) => ({ data: await readDesign(context, id) }),
  designSave: async (context, input) => ({ data: await saveDesign(context, input) }),
  async designRemove(context, { ids }) {
    await removeDesigns(context, ids);
    return { data: null };
  },
  designMeasured: async (context, { id }) => ({ data: await readMeasured(context, id) }),
  equipmentModels: async (context) => ({ data: await readModels(context) }),
};
