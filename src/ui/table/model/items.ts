/** What stands at a place of the scrolled body: a row, or the detail below an open one. */
export interface Item {
  row: number;
  detail: boolean;
}

/** Number of places: rows and open details. */
export const itemCount = (rows: number, open: readonly number[]): number => rows + open.length;

/** What stands at a place. `open` holds the row numbers with a detail, ascending; only those cost time. */
export function itemAt(place: number, open: readonly number[]): Item {
  let before = 0;
  for (const row of open) {
    const detailAt = row + before + 1;
    if (place < detailAt) break;
    if (place === detailAt) return { row, detail: true };
    before++;
  }
  return { row: place - before, detail: false };
}

/** The place of a row. */
export function placeOf(row: number, open: readonly number[]): number {
  let place = row;
  for (const other of open) {
    if (other >= row) break;
    place++;
  }
  return place;
}
