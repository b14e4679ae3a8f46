import type { Contract } from '../src/element/contract';

// Folded from the folders when something is built or run (host/bundle/widgets.mjs): a new widget has no line here.

/** Every widget's contract, by name. Read by the manifest, the tests and the documentation; pulls no component. */
export const contracts: Readonly<Record<string, Contract>>;
