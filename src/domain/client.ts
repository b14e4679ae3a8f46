/** Kinds of terminals, as far as their name and system tell. */
export const clientTypes = ['phone', 'tablet', 'computer', 'printer', 'camera', 'media', 'iot', 'other'] as const;

/** Families of operating systems. */
export const clientSystems = ['android', 'ios', 'mac', 'windows', 'other'] as const;

/** How a block of a terminal stands: on its way, in force, being lifted, over, or the gateway did not take it. */
export const blockStates = ['sending', 'active', 'lifting', 'lifted', 'failed'] as const;

/** Days that a terminal counts as new at a place. */
export const newDays = 7;
/** Days after which a terminal that belongs to a place counts as missing. */
export const missingDays = 3;

/** Part of a stay that lies between two moments, from 0 to 1; all of them milliseconds since 1970. */
export function shareWithin(start: number, end: number, from: number, to: number): number {
  if (end <= start) return start >= from && start < to ? 1 : 0;
  return Math.max(0, Math.min(end, to) - Math.max(start, from)) / (end - start);
}
