import { useState } from 'react';
import { Input } from '../../../src/ui/input';

interface NumberBoxProps {
  label: string;
  value: number | null;
  unit?: string;
  least: number;
  most: number;
  disabled: boolean;
  /** An empty box is an answer too. */
  optional?: boolean;
  onChange: (value: number | null) => void;
}

/** A whole number that counts as soon as it is one within its bounds; until then it is marked and nothing changes. */
export function NumberBox({ label, value, unit, least, most, disabled, optional = false, onChange }: NumberBoxProps) {
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? (value === null ? '' : String(value));
  const fits = (text: string) =>
    text.trim() === '' ? optional : /^\d+$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;
  return (
    <Input
      aria-label={label}
      aria-invalid={!fits(shown)}
      inputMode="numeric"
      autoComplete="off"
      disabled={disabled}
      suffix={unit}
      value={shown}
      onChange={(text) => {
        setTyped(text);
        if (fits(text)) onChange(text.trim() === '' ? null : Number(text));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
