import { useRead, useWrite } from '../../../src/api';
import {
  tunnelFlow,
  tunnelGateways,
  tunnelRemove,
  tunnelRetry,
  tunnelSave,
  tunnelSwitch,
} from '../../../src/api/contract/tunnel';

/** Milliseconds between two looks: deliveries take seconds. */
export const every = 5000;

/** What a change touches. */
const touched = ['/api/v3/tunnel/'];

/** Gateways with the service: one, or the first thousand for the form. */
export const useGateways = (gwid: string) =>
  useRead(tunnelGateways, gwid ? { gwid, per_page: 1 } : { per_page: 1000 }, { every: 6 * every });

/** What passed a mapping lately. */
export const useFlow = (id: string) => useRead(tunnelFlow, { id });

/** The ways to change mappings. */
export function useTunnelActions() {
  return {
    save: useWrite(tunnelSave, touched),
    turn: useWrite(tunnelSwitch, touched),
    remove: useWrite(tunnelRemove, touched),
    retry: useWrite(tunnelRetry, touched),
  };
}
