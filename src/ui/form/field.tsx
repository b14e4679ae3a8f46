import type { ReactNode } from 'react';
import { Button } from '../button';
import { CircleExclamationPoint } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import { ErrorLine, FieldBox, Help, LabelEnd, LabelLine, Star } from './form.styles';
import { formText } from './form.text';
import type { FieldProps, FieldState, Choices } from './use-field';

/** Props of the frames around controls. */
export interface FrameProps {
  props: (FieldProps<never> | FieldProps<unknown>) & Choices;
  state: Pick<FieldState<unknown>, 'ids' | 'error'>;
  /** Right end of the label's line. */
  end?: ReactNode;
  children: ReactNode;
}

/** Label above, error or help below a single control. */
export const FieldFrame = ({ props, state, end, children }: FrameProps) => (
  <FieldBox>
    <Label props={props} end={end}>
      <label htmlFor={state.ids.control}>{props.label}</label>
    </Label>
    {children}
    <Below props={props} state={state} />
  </FieldBox>
);

/** The same around several controls that answer one question. */
export const GroupFrame = ({ props, state, end, children }: FrameProps) => (
  <FieldBox
    as="div"
    role="group"
    aria-labelledby={`${state.ids.control}-label`}
    aria-describedby={state.error ? state.ids.error : props.help ? state.ids.help : undefined}
  >
    <Label props={props} end={end}>
      <span id={`${state.ids.control}-label`}>{props.label}</span>
    </Label>
    {children}
    <Below props={props} state={state} />
  </FieldBox>
);

/** Error, the reason why there are no choices or, without both, help. */
export function Below({ props, state }: Pick<FrameProps, 'props' | 'state'>) {
  const { source } = props;
  if (source?.error && source.data === undefined) {
    return (
      <ErrorLine id={state.error ? state.ids.error : state.ids.help} role="alert">
        <CircleExclamationPoint size={14} />
        <span>
          {formText.notRead(source.error.message)}{' '}
          <Button variant="link" onClick={() => void source.refresh()}>
            {formText.readAgain}
          </Button>
        </span>
      </ErrorLine>
    );
  }
  if (state.error) {
    return (
      <ErrorLine id={state.ids.error} role="alert">
        <CircleExclamationPoint size={14} />
        <span>{state.error}</span>
      </ErrorLine>
    );
  }
  return props.help ? <Help id={state.ids.help}>{props.help}</Help> : null;
}

function Label({ props, end, children }: { props: FrameProps['props']; end: ReactNode; children: ReactNode }) {
  if (props.hideLabel) return <VisuallyHidden>{children}</VisuallyHidden>;
  return (
    <LabelLine>
      {children}
      {props.required && <Star aria-hidden="true">*</Star>}
      {end && <LabelEnd>{end}</LabelEnd>}
    </LabelLine>
  );
}
