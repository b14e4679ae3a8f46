import type { DesignDocument } from '../../../src/api/contract/design';
import type { Placed, Scheme } from '../../../src/domain/design/scheme';

/** What is edited. */
export interface Draft {
  name: string;
  document: DesignDocument;
}

/** A draft with the steps back and forth. */
export interface Steps {
  saved: Draft;
  past: readonly Draft[];
  now: Draft;
  future: readonly Draft[];
  /** Field of the last change: more of the same is one step. */
  field: string;
}

/** Steps that can be taken back. */
const most = 100;

/** What can happen to a draft. */
type Act =
  | { kind: 'change'; field: string; draft: Draft }
  | { kind: 'undo' | 'redo' }
  | { kind: 'saved'; draft: Draft };

/** The beginning. */
export const stepsOf = (draft: Draft): Steps => ({ saved: draft, past: [], now: draft, future: [], field: '' });

/** One act on the steps. */
export function step(steps: Steps, act: Act): Steps {
  const { past, now, future } = steps;
  switch (act.kind) {
    case 'change': {
      const together = act.field !== '' && act.field === steps.field;
      const before = together ? past : [...past, now].slice(-most);
      return { ...steps, past: before, now: act.draft, future: [], field: act.field };
    }
    case 'undo': {
      const last = past.at(-1);
      return last ? { ...steps, past: past.slice(0, -1), now: last, future: [now, ...future], field: '' } : steps;
    }
    case 'redo': {
      const [next, ...rest] = future;
      return next ? { ...steps, past: [...past, now], now: next, future: rest, field: '' } : steps;
    }
    case 'saved':
      return { ...steps, saved: act.draft };
  }
}

/** Whether something is not saved. */
export const isDirty = ({ saved, now }: Steps): boolean => saved !== now;

/** How many access points of each form stand on the plans; undefined: none, so that they are reckoned. */
export function placedOf({ floors }: DesignDocument): Placed | undefined {
  const placed = { panel: 0, ceiling: 0 };
  for (const { aps } of floors) for (const { form } of aps) placed[form]++;
  return placed.panel + placed.ceiling > 0 ? placed : undefined;
}

/** A question that is answered with a number. */
export interface Asked {
  name: 'rooms' | 'floors' | 'area' | 'clients' | 'wired' | 'cameras';
  least: number;
  most: number;
}

/** Questions about the size, in their order. */
export const askedOf = ({ scene }: Scheme): Asked[] => [
  ...(scene === 'shop' || scene === 'home' || scene === 'office'
    ? []
    : [{ name: 'rooms', least: 0, most: 5000 } as const]),
  { name: 'floors', least: 1, most: 200 },
  { name: 'area', least: 1, most: 1_000_000 },
  { name: 'clients', least: 0, most: 100_000 },
  { name: 'wired', least: 0, most: 10_000 },
  { name: 'cameras', least: 0, most: 5000 },
];
