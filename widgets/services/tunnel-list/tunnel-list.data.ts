import { useRead, useWrite } from '../../../src/api';
import { atOnce } from '../../../src/ui/form/use-searched';
import {
  tunnelFlow,
  tunnelGateways,
  tunnelRemove,
  tunnelRetry,
  tunnelSave,
  tunnelSwitch,
  type TunnelGateway,
} from '../../../src/api/contract/tunnel';

/** Milliseconds between two looks: deliveries take seconds. */
export const every = 5000;

/** What a change touches. */
const touched = ['/api/v3/tunnel/'];

/** A gateway with the service: the one that is named, or that which can take a mapping most of all, and how many there are. */
export const useGateways = (gwid: string) =>
  useRead(tunnelGateways, { ...(gwid && { gwid }), per_page: 1, sort: 'room' }, { every: 6 * every });

/** Gateways for a new mapping, found by what was typed. */
export const useFound = (q: string) =>
  useRead(tunnelGateways, { per_page: atOnce, sort: 'room', ...(q && { q }) }, { keep: q !== '' });

/** Whether one more mapping can be made on a gateway. */
export const hasRoom = ({ service_state, used, most }: TunnelGateway): boolean =>
  service_state !== 'expired' && used < most;

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
