import type { Destination } from '../src/session/place';

/** Where a service that has pages of its own is bought: beside its orders, not in the catalogue. */
const packages: Readonly<Record<string, Destination>> = {
  sdwan: { name: 'sdwan.package' },
  network: { name: 'open.network.package' },
  tunnel: { name: 'tunnel.package' },
  domain_parsing: { name: 'domain_parsing.combo' },
  honeypot: { name: 'honeypot.business', query: { tab: 'packages' } },
  camera: { name: 'camera.business', query: { tab: 'packages' } },
  firewall_plugin: { name: 'firewall_plugin.business', query: { tab: 'packages' } },
  overseas_speedup: { name: 'overseas_speedup_default' },
  backup_v2: { name: 'open.backup_v2' },
  ipv6: { name: 'open.ipv6' },
  iptv: { name: 'open.iptv' },
  game_v2: { name: 'open.game_v2' },
  speedup: { name: 'open.speedup' },
  onewu_speedup: { name: 'open.onewu_speedup' },
};

/** A destination as it is meant in the console: what the catalogue has of one service stands on that service's pages. */
export function ownPage(to: Destination): Destination {
  const { service = '', ...rest } = to.query ?? {};
  const own = to.name === 'open.open' ? packages[service] : undefined;
  return own ? { ...own, query: { ...own.query, ...rest } } : to;
}
