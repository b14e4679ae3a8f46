import type { Plugin } from 'rollup';

/** The charts' package without what nothing here uses. */
export function charts(): Plugin;
