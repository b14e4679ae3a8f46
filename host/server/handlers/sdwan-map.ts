import type * as contract from '../../../src/api/contract/sdwan-map';
import type { Handlers } from '../kit/context/handler';
import { networkMap, placeDevice } from '../services/sdwan/map';

/** Networks on a map, and where gateways stand. */
export const sdwanMap: Handlers<typeof contract> = {
  async sdwanMap(context, input) {
    return { data: await networkMap(context, input) };
  },
  async devicePlace(context, input) {
    await placeDevice(context, input);
    return { data: null };
  },
};
