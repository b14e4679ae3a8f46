import type { ComponentType } from 'react';

/** Every story of the project, by its file: made by what bundles the gallery. */
declare const all: Record<string, () => Promise<Record<string, ComponentType>>>;
export default all;
