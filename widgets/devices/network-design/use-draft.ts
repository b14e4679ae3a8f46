import { useEffect, useReducer, useRef, useState } from 'react';
import { refusedFor, type ApiError, type DataOf } from '../../../src/api';
import type { designDetail } from '../../../src/api/contract/design';
import { useAct } from '../../../src/ui/act';
import { useLeaveGuard } from '../../../src/ui/form';
import { isDirty, step, stepsOf } from '../../../src/ui/steps';
import { useSave } from './network-design.data';
import type { Draft } from './network-design.model';

/** How what is seen stands to what the server has. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';

/** Milliseconds without a change after which it is saved. */
const rest = 800;

/** A design under work: its steps back and forth, saved by itself when its reader rests. */
export function useDraft(detail: DataOf<typeof designDetail>, enabled: boolean) {
  const [steps, dispatch] = useReducer(step<Draft>, detail, ({ name, document }) => stepsOf<Draft>({ name, document }));
  const [failure, setFailure] = useState<ApiError>();
  const [tried, setTried] = useState(0);
  const [savedAt, setSavedAt] = useState(detail.updated_at);
  const version = useRef(detail.updated_at);
  const { act } = useAct();
  const { run, busy } = useSave();
  const dirty = isDirty(steps);
  const conflict = refusedFor(failure, 'designChanged', 4511);
  const { now } = steps;
  useLeaveGuard(enabled && dirty);
  useEffect(() => {
    if (!enabled || !dirty || busy || failure) return;
    const save = () =>
      act(() => run({ id: detail.id, ...now, updated_at: version.current }), {
        then: ({ data }) => {
          version.current = data.updated_at;
          setSavedAt(data.updated_at);
          dispatch({ kind: 'saved', draft: now });
        },
        // It stands beside the name, where it stays.
        failed: (error) => {
          setFailure(error);
          return undefined;
        },
      });
    const timer = setTimeout(() => void save(), rest);
    return () => clearTimeout(timer);
  }, [enabled, dirty, busy, failure, tried, now, act, run, detail.id]);
  const state: SaveState = conflict ? 'conflict' : failure ? 'failed' : busy ? 'saving' : dirty ? 'waiting' : 'saved';
  return {
    ...{ now, state, failure, savedAt },
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
    /** One change; more of the same `field` are one step. */
    change: (field: string, draft: Draft) => {
      // What was refused for its content may be right now.
      if (failure && !conflict) setFailure(undefined);
      dispatch({ kind: 'change', field, draft });
    },
    undo: () => dispatch({ kind: 'undo' }),
    redo: () => dispatch({ kind: 'redo' }),
    retry: () => {
      setFailure(undefined);
      setTried((count) => count + 1);
    },
  };
}

/** What `useDraft` gives. */
export type DraftState = ReturnType<typeof useDraft>;
