import { useEffect, useState } from 'react';
import type { OptionSource } from './use-field';

/** Milliseconds without a key before the server is asked for what was typed. */
const pause = 300;
/** Rows of one answer: more than anybody reads, few enough to draw. */
export const atOnce = 200;

/** What was typed, once nothing more was for a moment. */
export function usePaused(typed: string): string {
  const [q, ask] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => ask(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return q;
}

interface Found<Row> extends OptionSource {
  data: { list: readonly Row[]; total: number } | undefined;
}

/**
 * Rows for a field that holds one of them: searched on the server, which may have far more than a list can hold. What was
 * chosen stays, whatever is searched for next.
 */
export function useSearched<Row, Source extends Found<Row>>(
  value: string,
  keyOf: (row: Row) => string,
  read: (q: string) => Source & Found<Row>,
) {
  const [typed, onSearch] = useState('');
  const source = read(usePaused(typed.trim()));
  const list = source.data?.list ?? [];
  const listed = list.find((row) => keyOf(row) === value);
  const [last, keep] = useState(listed);
  if (listed && last !== listed) keep(listed);
  const chosen = listed ?? (last && keyOf(last) === value ? last : undefined);
  const more = (source.data?.total ?? 0) > list.length;
  const [had, note] = useState(more);
  if (more && !had) note(true);
  return {
    source,
    rows: chosen && !listed ? [chosen, ...list] : list,
    chosen,
    /** There are more than are listed, or were before something was searched for. */
    many: had || more,
    typed,
    onSearch,
  };
}
