import { useCallback, useMemo, useState } from 'react';
import { usePlace } from '../../../session/place';
import { change, readState, writeState, type ListSpec, type ListState } from '../model/list-state';

/** Changes part of a list state, and fields beside it; `quiet` leaves no step to go back to (typing in the search field). */
export type ChangeList = (
  part: Partial<ListState>,
  quiet?: boolean,
  beside?: Record<string, string | undefined>,
) => void;

/**
 * State of a list, kept in the address where there is one. Going back and links change the list; where nobody keeps an
 * address (a page without a router) the state lives here alone.
 */
export function useListState(spec: ListSpec): [ListState, ChangeList] {
  const place = usePlace();
  const address = fingerprint(readState(place.query, spec), spec);
  const [own, setOwn] = useState(() => ({ state: readState(place.query, spec), address }));

  if (own.address !== address) {
    // The address moved: by our own hand, then it says what we hold, or because the reader went elsewhere.
    const state = fingerprint(own.state, spec) === address ? own.state : readState(place.query, spec);
    setOwn({ state, address });
  }

  const update = useCallback<ChangeList>(
    (part, quiet = false, beside = {}) => {
      const state = change(own.state, part);
      setOwn({ state, address: own.address });
      place.setQuery({ ...writeState(state, spec), ...beside }, { replace: quiet });
    },
    [own, place, spec],
  );
  return useMemo(() => [own.state, update], [own.state, update]);
}

const fingerprint = (state: ListState, spec: ListSpec): string => JSON.stringify(writeState(state, spec));
