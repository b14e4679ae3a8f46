import type * as contract from '../../../src/api/contract/sdwan-replay';
import type { Handlers } from '../kit/context/handler';
import { networkDay, networkMoment } from '../services/sdwan/replay';

/** What networks were like in the last 24 hours. */
export const sdwanReplay: Handlers<typeof contract> = {
  async sdwanDay(context, { id }) {
    return { data: { cells: await networkDay(context, id) } };
  },
  async sdwanMoment(context, { id, at }) {
    return { data: { at, link_list: await networkMoment(context, id, at) } };
  },
};
