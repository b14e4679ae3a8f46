import { minute } from './time';

/** How gateways find a source of television. `unknown`: none has told of it lately. */
export const iptvNodeStates = ['ok', 'lossy', 'none', 'unknown'] as const;

/** What one account may have, and how long words may be. */
export const iptvLimits = { nodes: 64, name: 30, place: 30, address: 500 } as const;

/** Loss from which a picture breaks up, percent. */
export const lossyFrom = 1;
/** What a gateway told holds this long, milliseconds. */
export const toldHolds = 10 * minute;
