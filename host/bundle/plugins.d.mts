import type { Plugin } from 'rollup';

/** TypeScript as the build reads it. */
export function source(): Plugin;
