import { useFormState } from 'react-final-form';
import { Button, type ButtonProps } from '../button';

/** Sends the form it stands in; busy while that is under way. Primary unless told. */
export function SubmitButton(props: ButtonProps) {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return <Button variant="primary" {...props} type="submit" busy={submitting || props.busy} />;
}
