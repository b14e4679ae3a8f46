import { Radio } from '../checkbox';
import type { Option } from '../select';
import { Wrap } from './checkboxes-field';
import { GroupFrame } from './field';
import { useField, type FieldProps } from './use-field';

/** Props of `RadioField`. */
export interface RadioFieldProps extends FieldProps {
  options: readonly Option[];
}

/** One of a few, all in sight. */
export function RadioField(props: RadioFieldProps) {
  const state = useField<string>(props, '');
  const { id, 'aria-required': _required, ...control } = state.control;
  return (
    <GroupFrame props={props} state={state}>
      <Wrap>
        {props.options.map(({ value, label, disabled }) => (
          <Radio
            key={value}
            {...control}
            name={`${id}-${props.name}`}
            disabled={props.disabled || disabled}
            label={label}
            value={value}
            checked={state.value === value}
            onChange={() => state.change(value)}
          />
        ))}
      </Wrap>
    </GroupFrame>
  );
}
