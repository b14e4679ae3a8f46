import type { Destination } from '../../../../src/session/place';

/** Where a service that sets something on gateways is set up: one page has all gateways, and the address says which. */
export const desks: Readonly<Record<string, Destination>> = {
  iptv: { name: 'open.iptv.config' },
  game_v2: { name: 'open.game_v2.config' },
  speedup: { name: 'open.speedup', query: { view: 'config' } },
  onewu_speedup: { name: 'open.onewu_speedup', query: { view: 'config' } },
  ipv6: { name: 'open.ipv6', query: { view: 'config' } },
};
