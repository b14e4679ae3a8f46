import { day } from './time';

/** Kinds of devices of a fleet. */
export const deviceKinds = ['gateway', 'ap', 'switch', 'firewall'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** Whether a device reports: decided by the server from missed reports. */
export const deviceStates = ['online', 'offline'] as const;
export type DeviceState = (typeof deviceStates)[number];

/** State of a gateway's interface (specification, section 4): connected, not connected, free, without a card. */
export const interfaceStates = ['connected', 'disconnected', 'free', 'no_card'] as const;

/** Kind of a link (specification, section 4). */
export const linkStates = ['linked', 'unlinked', 'relay'] as const;

/** Categories of traffic (specification, section 3). */
export const flowCategories = [
  'HTTP',
  'Download',
  'IM',
  'Video',
  'Game',
  'Common',
  'Others',
  'Test',
  'Transport',
  'Unknown',
] as const;
export type FlowCategory = (typeof flowCategories)[number];

/** A gateway that was given back can be taken again as it was for so long, milliseconds. */
export const keptFor = 30 * day;

/** Longest name of a device, in characters. */
export const longestRemark = 64;

/** What a device is called where those of many sites stand together: at each site there may be one of that name. */
export const nameAtSite = (remark: string, site: string): string => (site === '' ? remark : `${remark} · ${site}`);
