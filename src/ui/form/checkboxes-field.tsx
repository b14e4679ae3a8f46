import { styled } from 'styled-components';
import { Checkbox } from '../checkbox';
import type { Option } from '../select';
import { GroupFrame } from './field';
import { useField, type FieldProps } from './use-field';

/** Props of `CheckboxesField`. */
export interface CheckboxesFieldProps extends FieldProps<readonly string[]> {
  options: readonly Option[];
}

/** Any of a few, all in sight. */
export function CheckboxesField(props: CheckboxesFieldProps) {
  const state = useField<readonly string[]>(props, []);
  const { id: _id, ...control } = state.control;
  return (
    <GroupFrame props={props} state={state}>
      <Wrap>
        {props.options.map(({ value, label, disabled }) => (
          <Checkbox
            key={value}
            {...control}
            disabled={props.disabled || disabled}
            label={label}
            checked={state.value.includes(value)}
            onChange={(on) =>
              state.change(on ? [...state.value, value] : state.value.filter((other) => other !== value))
            }
          />
        ))}
      </Wrap>
    </GroupFrame>
  );
}

/** Choices in a row that breaks where it must. */
export const Wrap = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  padding: 6px 0;
`;
