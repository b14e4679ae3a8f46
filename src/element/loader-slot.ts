/** Where the autoloader waits for roots to look into; a registered symbol, so that two copies of the library share it. */
const slot = Symbol.for('netpane.loader');
const page = globalThis as unknown as Record<symbol, ((root: ParentNode & Node) => void) | undefined>;

/** Asks the autoloader, if there is one, to look into a shadow root: its own eyes end at the root's edge. */
export const watchRoot = (root: ParentNode & Node): void => page[slot]?.(root);

/** The autoloader's entry. */
export const setWatcher = (watch: (root: ParentNode & Node) => void): void => {
  page[slot] = watch;
};

/** Whether a copy of the autoloader runs already. */
export const hasWatcher = (): boolean => page[slot] !== undefined;
