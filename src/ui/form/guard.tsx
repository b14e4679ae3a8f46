import { useEffect } from 'react';
import { useFormState } from 'react-final-form';
import { useLeaveGuard } from './leave';

const subscription = { dirty: true, submitting: true, submitSucceeded: true, dirtySinceLastSubmit: true };

/** Holds the page while its form has changes that are neither saved nor on their way, and tells who asks itself. */
export function Guard({ onHold }: { onHold?: ((held: boolean) => void) | undefined }) {
  const { dirty, submitting, submitSucceeded, dirtySinceLastSubmit } = useFormState({ subscription });
  const saved = submitSucceeded && !dirtySinceLastSubmit;
  const held = dirty === true && !submitting && !saved;
  useLeaveGuard(held);
  useEffect(() => onHold?.(held), [onHold, held]);
  return null;
}
