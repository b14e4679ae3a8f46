import { Switch } from '../switch';
import type { ToggleFieldProps } from './checkbox-field';
import { Below } from './field';
import { FieldBox } from './form.styles';
import { useField } from './use-field';

/** On or off. */
export function SwitchField(props: ToggleFieldProps) {
  const state = useField<boolean>(props, false);
  return (
    <FieldBox>
      <Switch {...state.control} checked={state.value} onChange={state.change} label={props.children ?? props.label} />
      <Below props={props} state={state} />
    </FieldBox>
  );
}
