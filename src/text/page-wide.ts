const page = globalThis as unknown as Record<symbol, unknown>;

/**
 * What a page has once, also when two copies of the library were loaded: the React components and the elements of the package
 * are two, and a loader may come besides. The slot is a registered symbol.
 */
export function pageWide<T extends object>(name: string, make: () => T): T {
  return (page[Symbol.for(`netpane.${name}`)] ??= make()) as T;
}
