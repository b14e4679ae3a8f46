import { ipv4Number } from '../rules/ipv4';

/** How a mapping is reached from outside. */
export const tunnelProtocols = ['http', 'https', 'tcp', 'udp', 'rdp'] as const;
export type TunnelProtocol = (typeof tunnelProtocols)[number];

/** How a mapping stands. `over`: more mappings are on than the package serves. */
export const tunnelStates = ['running', 'off', 'waiting', 'offline', 'expired', 'over'] as const;
export type TunnelState = (typeof tunnelStates)[number];

/** What a package of the tunnel gives one gateway. */
export interface TunnelPlan {
  /** Mappings. */
  mappings: number;
  /** Mbps, all mappings together. */
  mbps: number;
  /** Whether sub-domains are chosen; otherwise they are given. */
  custom: boolean;
  /** Whether the addresses that may come in can be listed. */
  whitelist: boolean;
}

/** By key of the package. */
export const tunnelPlans: Readonly<Record<string, TunnelPlan>> = {
  trial: { mappings: 1, mbps: 1, custom: false, whitelist: false },
  basic: { mappings: 10, mbps: 5, custom: true, whitelist: false },
  pro: { mappings: 100, mbps: 20, custom: true, whitelist: true },
};

/** Lines of a list of addresses that may come in. */
export const mostAllowed = 50;

/** Host names that are the product's own or would pass for it. */
const reserved: ReadonlySet<string> = new Set(
  `www api admin root mail smtp pop imap ftp ns ns1 ns2 dns mx cdn static assets img status login account console netpane
   cloud app open portal support help docs blog dev test demo pay billing security auth sso vpn tunnel localhost wpad
   autodiscover webmail git proxy gateway router system official service`.split(/\s+/),
);

/** Whether a sub-domain is kept back. */
export const isReserved = (subdomain: string): boolean => reserved.has(subdomain);

/** Whether a device behind a gateway can have this address: not the gateway itself, no group, no broadcast. */
export function isInside(address: string): boolean {
  const bits = ipv4Number(address);
  if (bits === undefined) return false;
  const first = Math.floor(bits / 2 ** 24);
  return first !== 0 && first !== 127 && first < 224;
}

/** Whether mappings are told apart by a port of the cloud instead of by their host name. */
export const needsPort = (protocol: TunnelProtocol): boolean => protocol !== 'http' && protocol !== 'https';

/** The port that is meant when somebody picks a protocol. */
export const usualPort: Readonly<Record<TunnelProtocol, string>> = {
  http: '80',
  https: '443',
  tcp: '22',
  udp: '',
  rdp: '3389',
};

/** Where a mapping is reached from outside. */
export function tunnelAddress(host: string, protocol: TunnelProtocol, port: number | null): string {
  return needsPort(protocol) ? `${host}:${port ?? ''}` : `${protocol}://${host}`;
}
