import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { Shell, Suffix } from './input.styles';

/** Props of `Input`; everything a native input takes as well. */
export interface InputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'size' | 'prefix'> {
  value: string;
  onChange: (value: string) => void;
  /** Height 28, 32 or 40 px; `md` unless told. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Before the text, 16 px. */
  icon?: ReactNode;
  /** After the text: a unit. */
  suffix?: ReactNode;
  /** After the unit: a button. */
  action?: ReactNode;
  /** Fixed pitch, for addresses and serial numbers. */
  mono?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A text box with room for an icon, a unit and a button. */
export function Input({ value, onChange, size = 'md', icon, suffix, action, mono, ...rest }: InputProps) {
  const unit = useId();
  const describedBy = [rest['aria-describedby'], suffix ? unit : ''].filter(Boolean).join(' ') || undefined;
  return (
    <Shell $size={size} $mono={mono} $invalid={rest['aria-invalid'] === true} $disabled={rest.disabled}>
      {icon}
      <input
        type="text"
        {...rest}
        aria-describedby={describedBy}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {suffix && <Suffix id={unit}>{suffix}</Suffix>}
      {action}
    </Shell>
  );
}
