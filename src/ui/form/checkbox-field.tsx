import type { ReactNode } from 'react';
import { Checkbox } from '../checkbox';
import { Below } from './field';
import { FieldBox } from './form.styles';
import { useField, type FieldProps } from './use-field';

/** Props of `CheckboxField` and `SwitchField`. */
export interface ToggleFieldProps extends FieldProps<boolean> {
  /** Beside the box instead of the label, for sentences with links. */
  children?: ReactNode;
}

/** Yes or no. `required` means it must be yes: an agreement. */
export function CheckboxField(props: ToggleFieldProps) {
  const state = useField<boolean>(props, false);
  return (
    <FieldBox>
      <Checkbox
        {...state.control}
        checked={state.value}
        onChange={state.change}
        label={props.children ?? props.label}
      />
      <Below props={props} state={state} />
    </FieldBox>
  );
}
