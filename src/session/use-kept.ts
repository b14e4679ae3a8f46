import { useCallback, useEffect, useState } from 'react';
import { readKept, writeKept } from './kept-value';
import { usePlace } from './place';

/**
 * A small choice that this browser remembers (column widths, density). Where storage is refused it holds for the page.
 * @param name undefined: not remembered
 */
export function useKept<T>(name: string | undefined, fallback: T): [T, (next: T) => void] {
  const [value, setValue] = useState<T>(() => (name === undefined ? undefined : readKept<T>(name)) ?? fallback);
  const keep = useCallback(
    (next: T) => {
      setValue(next);
      if (name !== undefined) writeKept(name, next);
    },
    [name],
  );
  return [value, keep];
}

/**
 * Whether something will be there of which that is not `known` yet: as it was the last time. What keeps its place by this
 * moves nothing when it comes. In somebody's page nothing is remembered: its storage is not ours.
 */
export function useExpected(name: string, known: boolean | undefined): boolean {
  const { here } = usePlace();
  const [expected, keep] = useKept(here && `expected.${name}`, true);
  useEffect(() => {
    if (known !== undefined) keep(known);
  }, [known, keep]);
  return known ?? expected;
}
