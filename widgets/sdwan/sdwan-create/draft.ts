import { emptyDrawing, memberRoles, topologyTypes, type Drawing } from '../../../src/domain/sdwan';

/** A network that is being made, as this browser keeps it for an account. */
export interface Draft {
  name: string;
  step: number;
  drawing: Drawing;
}

const keyOf = (account: string) => `np.sdwan.draft.${account}`;

/** What was kept for an account; undefined where that is nothing, or nothing that can be read. */
export function readDraft(account: string): Draft | undefined {
  try {
    const kept = JSON.parse(globalThis.localStorage.getItem(keyOf(account)) ?? 'null') as Draft | null;
    const { topology, nodes } = kept!.drawing;
    const sound =
      topologyTypes.includes(topology) &&
      nodes.every(({ gwid, role, x, y }) => typeof gwid === 'string' && memberRoles.includes(role) && isFinite(x + y));
    return sound ? kept! : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft for an account; undefined, or one that nothing was put into: forgets it. */
export function keepDraft(account: string, draft: Draft | undefined): void {
  const key = keyOf(account);
  try {
    if (draft && JSON.stringify(draft) !== JSON.stringify(newDraft()))
      globalThis.localStorage.setItem(key, JSON.stringify(draft));
    else globalThis.localStorage.removeItem(key);
  } catch {
    // Storage is full or refused: the draft holds until the page is left.
  }
}

/** Where a new one begins. */
export const newDraft = (): Draft => ({ name: '', step: 0, drawing: emptyDrawing(1) });
