import type { ComponentType } from 'react';

/** Each widget itself, by its name. Folded from the folders when something is built or run (host/bundle/widgets.mjs). */
export const components: Readonly<Record<string, () => Promise<ComponentType<Record<string, unknown>>>>>;
