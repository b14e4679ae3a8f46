import type { Contract } from '../src/element/contract';

/** Every widget's contract, by name. Read by the manifest, the tests and the console's routes; pulls no component. */
export const contracts = {} satisfies Record<string, Contract>;

/** How to load what defines each tag, by name. All that the autoloader needs. */
export const elements: { readonly [N in keyof typeof contracts]: () => Promise<unknown> } = {};
