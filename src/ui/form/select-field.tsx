import { Select, type Option } from '../select';
import { FieldFrame } from './field';
import { formText } from './form.text';
import { useField, type Choices, type FieldProps } from './use-field';

/** Props of `SelectField`. */
export interface SelectFieldProps extends FieldProps, Choices {
  options: readonly Option[];
  /** Shown while nothing is chosen; `请选择` unless told. */
  placeholder?: string | undefined;
}

/** One of a list, with the platform's select. */
export function SelectField(props: SelectFieldProps) {
  const { options, source, placeholder = formText.choose } = props;
  const state = useField<string>(props, '');
  return (
    <FieldFrame props={props} state={state}>
      <Select
        {...state.control}
        size={state.size}
        options={options}
        placeholder={source?.loading ? formText.reading : placeholder}
        value={state.value}
        onChange={state.change}
      />
    </FieldFrame>
  );
}
