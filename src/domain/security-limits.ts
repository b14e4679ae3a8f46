import type { SecurityService } from './security-kinds';

/** What a domain is intercepted as, in the order that packages open them. */
export const dnsClasses = [
  'malware',
  'phishing',
  'mining',
  'botnet',
  'advert',
  'adult',
  'gambling',
  'fraud',
  'tracking',
  'proxy',
] as const;
export type DnsClass = (typeof dnsClasses)[number];

/** What a package allows. A test holds it to what the catalogue says. */
export interface SecurityLimits {
  /** Days that the log is kept. */
  days: number;
  /** Classes that can be chosen, from the first on. */
  classes: number;
  /** Domains in both lists together. */
  domains: number;
  /** Terminals can be left alone. */
  spared: boolean;
  decoys: number;
  /** Applications that are known; 0: none. */
  apps: number;
  virus: boolean;
}

const none: SecurityLimits = { days: 0, classes: 0, domains: 0, spared: false, decoys: 0, apps: 0, virus: false };

const limits: Readonly<Record<SecurityService, Readonly<Record<string, Partial<SecurityLimits>>>>> = {
  domain_parsing: {
    trial: { days: 3, classes: 3, domains: 20 },
    basic: { days: 30, classes: 8, domains: 500 },
    pro: { days: 180, classes: dnsClasses.length, domains: 5000, spared: true },
  },
  honeypot: {
    trial: { days: 7, decoys: 1 },
    basic: { days: 30, decoys: 3 },
    pro: { days: 180, decoys: 10 },
  },
  firewall_plugin: {
    trial: { days: 3 },
    basic: { days: 30, apps: 200 },
    pro: { days: 180, apps: 1200, virus: true },
  },
};

/** What a package allows; nothing without one. */
export const limitsOf = (service: SecurityService, tier: string | undefined): SecurityLimits => ({
  ...none,
  ...(tier === undefined ? {} : limits[service][tier]),
});

/** Days that the log of a service is kept, by package. */
export const logDays = (service: SecurityService): [tier: string, days: number][] =>
  Object.keys(limits[service]).map((tier) => [tier, limitsOf(service, tier).days]);

/** Days that the longest log is kept. */
export const longestLog = 180;
