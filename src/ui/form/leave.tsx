import { createContext, useCallback, useContext, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useConfirm } from '../dialog';
import { formText } from './form.text';

/** Does `then` at once while nothing would be lost, else when the reader agreed to lose it. */
export type LeaveFor = (then: () => void) => void;

/** Knows whether anything below holds changes that would be lost. */
interface Leave {
  /** Marks that leaving loses something; returns the way to take it back. */
  hold: () => () => void;
  leave: LeaveFor;
}

const LeaveContext = createContext<Leave>({ hold: () => () => undefined, leave: (then) => then() });

/** Asks before what takes the place of a form: `leave(() => choose(tab))`. */
export const useLeave = (): LeaveFor => useContext(LeaveContext).leave;

/** Marks the page as holding unsaved work while `held`: reloads and in-app navigation ask first. */
export function useLeaveGuard(held: boolean): void {
  const { hold } = useContext(LeaveContext);
  useEffect(() => {
    if (!held) return;
    const release = hold();
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      release();
      window.removeEventListener('beforeunload', ask);
    };
  }, [held, hold]);
}

/** Where forms below tell of unsaved work. Part of `UiRoot`. */
export function LeaveOutlet({ children }: { children: ReactNode }) {
  const held = useRef(new Set<object>());
  const confirm = useConfirm();
  const hold = useCallback(() => {
    const form = {};
    held.current.add(form);
    return () => void held.current.delete(form);
  }, []);
  const leave = useCallback<LeaveFor>(
    (then) => {
      if (held.current.size === 0) return then();
      void confirm(formText.leave).then((agreed) => {
        if (!agreed) return;
        // Who agreed is not asked again on the way out.
        held.current.clear();
        then();
      });
    },
    [confirm],
  );
  return <LeaveContext value={useMemo(() => ({ hold, leave }), [hold, leave])}>{children}</LeaveContext>;
}
