import type * as contract from '../../../src/api/contract/sdwan';
import type { Handlers } from '../kit/context/handler';
import { exampleNetwork } from '../services/sdwan/example';
import { candidatePage, freePackages, linkHistory, networkPage, readNetwork } from '../services/sdwan/read';
import { createNetwork, pauseNetwork, removeNetwork, saveNetwork, tryNetwork } from '../services/sdwan/write';

/** Networks of several places. */
export const sdwan: Handlers<typeof contract> = {
  async sdwanNetworks(context, input) {
    return { data: await networkPage(context, input) };
  },
  async sdwanDetail(context, { id }) {
    return { data: await readNetwork(context, id) };
  },
  async sdwanDemo({ now }, { topology }) {
    return { data: exampleNetwork(Number(topology) as 1 | 2 | 3, now()) };
  },
  async sdwanCandidates(context, input) {
    return { data: await candidatePage(context, input) };
  },
  async sdwanPackagesFree(context, input) {
    return { data: await freePackages(context, input) };
  },
  async sdwanHistory(context, input) {
    return { data: await linkHistory(context, input) };
  },
  async sdwanCreate(context, input) {
    return { data: { id: await createNetwork(context, input) } };
  },
  async sdwanTry(context, input) {
    await tryNetwork(context, input);
    return { data: null };
  },
  async sdwanSave(context, input) {
    return { data: { rev: await saveNetwork(context, input) } };
  },
  async sdwanPause(context, { id, paused }) {
    await pauseNetwork(context, id, paused);
    return { data: null };
  },
  async sdwanRemove(context, { id }) {
    await removeNetwork(context, id);
    return { data: null };
  },
};
