import { useRead, useWrite } from '../../../src/api';
import { keptGateways, keptRestore } from '../../../src/api/contract/kept';
import { affected } from '../shared/bind/bind.data';

/** Gateways that were given back lately, and the way to take one again. */
export const useKept = () => ({
  kept: useRead(keptGateways, {}).data,
  restore: useWrite(keptRestore, affected),
});
