import { useState } from 'react';
import type { DrawnNode } from '../../../src/domain/sdwan';
import { isTroubled, type MemberStanding } from './standing';
import type { EditorModel } from './types';

/** What is looked for among the members, and how many there are of it. */
export type Find = ReturnType<typeof useFind>;

/** Looks for members by name, number or place, and for those that somebody should look at. */
export function useFind(
  { drawing, factsOf, selected, onSelect }: EditorModel,
  standings: ReadonlyMap<string, MemberStanding>,
) {
  const [q, setQ] = useState('');
  const [only, setOnly] = useState(false);
  const wanted = q.trim().toLowerCase();
  const isWanted = ({ gwid }: DrawnNode) => {
    const { remark, location } = factsOf(gwid);
    return wanted === '' || `${remark} ${gwid} ${location}`.toLowerCase().includes(wanted);
  };
  const needsCare = ({ gwid }: DrawnNode) => isTroubled(standings.get(gwid)!);
  const hits = wanted === '' ? [] : drawing.nodes.filter(isWanted);
  const troubled = drawing.nodes.filter(needsCare).length;
  const narrowed = only && troubled > 0;
  return {
    ...{ q, setQ, only: narrowed, setOnly, hits, troubled },
    /** Whether a list shows it. */
    lists: (node: DrawnNode) => isWanted(node) && (!narrowed || needsCare(node)),
    /** Whether the drawing shows it: searching leads to a member, and leaves the others where they are. */
    draws: (node: DrawnNode) => !narrowed || needsCare(node) || node.role !== 'branch',
    /** Chooses the next one that was found. */
    next: () => {
      const at = hits.findIndex(({ gwid }) => gwid === selected);
      const hit = hits[(at + 1) % Math.max(1, hits.length)];
      if (hit) onSelect(hit.gwid);
    },
  };
}
