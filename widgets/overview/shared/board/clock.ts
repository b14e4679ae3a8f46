import { useNow } from '../../../../src/ui/now';

/** Milliseconds that a page of a list stands. */
const turn = 10_000;

/** The part of a list that fits: the next one every ten seconds, so that everything is seen. The last is full like the others. */
export function usePart<T>(list: readonly T[], rows: number): { part: readonly T[]; page: number; pages: number } {
  const now = useNow(turn / 2);
  const each = Math.max(1, rows);
  const pages = Math.max(1, Math.ceil(list.length / each));
  const page = Math.floor(now / turn) % pages;
  const from = Math.max(0, Math.min(page * each, list.length - each));
  return { part: list.slice(from, from + each), page: page + 1, pages };
}
