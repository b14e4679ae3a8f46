/** How long a link to a design may hold, days; 0 until it is revoked. */
export const designLinkDays = [0, 7, 30, 90, 365] as const;

/** Living links that a design may have. */
export const mostDesignLinks = 20;

/**
 * The key in the fragment of a shared design's address (`/design_show#k=…`), if there is one: browsers send that to
 * nobody, so neither a log nor a referrer holds it.
 */
export const designKey = (hash: string): string | undefined => /^#k=(npd_[\w-]{20,100})$/.exec(hash)?.[1];

/** Fragment of an address that carries a key. */
export const designHash = (key: string): string => `#k=${key}`;
