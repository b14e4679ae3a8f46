import type { ConfigProblem, ConfigRow, ConfigRows } from './types';

type Found = Omit<ConfigProblem, 'section'>;

/** Rows whose `field` says the same as one before; empty values are no doubles. `same` makes two spellings equal. */
export function doubles(rows: ConfigRows, field: string, same: (text: string) => string = (text) => text): Found[] {
  const seen = new Set<string>();
  return rows.flatMap((row): Found[] => {
    const text = String(row[field] ?? '');
    if (text === '') return [];
    const key = same(text);
    if (seen.has(key)) return [{ row: row.id, field, failure: { rule: 'repeat', text } }];
    seen.add(key);
    return [];
  });
}

/** Pairs of rows, each row with every one before it: the failure lands on the later one. */
export function pairs(rows: ConfigRows, compare: (later: ConfigRow, earlier: ConfigRow) => Found | undefined): Found[] {
  return rows.flatMap((row, index) => {
    for (const other of rows.slice(0, index)) {
      const found = compare(row, other);
      if (found) return [found];
    }
    return [];
  });
}
