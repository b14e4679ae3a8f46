/** Rows of a live list, and whether the server would now order them otherwise. */
export interface Held<Row> {
  rows: readonly Row[];
  moved: boolean;
}

/**
 * Puts newer data into the places where the reader last saw each row, so that a live list changes without jumping:
 * rows that are still there keep their order, rows that left go, new ones come last. `moved` tells that the true order
 * differs; the table then offers to apply it.
 */
export function holdOrder<Row>(shown: readonly string[], next: readonly Row[], keyOf: (row: Row) => string): Held<Row> {
  const places = new Map(shown.map((key, place) => [key, place]));
  const stayed = next.filter((row) => places.has(keyOf(row)));
  const held = [...stayed].sort((a, b) => (places.get(keyOf(a)) ?? 0) - (places.get(keyOf(b)) ?? 0));
  const rows = [...held, ...next.filter((row) => !places.has(keyOf(row)))];
  return { rows, moved: rows.some((row, i) => row !== next[i]) };
}

/** The order to hold once the reader made some of these rows: theirs stand behind the row that they follow, at the top the first. */
export function orderWithOwn(shown: readonly string[], next: readonly string[]): string[] {
  const known = new Set(shown);
  const order = [...shown];
  next.forEach((key, place) => {
    if (!known.has(key)) order.splice(place === 0 ? 0 : order.indexOf(next[place - 1]!) + 1, 0, key);
  });
  return order;
}
