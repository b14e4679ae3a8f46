import { useId } from 'react';
import { styled } from 'styled-components';
import { token } from '../../../src/theme';
import { FieldFrame } from '../../../src/ui/form';

interface LinesProps {
  label: string;
  help: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Several lines of text outside a form. */
export function Lines({ label, help, value, error, onChange }: LinesProps) {
  const base = useId();
  const ids = { control: base, help: `${base}-help`, error: `${base}-error` };
  return (
    <FieldFrame props={{ name: base, label, help }} state={{ ids, error }}>
      <Area
        id={base}
        rows={6}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? ids.error : ids.help}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}

const Area = styled.textarea`
  width: 100%;
  min-height: 120px;
  padding: 6px 10px;
  border: 1px solid ${token('border-control')};
  border-radius: ${token('radius-2')};
  background: ${token('surface-base')};
  color: ${token('text-1')};
  font: inherit;
  resize: vertical;
  &[aria-invalid='true'] {
    border-color: ${token('danger-solid')};
  }
`;
