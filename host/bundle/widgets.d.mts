import type { Plugin } from 'vite';

/** Gives the folded modules to rollup and vite. */
export function widgetFolds(): Plugin;
