/** Which rows are ticked, on this page and on others: some by key, or all that match except some. */
export interface Selection {
  /** True: everything that matches, without `keys`; false: exactly `keys`. */
  readonly all: boolean;
  readonly keys: ReadonlySet<string>;
}

/** Nothing ticked. */
export const none: Selection = { all: false, keys: new Set() };

/** Everything that matches the filter, also on pages never opened. */
export const everything: Selection = { all: true, keys: new Set() };

/** Whether a row is ticked. */
export const has = (selection: Selection, key: string): boolean => selection.keys.has(key) !== selection.all;

/** Ticks (`on`) or unticks rows. */
export function set(selection: Selection, keys: Iterable<string>, on: boolean): Selection {
  const next = new Set(selection.keys);
  for (const key of keys) {
    if (on !== selection.all) next.add(key);
    else next.delete(key);
  }
  return { all: selection.all, keys: next };
}

/** How many rows are ticked, of `total` that match. */
export const count = (selection: Selection, total: number): number =>
  selection.all ? Math.max(0, total - selection.keys.size) : selection.keys.size;

/** State of the box in the head: how many of this page's rows are ticked. */
export function pageState(selection: Selection, page: readonly string[]): 'none' | 'some' | 'all' {
  if (selection.keys.size === 0) return selection.all && page.length > 0 ? 'all' : 'none';
  const ticked = page.filter((key) => has(selection, key)).length;
  return ticked === 0 ? 'none' : ticked === page.length ? 'all' : 'some';
}

/** After the filter changed: rows ticked one by one stay, "everything that matches" now means something else. */
export const afterFilter = (selection: Selection): Selection => (selection.all ? none : selection);

/** Keys between two rows of a page, both included, whichever comes first. An unknown anchor gives the target alone. */
export function between(page: readonly string[], anchor: string | undefined, target: string): string[] {
  const from = anchor === undefined ? -1 : page.indexOf(anchor);
  const to = page.indexOf(target);
  if (from < 0 || to < 0) return [target];
  return page.slice(Math.min(from, to), Math.max(from, to) + 1);
}
