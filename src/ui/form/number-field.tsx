import { useState, type ReactNode } from 'react';
import { between, integer as integerRule, max as maxRule, min as minRule, numeric } from '../../rules';
import { Input } from '../input';
import { FieldFrame } from './field';
import { useField, type Check, type FieldProps } from './use-field';

/** Props of `NumberField`. */
export interface NumberFieldProps extends FieldProps<number | string> {
  /** In the box, after the number. */
  unit?: ReactNode;
  /** Bounds, both included; checked like a rule. */
  min?: number | undefined;
  max?: number | undefined;
  /** Whole numbers only. */
  integer?: boolean | undefined;
  placeholder?: string | undefined;
}

/** A number. The form holds a number as soon as the text is one, and the text until then. */
export function NumberField(props: NumberFieldProps) {
  const { min, max, integer, unit, placeholder } = props;
  const state = useField<number | string>(
    { ...props, rules: [...boundsOf(min, max, integer), ...(props.rules ?? [])] },
    '',
  );
  const [typed, setTyped] = useState<string>();
  const change = (text: string) => {
    const tidy = text.trim();
    setTyped(text);
    state.change(tidy !== '' && !numeric(tidy) ? Number(tidy) : tidy);
  };
  return (
    <FieldFrame props={props} state={state}>
      <Input
        {...state.control}
        inputMode={integer ? 'numeric' : 'decimal'}
        autoComplete="off"
        suffix={unit}
        placeholder={placeholder}
        size={state.size}
        value={typed ?? String(state.value)}
        onChange={change}
        onBlur={() => {
          setTyped(undefined);
          state.control.onBlur();
        }}
      />
    </FieldFrame>
  );
}

function boundsOf(
  min: number | undefined,
  max: number | undefined,
  whole: boolean | undefined,
): Check<number | string>[] {
  const rules: Check<number | string>[] = [(value) => (whole ? integerRule : numeric)(String(value))];
  if (min !== undefined && max !== undefined) rules.push(between(min, max));
  else if (min !== undefined) rules.push(minRule(min));
  else if (max !== undefined) rules.push(maxRule(max));
  return rules;
}
