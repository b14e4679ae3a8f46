import type { Destination } from '../../../src/session/place';
import type { SwitchData } from './switch-detail.data';

/** The page of what is plugged into a port; undefined where it is no device of the account. */
export function neighbourPlace(port: SwitchData['port_list'][number]): Destination | undefined {
  const id = port.neighbour_id;
  if (!id || !port.neighbour_kind) return undefined;
  if (port.neighbour_kind === 'gateway') return { name: 'network', params: { gwid: id } };
  if (port.neighbour_kind === 'ap') return { name: 'ap_edit', query: { id } };
  if (port.neighbour_kind === 'firewall') return { name: 'fire_detail', query: { id } };
  const gwid = port.neighbour_gwid ?? '';
  return port.neighbour_light
    ? { name: 'network_switch_light.detail', params: { gwid, swid: id } }
    : { name: 'network_switch.detail', params: { gwid, switchip: id } };
}
