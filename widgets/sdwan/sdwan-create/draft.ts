import { emptyDrawing, memberRoles, topologyTypes, type Drawing, type NetworkService } from '../../../src/domain/sdwan';

/** A network that is being made, as this browser keeps it for an account. */
export interface Draft {
  name: string;
  step: number;
  drawing: Drawing;
}

/** Whose draft it is: an account has one of each service. */
export interface DraftOf {
  account: string;
  service: NetworkService;
}

const keyOf = ({ account, service }: DraftOf) => `np.${service}.draft.${account}`;

/** What was kept for an account; undefined where that is nothing, or nothing that can be read. */
export function readDraft(of: DraftOf): Draft | undefined {
  try {
    const kept = JSON.parse(globalThis.localStorage.getItem(keyOf(of)) ?? 'null') as Draft | null;
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
export function keepDraft(of: DraftOf, draft: Draft | undefined): void {
  const key = keyOf(of);
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
