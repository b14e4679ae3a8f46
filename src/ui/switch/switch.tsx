import type { InputHTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme';

/** Props of `Switch`; everything a native checkbox takes as well. */
export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'type' | 'size'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Beside it. Without one give `aria-label`. */
  label?: ReactNode;
}

/** On or off, in force at once. */
export function Switch({ checked, onChange, label, ...rest }: SwitchProps) {
  const track = (
    <Track
      {...rest}
      type="checkbox"
      role="switch"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
  if (label == null) return track;
  return (
    <Label>
      {track}
      <span>{label}</span>
    </Label>
  );
}

const Label = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: ${token('text-1')};
  cursor: pointer;
`;

const Track = styled.input`
  appearance: none;
  forced-color-adjust: none;
  position: relative;
  flex: none;
  width: 32px;
  height: 18px;
  margin: 0;
  border-radius: 9px;
  background: ${token('border-control')};
  vertical-align: middle;
  cursor: pointer;
  transition: background ${token('dur-instant')};
  &:focus-visible {
    border-radius: 9px;
  }
  &::before {
    content: '';
    position: absolute;
    top: 2px;
    left: 2px;
    width: 14px;
    height: 14px;
    border-radius: 50%;
    background: ${token('text-on-accent')};
    transition: translate ${token('dur-instant')};
  }
  &:checked {
    background: ${token('accent')};
  }
  &:checked::before {
    translate: 14px 0;
  }
  &:disabled {
    background: ${token('border')};
    cursor: not-allowed;
  }
`;
