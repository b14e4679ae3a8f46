/** What is edited, with the steps back and forth. */
interface Steps<D> {
  saved: D;
  past: readonly D[];
  now: D;
  future: readonly D[];
  /** Field of the last change: more of the same is one step. */
  field: string;
}

/** Steps that can be taken back. */
const most = 100;

/** What can happen to a draft. */
type StepAct<D> = { kind: 'change'; field: string; draft: D } | { kind: 'undo' | 'redo' } | { kind: 'saved'; draft: D };

/** The beginning. */
export const stepsOf = <D>(draft: D): Steps<D> => ({ saved: draft, past: [], now: draft, future: [], field: '' });

/** One act on the steps. */
export function step<D>(steps: Steps<D>, act: StepAct<D>): Steps<D> {
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
export const isDirty = <D>({ saved, now }: Steps<D>): boolean => saved !== now;
