import type { Destination } from '../../src/session/place';

/** The page where a service is bought that has pages of its own: beside its orders, not in the catalogue. */
const packages: Readonly<Record<string, string>> = {
  sdwan: 'sdwan.package',
  network: 'open.network.package',
  tunnel: 'tunnel.package',
  domain_parsing: 'domain_parsing.combo',
  overseas_speedup: 'overseas_speedup_default',
  backup_v2: 'open.backup_v2',
  ipv6: 'open.ipv6',
  iptv: 'open.iptv',
  game_v2: 'open.game_v2',
  speedup: 'open.speedup',
  onewu_speedup: 'open.onewu_speedup',
  // Packages are a tab of theirs.
  honeypot: 'honeypot.business',
  camera: 'camera.business',
  firewall_plugin: 'firewall_plugin.business',
};

/** A destination as it is meant in the console: what the catalogue has of one service stands on that service's pages. */
export function ownPage(to: Destination): Destination {
  const { service = '', ...rest } = to.query ?? {};
  const name = to.name === 'open.open' && Object.hasOwn(packages, service) ? packages[service] : undefined;
  if (!name) return to;
  return { ...to, name, query: { ...(name.endsWith('.business') && { tab: 'packages' }), ...rest } };
}
