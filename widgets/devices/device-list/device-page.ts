import type { DeviceRow } from '../../../src/api/contract/device';
import type { Destination } from '../../../src/session/place';

/** Where a device's own page is. */
export function pageOf({ id, kind, gwid, ip, light }: DeviceRow & { light?: boolean | undefined }): Destination {
  switch (kind) {
    case 'gateway':
      return { name: 'network', params: { gwid } };
    case 'switch':
      return light
        ? { name: 'network_switch_light.detail', params: { gwid, swid: id } }
        : { name: 'network_switch.detail', params: { gwid, switchip: ip || id } };
    case 'firewall':
      return { name: 'fire_detail', query: { id } };
    case 'ap':
      return { name: 'ap_edit', query: { id } };
  }
}
