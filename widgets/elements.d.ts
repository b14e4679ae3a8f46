import type { Elements } from '../src/element/loader';

/** What defines each widget's tag. Folded from the folders when something is built or run (host/bundle/widgets.mjs). */
export const elements: Elements;
