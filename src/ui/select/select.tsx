import type { Ref, SelectHTMLAttributes } from 'react';
import { Native } from './select.styles';

/** One choice of a select. */
export interface Option<V extends string = string> {
  value: V;
  label: string;
  disabled?: boolean;
}

/** Props of `Select`; everything a native select takes as well. */
export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'size' | 'value'> {
  value: string;
  onChange: (value: string) => void;
  options: readonly Option[];
  /** Shown while nothing is chosen, and offered as no choice unless `aria-required`; without it the first option is chosen. */
  placeholder?: string | undefined;
  /** Height 28, 32 or 40 px; `md` unless told. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** The platform's select in the product's clothes; browsers that cannot dress its list show their own. */
export function Select({ value, onChange, options, placeholder, size = 'md', ...rest }: SelectProps) {
  return (
    <Native
      {...rest}
      $size={size}
      $invalid={rest['aria-invalid'] === true}
      $disabled={rest.disabled}
      $empty={placeholder !== undefined && value === ''}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {placeholder !== undefined && (
        <option value="" hidden={rest['aria-required'] === true}>
          {placeholder}
        </option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </Native>
  );
}
