import { createContext, useCallback, useContext, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useConfirm } from '../dialog';
import { formText } from './form.text';

/** Knows whether anything below holds changes that would be lost. */
interface Leave {
  /** Marks that leaving loses something; returns the way to take it back. */
  hold: () => () => void;
  /** True when nothing is held, or the reader agreed to lose it. */
  mayLeave: () => Promise<boolean>;
}

const LeaveContext = createContext<Leave>({ hold: () => () => undefined, mayLeave: () => Promise.resolve(true) });

/**
 * Asks before going elsewhere in the product: `if (await mayLeave()) navigate(path)`. Resolves at once to true while no
 * form below the same `UiRoot` holds unsaved changes.
 */
export const useMayLeave = (): (() => Promise<boolean>) => useContext(LeaveContext).mayLeave;

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
  const held = useRef(0);
  const confirm = useConfirm();
  const hold = useCallback(() => {
    held.current += 1;
    return () => {
      held.current -= 1;
    };
  }, []);
  const mayLeave = useCallback(async () => held.current === 0 || confirm(formText.leave), [confirm]);
  return <LeaveContext value={useMemo(() => ({ hold, mayLeave }), [hold, mayLeave])}>{children}</LeaveContext>;
}
