import { useFormState } from 'react-final-form';
import { useLeaveGuard } from './leave';

const subscription = { dirty: true, submitting: true, submitSucceeded: true, dirtySinceLastSubmit: true };

/** Holds the page while its form has changes that are neither saved nor on their way. */
export function Guard() {
  const { dirty, submitting, submitSucceeded, dirtySinceLastSubmit } = useFormState({ subscription });
  const saved = submitSucceeded && !dirtySinceLastSubmit;
  useLeaveGuard(dirty === true && !submitting && !saved);
  return null;
}
