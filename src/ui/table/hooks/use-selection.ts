import { useState } from 'react';
import { afterFilter, between, everything, has, none, set, type Selection } from '../model/selection';

/** The ticked rows and ways to change them. */
export interface Ticks {
  selection: Selection;
  /** Ticks or unticks one row; with `range` everything from the last one touched. */
  toggle: (key: string, range: boolean) => void;
  /** Ticks or unticks these rows. */
  set: (keys: readonly string[], on: boolean) => void;
  all: () => void;
  clear: () => void;
}

/**
 * Selection of a table. Rows ticked one by one stay over pages, sorts and filters.
 * @param page keys of the loaded rows, in order
 * @param filter anything that changes with the filter: "everything that matches" ends there
 */
export function useSelection(page: readonly string[], filter: string): Ticks {
  const [selection, setSelection] = useState<Selection>(none);
  const [anchor, setAnchor] = useState<string>();
  const [seen, setSeen] = useState(filter);
  if (seen !== filter) {
    setSeen(filter);
    setSelection(afterFilter(selection));
  }
  return {
    selection,
    toggle: (key, range) => {
      const on = range && anchor !== undefined ? has(selection, anchor) : !has(selection, key);
      setSelection(set(selection, range ? between(page, anchor, key) : [key], on));
      if (!range || anchor === undefined) setAnchor(key);
    },
    set: (keys, on) => setSelection(set(selection, keys, on)),
    all: () => setSelection(everything),
    clear: () => setSelection(none),
  };
}
