// What the contracts of widgets name, on its own: an element brings its contract whole, and should bring no more.

/** Services that protect a network and are set per gateway. Keys of the catalogue of services. */
export const securityServices = ['domain_parsing', 'honeypot', 'firewall_plugin'] as const;
export type SecurityService = (typeof securityServices)[number];

/** Lists of domains that people keep. */
export const domainLists = ['black', 'white'] as const;
export type DomainList = (typeof domainLists)[number];
