import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useForm, useFormState } from '../form';

/** Puts what stands typed into the draft; false: a field is not right, or the server refused it. */
type Flush = () => Promise<boolean>;

interface Typed {
  hold: (flush: Flush) => () => void;
  flush: Flush;
}

const TypedContext = createContext<Typed>({ hold: () => () => undefined, flush: () => Promise.resolve(true) });

/** Where forms below tell what is typed and not in the draft yet. */
export function TypedOutlet({ children }: { children: ReactNode }) {
  const held = useRef(new Set<Flush>());
  const typed = useMemo<Typed>(
    () => ({
      hold: (flush) => {
        held.current.add(flush);
        return () => void held.current.delete(flush);
      },
      flush: async () => {
        for (const flush of [...held.current]) if (!(await flush())) return false;
        return true;
      },
    }),
    [],
  );
  return <TypedContext value={typed}>{children}</TypedContext>;
}

/** Puts everything that is typed into the draft, before the draft is checked or sent. */
export const useFlush = (): Flush => useContext(TypedContext).flush;

/** Part of a form about a section: what is typed there goes along when the draft is sent. */
export function HoldTyped() {
  const form = useForm();
  const { dirty } = useFormState({ subscription: { dirty: true } });
  const { hold } = useContext(TypedContext);
  const mark = useRef<HTMLSpanElement>(null);
  const [refused, setRefused] = useState(0);
  useEffect(() => {
    if (refused) mark.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);
  useEffect(() => {
    if (!dirty) return;
    return hold(async () => {
      await form.submit();
      const { submitSucceeded, hasValidationErrors } = form.getState();
      const taken = submitSucceeded === true && !hasValidationErrors;
      if (!taken) setRefused((count) => count + 1);
      return taken;
    });
  }, [dirty, form, hold]);
  return <span ref={mark} hidden />;
}
