import type * as contract from '../../../src/api/contract/contractor';
import { apply, certificationOf } from '../account/contractor/applications';
import type { Handlers } from '../kit/context/handler';

/** Certification of contractors; the staff's side stands with the other calls of the staff. */
export const contractor: Handlers<typeof contract> = {
  contractor: async (context) => ({ data: await certificationOf(context) }),
  async contractorApply(context, input) {
    await apply(context, input);
    return { data: null };
  },
};
