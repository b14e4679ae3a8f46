// For those who need no more of it: the rest stands on all configuration.

/** What a variable of a model takes. `ip`: an address, with or without a prefix. */
export const variableKinds = ['text', 'number', 'ip', 'choice', 'secret'] as const;
export type VariableKind = (typeof variableKinds)[number];

/** What a site becomes in an SD-WAN network. */
export const siteRoles = ['hub', 'branch'] as const;
export type SiteRole = (typeof siteRoles)[number];

/** Shortest and longest prefix of a site's block. */
export const prefixes = { least: 16, most: 29 } as const;

/** Models of an account, its pools, variables of a model, and sites of one call. */
export const mostSiteTemplates = 100;
export const mostPools = 50;
export const mostVariables = 40;
export const mostSitesAtOnce = 500;
