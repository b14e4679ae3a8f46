/** How what was prepared stands: nobody bound the device yet; it was and its configuration is on the way; it is in force; it is not. */
export const preparedStates = ['waiting', 'bound', 'applied', 'failed'] as const;
export type PreparedState = (typeof preparedStates)[number];

/** Most prepared devices of an account, and rows of one import. */
export const mostPrepared = 20_000;
export const mostImported = 1000;

/** Names of everything in `preparedSettings`, for those who need no more of it: that stands on all configuration. */
export const preparedSettingNames = ['vlan', 'address', 'channel_2g', 'power_2g', 'channel_5g', 'power_5g'];
