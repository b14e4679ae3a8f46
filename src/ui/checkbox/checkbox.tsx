import { useLayoutEffect, useRef, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { useMergedRef } from '../layer';
import { Box, Label } from './checkbox.styles';

/** Props of `Checkbox` and `Radio`; everything a native one takes as well. */
export interface CheckProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'type' | 'size'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Beside it. Without one give `aria-label`. */
  label?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Props of `Checkbox`. */
export interface CheckboxProps extends CheckProps {
  /** Some of what it stands for, not all. */
  mixed?: boolean | undefined;
}

/** A native checkbox in the product's clothes. */
export function Checkbox({ checked, mixed = false, onChange, label, ref, ...rest }: CheckboxProps) {
  const own = useRef<HTMLInputElement>(null);
  // Before anything is seen, and without a second pass: a long list has one in every row.
  useLayoutEffect(() => {
    if (own.current) own.current.indeterminate = mixed;
  }, [mixed]);
  return wrapped(
    label,
    rest.disabled,
    <Box
      {...rest}
      ref={useMergedRef(own, ref)}
      type="checkbox"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />,
  );
}

/** A native radio in the product's clothes; give those of one group the same `name`. */
export const Radio = ({ checked, onChange, label, ...rest }: CheckProps) =>
  wrapped(
    label,
    rest.disabled,
    <Box {...rest} type="radio" checked={checked} onChange={(event) => onChange(event.target.checked)} />,
  );

const wrapped = (label: ReactNode, disabled: boolean | undefined, box: ReactNode) =>
  label == null ? (
    box
  ) : (
    <Label $disabled={disabled}>
      {box}
      <span>{label}</span>
    </Label>
  );
