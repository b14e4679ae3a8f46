import type * as contract from '../../../src/api/contract/search';
import type { Handlers } from '../kit/context/handler';
import { findAll } from '../fleet/search/find';

/** Search over everything. */
export const search: Handlers<typeof contract> = {
  async globalSearch(context, { q }) {
    return { data: await findAll(context, q) };
  },
};
