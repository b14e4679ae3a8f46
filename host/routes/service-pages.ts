import type { Destination } from '../../src/session/place';

/** Pages where a service that has pages of its own is bought: beside its orders, not in the catalogue. They are called by its key. */
const packages =
  'sdwan.package open.network.package tunnel.package domain_parsing.combo honeypot.business camera.business firewall_plugin.business overseas_speedup_default open.backup_v2 open.ipv6 open.iptv open.game_v2 open.speedup open.onewu_speedup';

const pages = new Map(packages.split(' ').map((name) => [name.replace(/^open\.|(\.\w+|_default)$/g, ''), name]));

/** A destination as it is meant in the console: what the catalogue has of one service stands on that service's pages. */
export function ownPage(to: Destination): Destination {
  const { service = '', ...rest } = to.query ?? {};
  const name = to.name === 'open.open' ? pages.get(service) : undefined;
  if (!name) return to;
  return { ...to, name, query: { ...(name.endsWith('.business') && { tab: 'packages' }), ...rest } };
}
