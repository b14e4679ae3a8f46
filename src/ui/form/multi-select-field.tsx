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
  /** The options come from elsewhere: called with what is typed, nothing is filtered here. What is chosen stays. */
  onSearch?: ((query: string) => void) | undefined;
  /** How many chosen ones no search has brought yet, in words; needed with `onSearch`. */
  unlisted?: ((count: number) => string) | undefined;
  /** Below the options: that more match than are listed. */
  more?: string | undefined;
}

/** From so many options on there is a box to search them. */
const many = 8;

/** Any of a list, in a popover of checkboxes. */
export function MultiSelectField(props: MultiSelectFieldProps) {
  const state = useField<readonly string[]>(props, []);
  const { options, source, onSearch, unlisted, more } = props;
  const placeholder = source?.loading ? formText.reading : (props.placeholder ?? formText.choose);
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const anchor = useRef<HTMLButtonElement>(null);
  const [labels] = useState(() => new Map<string, string>());
  for (const option of options) labels.set(option.value, option.label);
  const listed = new Set(options.map(({ value }) => value));
  const chosen = state.value.filter((value) => (onSearch ? labels : listed).has(value));
  // What was chosen by another search stands first; of what no search brought nothing is known here but that it is chosen.
  const before = onSearch && query === '' ? chosen.filter((value) => !listed.has(value)) : [];
  const unknown = onSearch && query === '' ? state.value.filter((value) => !labels.has(value)) : [];
  const here = query.trim().toLowerCase();
  const shown = [
    ...before.map((value): Option => ({ value, label: labels.get(value)! })),
    ...options.filter(({ label }) => onSearch || label.toLowerCase().includes(here)),
  ];
  const search = (typed: string) => {
    setQuery(typed);
    onSearch?.(typed.trim());
  };
  const choose = (value: string, on: boolean) => {
    const wanted = new Set(state.value);
    if (on) wanted.add(value);
    else wanted.delete(value);
    const known = options.flatMap((one) => (wanted.has(one.value) ? [one.value] : []));
    state.change(onSearch ? [...[...wanted].filter((one) => !listed.has(one)), ...known] : known);
  };
  const close = () => {
    setOpen(false);
    if (query !== '') search('');
    state.control.onBlur();
  };
  const held = onSearch ? state.value.length : chosen.length;
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
        <Chosen $empty={chosen.length === 0 && held === 0}>
          {formText.list(chosen.map((value) => labels.get(value)!)) || (held > 0 ? formText.chosen(held) : placeholder)}
        </Chosen>
        {held > 1 && chosen.length > 0 && <span>{formText.chosen(held)}</span>}
        <ChevronDown size={14} />
      </Opener>
      <Popover open={open} anchor={anchor} onClose={close} label={props.label} match flush>
        {(onSearch ? labels.size : options.length) >= many && (
          <SearchInput aria-label={formText.search} placeholder={formText.search} value={query} onChange={search} />
        )}
        <Listed>
          {unlisted && unknown.length > 0 && (
            <Checkbox
              label={unlisted(unknown.length)}
              checked
              onChange={() => state.change(state.value.filter((value) => !unknown.includes(value)))}
            />
          )}
          {shown.map(({ value, label, disabled }) => (
            <Checkbox
              key={value}
              label={label}
              disabled={disabled}
              checked={state.value.includes(value)}
              onChange={(on) => choose(value, on)}
            />
          ))}
          {shown.length === 0 && <Nothing>{formText.noOption}</Nothing>}
          {more && <Nothing>{more}</Nothing>}
        </Listed>
      </Popover>
    </FieldFrame>
  );
}
