import type { AlarmKind } from './alarm-kinds';
import { day, minute } from './time';

/** How a site (a gateway with what stands behind it) is, worst first; `quiet`: silent in a mute or a maintenance window. */
export const siteStates = ['down', 'degraded', 'restarting', 'quiet', 'never', 'ok'] as const;
export type SiteState = (typeof siteStates)[number];

/** What a list of gateways can be narrowed to, as the verdict counts it; `stale`: down for longer than `staleAfter`. */
export const siteHealths = ['down', 'stale', 'degraded', 'upgrade'] as const;
export type SiteHealth = (typeof siteHealths)[number];

/** Kinds that tell of something while nothing is wrong: they stand in no count of alarms. */
export const notices: readonly AlarmKind[] = ['firmware_new'];

/** Kinds under which a site works as ever. */
export const harmless: readonly AlarmKind[] = [...notices, 'restarted'];

/** A gateway that said that it restarts has so long to come back, milliseconds. */
export const restartsWithin = 10 * minute;

/** A site that has been silent for longer is no longer news: it is counted, but nobody is there to be cut off. */
export const staleAfter = 7 * day;

/** Up to so many sites each of them is drawn; beyond, groups stand for them. */
export const drawnSites = 400;

/** Sites of each state that the list of what needs somebody shows at once. */
export const neediest = 5;
