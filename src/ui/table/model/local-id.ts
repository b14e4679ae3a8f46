const made = new WeakMap<object, string>();

/**
 * The local `_id` of a row: its own `id`, else a random number up to 99,999,999 that stays with the row object
 * (specification, section 3).
 */
export function localId(row: object): string {
  const own = (row as { id?: unknown }).id;
  if (own !== undefined && own !== null && own !== '') return String(own);
  const kept = made.get(row) ?? String(Math.floor(Math.random() * 100_000_000));
  made.set(row, kept);
  return kept;
}
