import { useEffect, useEffectEvent } from 'react';
import type { ListState } from '../model/list-state';
import { pageCount } from '../model/pages';
import type { Source } from '../source/source';
import type { ChangeList } from './use-list-state';

/** What finding the last page needs. */
export interface LastPageOptions<Row> {
  source: Source<Row>;
  state: ListState;
  onChange: ChangeList;
  /** False: one long list without pages. */
  paged: boolean;
}

/**
 * Goes to the last page when the one of the address is beyond the end (an old link, rows that are gone meanwhile),
 * without a step to go back to. True while rows are on their way because of it.
 */
export function useLastPage<Row>({ source, state, onChange, paged }: LastPageOptions<Row>): boolean {
  const { rows, total, stale, error } = source;
  const last = pageCount(total, state.size);
  const isNone = rows.length === 0 && total > 0;
  const isBeyond = paged && isNone && !stale && !error && state.page > last;
  const leave = useEffectEvent(() => onChange({ page: last }, true));
  useEffect(() => {
    if (isBeyond) leave();
  }, [isBeyond]);
  return isBeyond || (isNone && stale);
}
