import { useState } from 'react';
import { useRead } from '../../../src/api';
import type { Link } from '../../../src/api/contract/sdwan';
import { sdwanMoment } from '../../../src/api/contract/sdwan-replay';
import type { EditorModel } from '../shared';

/** A moment of the last day instead of the present. */
export type Replayed = ReturnType<typeof useReplay>;

/** Shows a network as it was: its links and who was there. What is drawn stays that of now, and cannot be changed meanwhile. */
export function useReplay(id: string, model: EditorModel) {
  const [at, setAt] = useState<string>();
  const { data, error, refresh } = useRead(sdwanMoment, at === undefined ? null : { id, at }, { keep: true });
  const links = at === undefined ? undefined : data?.link_list;
  return {
    at,
    setAt,
    /** What is shown is what was asked for. */
    loaded: at !== undefined && data?.at === at,
    error: at === undefined ? undefined : error,
    refresh,
    model: at === undefined ? model : past(model, links),
  };
}

function past({ edit: _, ...model }: EditorModel, links: readonly Link[] | undefined): EditorModel {
  if (!links) return { ...model, problems: [] };
  const there = new Set(
    links.flatMap(({ gwid, to, state }) => (state === 'linked' || state === 'relay' ? [gwid, to] : [])),
  );
  const factsOf = (gwid: string) => ({ ...model.factsOf(gwid), online: there.has(gwid) });
  return { ...model, links, factsOf, problems: [] };
}
