/** People with a private password of one network, rows of one file, devices of one person at a time, letters of a name. */
export const personLimits = { people: 1000, imported: 1000, devices: 20, name: 40 } as const;

/** How a person stands. `expiring`: within a week. */
export const personStates = ['active', 'expiring', 'expired', 'off'] as const;

/** Days before the end from which a person counts as expiring. */
export const personExpiringDays = 7;

/** What a column of a file can be. */
export const personColumns = ['name', 'password', 'vlan', 'devices', 'until'] as const;
export type PersonColumn = (typeof personColumns)[number];

/** Kind of the command that tells a gateway who is let in, and the capability of gateways that can. */
export const personCommand = 'ppsk';
