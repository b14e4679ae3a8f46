import type * as contract from '../../../src/api/contract/kept';
import { readKept, takeBack } from '../fleet/devices/kept';
import type { Handlers } from '../kit/context/handler';

/** Gateways that were given back, for as long as they can be taken again. */
export const kept: Handlers<typeof contract> = {
  async keptGateways(context) {
    return { data: await readKept(context) };
  },
  async keptRestore(context, { gwid }) {
    await takeBack(context, gwid);
    return { data: { gwid } };
  },
};
