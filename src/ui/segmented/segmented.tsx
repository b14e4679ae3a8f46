import { useId, type ReactNode } from 'react';
import { Choice, Row } from './segmented.styles';

/** One choice. */
export interface Segment<V extends string = string> {
  value: V;
  label: ReactNode;
  disabled?: boolean | undefined;
}

/** Props of `Segmented`. */
export interface SegmentedProps<V extends string> {
  value: V;
  onChange: (value: V) => void;
  options: readonly Segment<V>[];
  /** Accessible name of the group. */
  label: string;
  size?: 'sm' | 'md' | undefined;
}

/** A few choices side by side, one in force. Native radios underneath, so the arrow keys are the platform's. */
export function Segmented<V extends string>({ value, onChange, options, label, size = 'md' }: SegmentedProps<V>) {
  const name = useId();
  return (
    <Row role="radiogroup" aria-label={label} $small={size === 'sm'}>
      {options.map((option) => (
        <Choice key={option.value} $small={size === 'sm'}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </Choice>
      ))}
    </Row>
  );
}
