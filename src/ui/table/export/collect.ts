import { has, type Selection } from '../model/selection';

/** One page of a list. */
export interface Page<Row> {
  list: readonly Row[];
  total: number;
}

/** Asks for one page; the filter and sort of the list are part of the asker. `late`: it may be some seconds old. */
export type FetchPage<Row> = (page: number, size: number, signal?: AbortSignal, late?: boolean) => Promise<Page<Row>>;

/** What collecting needs. */
export interface Collect<Row> {
  fetchPage: FetchPage<Row>;
  keyOf: (row: Row) => string;
  /** Rows per request. */
  size: number;
  signal: AbortSignal;
  /** How many rows have arrived, of how many. */
  onProgress?: ((done: number, total: number) => void) | undefined;
}

/**
 * Every row that matches, page after page, in pieces. A row that slipped to a later page meanwhile comes only once.
 * Rejects with the abort reason when the signal fires, or with the failure of a request.
 */
export async function* collect<Row>({
  fetchPage,
  keyOf,
  size,
  signal,
  onProgress,
}: Collect<Row>): AsyncGenerator<Row[]> {
  const seen = new Set<string>();
  for (let page = 1; ; page++) {
    signal.throwIfAborted();
    const { list, total } = await fetchPage(page, size, signal);
    signal.throwIfAborted();
    const fresh = list.filter((row) => !seen.has(keyOf(row)));
    for (const row of fresh) seen.add(keyOf(row));
    onProgress?.(Math.min(seen.size, total), total);
    if (fresh.length) yield fresh;
    if (list.length === 0 || page * size >= total) return;
  }
}

/** The rows of all that match which are ticked. */
export async function collectPicked<Row>(collecting: Collect<Row>, selection: Selection): Promise<Row[]> {
  const found: Row[] = [];
  for await (const rows of collect(collecting))
    found.push(...rows.filter((row) => has(selection, collecting.keyOf(row))));
  return found;
}
