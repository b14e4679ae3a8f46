import type { Sort } from './list-state';

/** A value that a column sorts by. */
export type SortValue = string | number | null | undefined;

const collator = new Intl.Collator('zh-CN', { numeric: true });

/** Sorts a copy: numbers by size, words as in Chinese, empty values last either way. Stable. */
export function sortRows<Row>(
  rows: readonly Row[],
  sort: Sort | undefined,
  valueOf: (row: Row) => SortValue,
): readonly Row[] {
  if (!sort) return rows;
  const sign = sort.desc ? -1 : 1;
  const keyed = rows.map((row) => ({ row, value: valueOf(row) }));
  keyed.sort((a, b) => compare(a.value, b.value, sign));
  return keyed.map(({ row }) => row);
}

/** Rows in which one of the texts contains every word of the search, whatever the case. */
export function searchRows<Row>(
  rows: readonly Row[],
  search: string,
  textsOf: (row: Row) => readonly string[],
): readonly Row[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = textsOf(row).join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function compare(a: SortValue, b: SortValue, sign: number): number {
  const [noA, noB] = [a === null || a === undefined || a === '', b === null || b === undefined || b === ''];
  if (noA || noB) return Number(noA) - Number(noB);
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
  return sign * collator.compare(String(a), String(b));
}
