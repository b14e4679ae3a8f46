import { useReducer, useState } from 'react';
import { refusedFor, type ApiError, type DataOf } from '../../../src/api';
import type { boardDetail } from '../../../src/api/contract/board';
import { useAct } from '../../../src/ui/act';
import { useLeaveGuard } from '../../../src/ui/form';
import { isDirty, step, stepsOf } from '../../../src/ui/steps';
import { useSave } from './boards.data';
import type { Draft } from './boards.model';
import { boardsText as text } from './boards.text';

/** A board under work: its steps back and forth, kept when its reader says so. */
export function useDraft(detail: DataOf<typeof boardDetail>) {
  const [steps, dispatch] = useReducer(step<Draft>, detail, ({ name, document }) => stepsOf<Draft>({ name, document }));
  const [kept, setKept] = useState({ rev: detail.rev, at: detail.updated_at });
  const [failure, setFailure] = useState<ApiError>();
  const { act, busy } = useAct();
  const { run } = useSave();
  const dirty = isDirty(steps);
  const { now, saved } = steps;
  useLeaveGuard(dirty);
  return {
    ...{ now, dirty, busy, failure, savedAt: kept.at },
    conflict: refusedFor(failure, 'boardChanged', 4515),
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
    /** One change; more of the same `field` are one step. */
    change: (field: string, draft: Draft) => dispatch({ kind: 'change', field, draft }),
    undo: () => dispatch({ kind: 'undo' }),
    redo: () => dispatch({ kind: 'redo' }),
    discard: () =>
      act(() => Promise.resolve(), {
        confirm: { body: text.discardBody, danger: true },
        then: () => dispatch({ kind: 'change', field: '', draft: saved }),
      }),
    save: () =>
      act(() => run({ id: detail.id, rev: kept.rev, ...now }), {
        said: text.saved,
        then: ({ data }) => {
          setFailure(undefined);
          setKept({ rev: data.rev, at: data.updated_at });
          dispatch({ kind: 'saved', draft: now });
        },
        // It stands beside the button, where it stays.
        failed: (error) => {
          setFailure(error);
          return undefined;
        },
      }),
  };
}

/** What `useDraft` gives. */
export type DraftState = ReturnType<typeof useDraft>;
