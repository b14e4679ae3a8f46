import { useEffect, useRef, type RefObject } from 'react';
import { useForm } from 'react-final-form';
import { sameValues } from './equal';

/** Values by field name as they were sent, until that failed. */
export type Sent = Map<string, unknown>;

/**
 * Newer data spares what differs from the older data. What was put back to that while a save was under way does not
 * differ from it, and yet is no longer what was sent: it is put back once more. Stands below the form whose `initial` it
 * is, so that it sees the values before they are replaced.
 */
export function SinceSent({ initial, sent }: { initial: object | undefined; sent: RefObject<Sent | undefined> }) {
  const form = useForm();
  const known = useRef(initial);
  useEffect(() => {
    if (sameValues(known.current, initial)) return;
    known.current = initial;
    const was = sent.current;
    if (!was || !initial) return;
    const valueOf = (name: string) => form.getFieldState(name)?.value as unknown;
    const changed = [...was.keys()].filter((name) => !sameValues(valueOf(name), was.get(name)));
    const values = changed.map((name) => [name, valueOf(name)] as const);
    form.batch(() => {
      form.initialize(initial);
      for (const [name, value] of values) form.change(name, value);
    });
    // What stands there now came from the data, or is on its way.
    const { submitting } = form.getState();
    for (const name of was.keys()) {
      const isSettled = !submitting && form.getFieldState(name)?.pristine;
      if (isSettled || !changed.includes(name)) was.set(name, valueOf(name));
    }
  });
  return null;
}
