import { useRef, useState } from 'react';
import { Checkbox } from '../checkbox';
import { ChevronDown } from '../icon';
import { SearchInput } from '../input';
import { Popover } from '../popover';
import type { Option } from '../select';
import { FieldFrame } from './field';
import { formText } from './form.text';
import { Chosen, Listed, Nothing, Opener } from './multi-select.styles';
import { useField, type Choices, type FieldProps } from './use-field';

/** Props of `MultiSelectField`. */
export interface MultiSelectFieldProps extends FieldProps<readonly string[]>, Choices {
  options: readonly Option[];
  /** Shown while nothing is chosen; `请选择` unless told. */
  placeholder?: string | undefined;
}

/** From so many options on there is a box to search them. */
const many = 8;

/** Any of a list, in a popover of checkboxes. */
export function MultiSelectField(props: MultiSelectFieldProps) {
  const state = useField<readonly string[]>(props, []);
  const { options, source } = props;
  const placeholder = source?.loading ? formText.reading : (props.placeholder ?? formText.choose);
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const anchor = useRef<HTMLButtonElement>(null);
  const chosen = options.filter(({ value }) => state.value.includes(value));
  const shown = options.filter(({ label }) => label.toLowerCase().includes(query.trim().toLowerCase()));
  const close = () => {
    setOpen(false);
    setQuery('');
    state.control.onBlur();
  };
  const { onBlur: _blur, 'aria-required': _required, name: _name, ...control } = state.control;
  return (
    <FieldFrame props={props} state={state}>
      <Opener
        {...control}
        ref={anchor}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-invalid={control['aria-invalid']}
        $size={state.size}
        $invalid={state.error !== undefined}
        $disabled={props.disabled}
        onClick={() => (open ? close() : setOpen(true))}
      >
        <Chosen $empty={chosen.length === 0}>{formText.list(chosen.map(({ label }) => label)) || placeholder}</Chosen>
        {chosen.length > 1 && <span>{formText.chosen(chosen.length)}</span>}
        <ChevronDown size={14} />
      </Opener>
      <Popover open={open} anchor={anchor} onClose={close} label={props.label} match flush>
        {options.length >= many && (
          <SearchInput aria-label={formText.search} placeholder={formText.search} value={query} onChange={setQuery} />
        )}
        <Listed>
          {shown.map(({ value, label, disabled }) => (
            <Checkbox
              key={value}
              label={label}
              disabled={disabled}
              checked={state.value.includes(value)}
              onChange={(on) =>
                state.change(options.map((o) => o.value).filter((o) => (o === value ? on : state.value.includes(o))))
              }
            />
          ))}
          {shown.length === 0 && <Nothing>{formText.noOption}</Nothing>}
        </Listed>
      </Popover>
    </FieldFrame>
  );
}
