import { Input } from '../input';
import { lazy, Suspense } from '../lazy';
import type { Option } from '../select';
import { FieldFrame } from './field';
import { formText } from './form.text';
import { useField, type Choices, type FieldProps } from './use-field';

/** Some 45 kB of well-tested keyboard and screen reader work, fetched by the first page that has such a field. */
const ComboboxBox = lazy(() => import('./combobox-box').then((m) => m.ComboboxBox));

/** Props of `ComboboxField`. */
export interface ComboboxFieldProps extends FieldProps, Choices {
  options: readonly Option[];
  placeholder?: string | undefined;
  /** The options come from elsewhere: called with what is typed, nothing is filtered here. */
  onSearch?: ((query: string) => void) | undefined;
}

/** One of a long list, found by typing. */
export function ComboboxField(props: ComboboxFieldProps) {
  const state = useField<string>(props, '');
  const { options, placeholder = formText.choose, source, onSearch } = props;
  const label = options.find(({ value }) => value === state.value)?.label ?? state.value;
  return (
    <FieldFrame props={props} state={state}>
      <Suspense
        fallback={<Input {...state.control} readOnly size={state.size} value={label} onChange={() => undefined} />}
      >
        <ComboboxBox
          control={state.control}
          size={state.size}
          options={options}
          placeholder={source?.loading ? formText.reading : placeholder}
          onSearch={onSearch}
          value={state.value}
          onChange={state.change}
        />
      </Suspense>
    </FieldFrame>
  );
}
