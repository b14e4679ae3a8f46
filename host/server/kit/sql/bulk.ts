import type { Sql } from '../store/db';

/** Columns of a bulk statement: name to SQL type. `jsonb` and `text[]` travel as JSON text. */
export type Columns = Readonly<Record<string, string>>;

const wire = (type: string): string => (type === 'jsonb' || type === 'text[]' ? 'text' : type);
const unwire = (name: string, type: string): string => {
  if (type === 'jsonb') return `r.${name}::jsonb`;
  if (type === 'text[]') return `ARRAY(SELECT jsonb_array_elements_text(r.${name}::jsonb))`;
  return `r.${name}`;
};

/** `FROM` item named `r` that holds rows given as parameters, from `$first` on. */
export function rowsAs(columns: Columns, first = 1): string {
  const arrays = Object.values(columns).map((type, i) => `$${first + i}::${wire(type)}[]`);
  return `unnest(${arrays.join(', ')}) AS r(${Object.keys(columns).join(', ')})`;
}

/** What a statement selects from `rowsAs` to insert it. */
export const valuesOf = (columns: Columns): string =>
  Object.entries(columns)
    .map(([name, type]) => unwire(name, type))
    .join(', ');

/** Parameters of `rowsAs`: one array a column. */
export const columnArrays = (columns: Columns, rows: readonly object[]): unknown[] =>
  Object.entries(columns).map(([name, type]) =>
    rows.map((row) => {
      const value = (row as Record<string, unknown>)[name];
      if (value === undefined || value === null) return null;
      return wire(type) === type ? value : JSON.stringify(value);
    }),
  );

/**
 * Inserts rows in statements of `chunk` rows. `tail` follows the select, for example `ON CONFLICT DO NOTHING`.
 * Rows are whatever objects have the columns' names.
 */
export async function insertRows(
  sql: Sql,
  table: string,
  columns: Columns,
  rows: readonly object[],
  tail = '',
  chunk = 4000,
): Promise<void> {
  const names = Object.keys(columns);
  const text = `INSERT INTO ${table} (${names.join(', ')}) SELECT ${valuesOf(columns)} FROM ${rowsAs(columns)} ${tail}`;
  for (let at = 0; at < rows.length; at += chunk) {
    await sql.query(text, columnArrays(columns, rows.slice(at, at + chunk)));
  }
}
