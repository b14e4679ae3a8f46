import { linesOf, macList } from '../rules';
import { domainLists, securityServices, type DomainList, type SecurityService } from './security-kinds';
import { dnsClasses, limitsOf, logDays, longestLog, type DnsClass, type SecurityLimits } from './security-limits';

export { domainLists, securityServices, type DomainList, type SecurityService };
export { dnsClasses, limitsOf, logDays, longestLog, type DnsClass, type SecurityLimits };

/** Decoys with the port where the real service would listen. */
export const decoyPorts = {
  ssh: 22,
  telnet: 23,
  http: 80,
  rdp: 3389,
  smb: 445,
  mysql: 3306,
  redis: 6379,
  ftp: 21,
} as const;
export type DecoyKind = keyof typeof decoyPorts;
export const decoyKinds = Object.keys(decoyPorts) as DecoyKind[];

/** What the firewall plugin looks for. `virus` needs a package with virus filtering. */
export const threatKinds = ['scan', 'brute', 'exploit', 'injection', 'trojan', 'dos', 'virus'] as const;
export type ThreatKind = (typeof threatKinds)[number];

/** Settings of DNS defence on a gateway. */
export interface DnsSettings {
  enabled: boolean;
  classes: DnsClass[];
  /** MAC addresses of terminals that are left alone, one per line. */
  spared: string;
}

/** A service that is not there: touching it gives an intruder away. */
export interface Decoy {
  kind: DecoyKind;
  port: number;
}

/** Settings of the honeypot of a gateway. */
export interface HoneypotSettings {
  enabled: boolean;
  decoys: Decoy[];
}

/** Settings of the firewall plugin of a gateway. */
export interface FirewallSettings {
  enabled: boolean;
  /** `watch`: attacks are written down, not stopped. */
  mode: 'block' | 'watch';
  threats: ThreatKind[];
  /** Tells applications apart. */
  apps: boolean;
  /** Takes new rule libraries by itself. */
  auto: boolean;
  /** Rule library that it shall run; empty: what it came with. */
  library: string;
}

/** Settings of each service. */
export interface SecuritySettings {
  domain_parsing: DnsSettings;
  honeypot: HoneypotSettings;
  firewall_plugin: FirewallSettings;
}

/** Terminals that can be left alone. */
const mostSpared = 200;

/** Settings of a gateway that nobody has set yet: off, with what is sensible to begin with. */
export function offeredSettings<S extends SecurityService>(service: S, allowed: SecurityLimits): SecuritySettings[S] {
  const offered: SecuritySettings = {
    domain_parsing: { enabled: false, classes: dnsClasses.slice(0, Math.min(4, allowed.classes)), spared: '' },
    honeypot: { enabled: false, decoys: (['ssh', 'telnet', 'http'] as const).slice(0, allowed.decoys).map(usual) },
    firewall_plugin: {
      enabled: false,
      mode: 'block',
      threats: threatKinds.filter((kind) => kind !== 'virus' || allowed.virus),
      apps: allowed.apps > 0,
      auto: true,
      library: '',
    },
  };
  return offered[service];
}

/** A decoy where the real service would be. */
export const usual = (kind: DecoyKind): Decoy => ({ kind, port: decoyPorts[kind] });

/** Why settings may not be so, at which field; the sentences stand with the form and the server. */
export type SecurityFault =
  | { field: 'classes' | 'threats'; fault: 'none' }
  | { field: 'classes'; fault: 'package'; most: number }
  | { field: 'spared'; fault: 'package' }
  | { field: 'spared'; fault: 'mac'; line: number; text: string }
  | { field: 'spared'; fault: 'most'; most: number }
  | { field: 'decoys'; fault: 'none' }
  | { field: 'decoys'; fault: 'most'; most: number }
  | { field: 'decoys'; fault: 'port' | 'twice'; at: number }
  | { field: 'apps' | 'threats'; fault: 'package' };

const checks: {
  [S in SecurityService]: (settings: SecuritySettings[S], allowed: SecurityLimits) => SecurityFault | undefined;
} = {
  domain_parsing({ enabled, classes, spared }, allowed) {
    if (enabled && classes.length === 0) return { field: 'classes', fault: 'none' };
    const closed = classes.some((one) => dnsClasses.indexOf(one) >= allowed.classes);
    if (closed) return { field: 'classes', fault: 'package', most: allowed.classes };
    const macs = linesOf(spared);
    if (macs.length > 0 && !allowed.spared) return { field: 'spared', fault: 'package' };
    if (macs.length > mostSpared) return { field: 'spared', fault: 'most', most: mostSpared };
    const bad = macList(spared);
    return bad && { field: 'spared', fault: 'mac', line: bad.line ?? 1, text: bad.text ?? '' };
  },
  honeypot({ enabled, decoys }, allowed) {
    if (enabled && decoys.length === 0) return { field: 'decoys', fault: 'none' };
    if (decoys.length > allowed.decoys) return { field: 'decoys', fault: 'most', most: allowed.decoys };
    const wrong = decoys.findIndex(({ port }) => !Number.isInteger(port) || port < 1 || port > 65_535);
    if (wrong >= 0) return { field: 'decoys', fault: 'port', at: wrong };
    const twice = decoys.findIndex(({ port }, i) => decoys.findIndex((other) => other.port === port) < i);
    return twice >= 0 ? { field: 'decoys', fault: 'twice', at: twice } : undefined;
  },
  firewall_plugin({ enabled, threats, apps }, allowed) {
    if (enabled && threats.length === 0) return { field: 'threats', fault: 'none' };
    if (threats.includes('virus') && !allowed.virus) return { field: 'threats', fault: 'package' };
    return apps && allowed.apps === 0 ? { field: 'apps', fault: 'package' } : undefined;
  },
};

/** The first thing that settings may not be; both sides of the wire ask. */
export const securityFault = <S extends SecurityService>(
  service: S,
  settings: SecuritySettings[S],
  allowed: SecurityLimits,
): SecurityFault | undefined => checks[service](settings, allowed);

/** The same settings as far as a package allows them: what is left when somebody goes on with a smaller one. */
export function withinLimits<S extends SecurityService>(
  service: S,
  settings: SecuritySettings[S],
  allowed: SecurityLimits,
): SecuritySettings[S] {
  const fit: { [K in SecurityService]: (one: SecuritySettings[K]) => SecuritySettings[K] } = {
    domain_parsing: (one) => ({
      ...one,
      classes: one.classes.filter((kind) => dnsClasses.indexOf(kind) < allowed.classes),
      spared: allowed.spared ? one.spared : '',
    }),
    honeypot: (one) => ({ ...one, decoys: one.decoys.slice(0, allowed.decoys) }),
    firewall_plugin: (one) => ({
      ...one,
      threats: one.threats.filter((kind) => kind !== 'virus' || allowed.virus),
      apps: one.apps && allowed.apps > 0,
    }),
  };
  return fit[service](settings);
}
