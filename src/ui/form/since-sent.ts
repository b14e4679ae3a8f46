import { useEffect, type RefObject } from 'react';
import type { FormApi } from 'final-form';
import { sameValues } from './equal';

/** Values of a form's fields, by name. */
export type Sent = Map<string, unknown>;

/** What stands in the fields of a form. */
export const valuesIn = <V extends object>(form: FormApi<V>): Sent =>
  new Map(form.getRegisteredFields().map((name) => [name, form.getFieldState(name as keyof V)?.value]));

/**
 * Newer data spares what differs from the older data. What was put back to that while a save was under way does not
 * differ from it, and yet is no longer what was `sent` (empty once that failed): it is put back once more. For a part inside the form whose `initial` it is, so that it sees the values before they are replaced.
 */
export function useSinceSent<V extends object>(
  form: FormApi<V>,
  initial: Partial<V> | undefined,
  sent: RefObject<Sent>,
) {
  useEffect(() => {
    const was = sent.current;
    const { initialValues, submitting } = form.getState();
    if (!was.size || !initial || sameValues(initialValues, initial)) return;
    const now = valuesIn(form);
    const isKept = (name: string) => sameValues(now.get(name), was.get(name));
    form.initialize(initial);
    now.forEach((value, name) => isKept(name) || form.change(name as keyof V, value as V[keyof V]));
    // What comes while it is on its way is older than it, but newer than what nobody touched. Afterwards nothing is.
    valuesIn(form).forEach((value, name) => (submitting && !isKept(name)) || was.set(name, value));
  });
}
