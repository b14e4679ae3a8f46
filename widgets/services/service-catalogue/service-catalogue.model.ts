/** What services are for, in the order in which they are shown. */
export const kinds = ['connect', 'speed', 'safety', 'running'] as const;
export type Kind = (typeof kinds)[number];

const kindOf: Readonly<Record<string, Kind>> = {
  sdwan: 'connect',
  network: 'connect',
  tunnel: 'connect',
  ipv6: 'connect',
  overseas_speedup: 'speed',
  speedup: 'speed',
  game_v2: 'speed',
  onewu_speedup: 'speed',
  domain_parsing: 'safety',
  honeypot: 'safety',
  firewall_plugin: 'safety',
  camera: 'safety',
};

/** Services by what they are for; kinds without any are left out. */
export const groupsOf = <One extends { key: string }>(list: readonly One[]): [Kind, One[]][] =>
  kinds
    .map((kind): [Kind, One[]] => [kind, list.filter(({ key }) => (kindOf[key] ?? 'running') === kind)])
    .filter(([, some]) => some.length > 0);
