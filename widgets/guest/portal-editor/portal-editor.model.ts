import {
  checkPortal,
  checkPortalName,
  portalLabels,
  type GuestMethod,
  type PortalContent,
} from '../../../src/domain/guest';
import { ruleText } from '../../../src/text';

/** What is edited: the name of a template and its page. */
export interface Draft {
  name: string;
  content: PortalContent;
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
export type Act =
  | { kind: 'change'; field: string; draft: Draft }
  | { kind: 'undo' | 'redo' | 'drop' }
  | { kind: 'saved'; draft: Draft }
  | { kind: 'rest' };

/** The beginning. */
export const stepsOf = (draft: Draft): Steps => ({ saved: draft, past: [], now: draft, future: [], field: '' });

/** One act on the steps. */
export function step(steps: Steps, act: Act): Steps {
  const { past, now, future } = steps;
  switch (act.kind) {
    case 'change': {
      const together = act.field !== '' && act.field === steps.field;
      return {
        ...steps,
        past: together ? past : [...past, now].slice(-most),
        now: act.draft,
        future: [],
        field: act.field,
      };
    }
    case 'undo': {
      const last = past.at(-1);
      return last ? { ...steps, past: past.slice(0, -1), now: last, future: [now, ...future], field: '' } : steps;
    }
    case 'redo': {
      const [next, ...rest] = future;
      return next ? { ...steps, past: [...past, now], now: next, future: rest, field: '' } : steps;
    }
    case 'drop':
      return isDirty(steps)
        ? { ...steps, past: [...past, now].slice(-most), now: steps.saved, future: [], field: '' }
        : steps;
    case 'saved':
      return { ...steps, saved: act.draft };
    case 'rest':
      return { ...steps, field: '' };
  }
}

/** Whether something is not saved. */
export const isDirty = ({ saved, now }: Steps): boolean => JSON.stringify(saved) !== JSON.stringify(now);

/** Sentences about what is wrong, by field. */
export function wrongs({ name, content }: Draft): Record<string, string> {
  const found: Record<string, string> = {};
  const bad = checkPortalName(name);
  if (bad) found.name = ruleText(bad, portalLabels.name!);
  for (const [field, failure] of Object.entries(checkPortal(content))) {
    found[field] = ruleText(failure, portalLabels[field as keyof PortalContent] ?? field);
  }
  return found;
}

/** Methods with one at another place. */
export const moved = (methods: readonly GuestMethod[], method: GuestMethod, place: number): GuestMethod[] =>
  methods.filter((one) => one !== method).toSpliced(Math.max(0, place), 0, method);
