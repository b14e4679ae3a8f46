import type * as contract from '../../../src/api/contract/staff-design';
import { removeModel, saveModel } from '../fleet/design/models';
import type { Handlers } from '../kit/context/handler';

/** Models that designs of networks are made of. */
export const staffDesign: Handlers<typeof contract> = {
  async staffModelSave(context, input) {
    await saveModel(context, input);
    return { data: null };
  },
  async staffModelRemove(context, input) {
    await removeModel(context, input);
    return { data: null };
  },
};
