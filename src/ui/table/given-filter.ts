import type { Filter } from './types';

/**
 * A filter that links set: `chosen` is what the address says of it, seen while it holds, and to be left again.
 * `nameOf` gives the value of a row and its name.
 */
export const givenFilter = <Row extends object>(
  name: string,
  label: string,
  chosen: string | undefined,
  nameOf: (row: Row) => readonly [value: string | null, name: string | null],
): Filter => ({
  name,
  label,
  optional: true,
  options: (data) => {
    if (!chosen) return [];
    const rows = (data as { list?: readonly Row[] } | undefined)?.list ?? [];
    const named = rows.map(nameOf).find(([value]) => value === chosen)?.[1];
    return [{ value: chosen, label: named || chosen }];
  },
});
