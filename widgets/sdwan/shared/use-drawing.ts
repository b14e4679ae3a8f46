import { useCallback, useMemo, useState } from 'react';
import type { Drawing } from '../../../src/domain/sdwan';

/** A change of a drawing; `merge`: changes of the same name that follow each other are undone together (typing). */
export type Edit = (change: (drawing: Drawing) => Drawing, merge?: string) => void;

interface Steps {
  past: readonly Drawing[];
  now: Drawing;
  future: readonly Drawing[];
  merge?: string | undefined;
}

/** Steps that can be undone. */
const mostSteps = 100;

/** A drawing that is edited, with every step there and back. */
export interface DrawingState {
  drawing: Drawing;
  edit: Edit;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  /** Reads the drawing and every step there and back in another way; none of this can be undone. */
  turn: (change: (drawing: Drawing) => Drawing) => void;
  /** Begins anew: nothing can be undone. */
  reset: (drawing: Drawing) => void;
}

/** Holds a drawing and its steps. */
export function useDrawing(initial: Drawing | (() => Drawing)): DrawingState {
  const [steps, setSteps] = useState<Steps>(() => ({
    past: [],
    now: typeof initial === 'function' ? initial() : initial,
    future: [],
  }));
  const edit = useCallback<Edit>(
    (change, merge) =>
      setSteps((all) => {
        const now = change(all.now);
        if (now === all.now) return all;
        const joins = merge !== undefined && merge === all.merge;
        return { past: joins ? all.past : [...all.past, all.now].slice(-mostSteps), now, future: [], merge };
      }),
    [],
  );
  const undo = useCallback(
    () =>
      setSteps((all) => {
        const last = all.past.at(-1);
        return last ? { past: all.past.slice(0, -1), now: last, future: [all.now, ...all.future] } : all;
      }),
    [],
  );
  const redo = useCallback(
    () =>
      setSteps((all) => {
        const [next, ...future] = all.future;
        return next ? { past: [...all.past, all.now], now: next, future } : all;
      }),
    [],
  );
  const turn = useCallback(
    (change: (drawing: Drawing) => Drawing) =>
      setSteps(({ past, now, future }) => ({
        past: past.map(change),
        now: change(now),
        future: future.map(change),
      })),
    [],
  );
  const reset = useCallback((drawing: Drawing) => setSteps({ past: [], now: drawing, future: [] }), []);
  return useMemo(
    () => ({
      drawing: steps.now,
      edit,
      undo,
      redo,
      turn,
      reset,
      canUndo: steps.past.length > 0,
      canRedo: steps.future.length > 0,
    }),
    [steps, edit, undo, redo, turn, reset],
  );
}
