import { useState } from 'react';
import { styled } from 'styled-components';
import { passwordKinds } from '../../rules';
import { token, type TokenName } from '../../theme';
import { IconButton } from '../button';
import { Eye, EyeOff, Lock } from '../icon';
import { Input } from '../input';
import { FieldFrame } from './field';
import { formText } from './form.text';
import { useField, type FieldProps } from './use-field';

/** Props of `PasswordField`. */
export interface PasswordFieldProps extends FieldProps {
  /** `new` for one that is being chosen: shows its strength and lets managers offer one. `current` unless told. */
  purpose?: 'current' | 'new' | undefined;
  /** Hide the strength of a new one: for its repetition. */
  plain?: boolean | undefined;
  placeholder?: string | undefined;
  /** Hide the lock before the text. */
  noIcon?: boolean | undefined;
}

/** A password, shown on demand. */
export function PasswordField(props: PasswordFieldProps) {
  const state = useField<string>(props, '');
  const [shown, setShown] = useState(false);
  const { purpose = 'current', plain, placeholder, noIcon } = props;
  const reveal = (
    <IconButton
      size="sm"
      hint="none"
      label={shown ? formText.hidePassword : formText.showPassword}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    >
      {shown ? <Eye /> : <EyeOff />}
    </IconButton>
  );
  return (
    <FieldFrame props={props} state={state}>
      <Input
        {...state.control}
        type={shown ? 'text' : 'password'}
        data-text=""
        autoComplete={`${purpose}-password`}
        spellCheck={false}
        autoCapitalize="off"
        placeholder={placeholder}
        icon={noIcon ? undefined : <Lock />}
        action={reveal}
        size={state.size}
        value={state.value}
        onChange={state.change}
      />
      {purpose === 'new' && !plain && state.value && <Strength value={state.value} />}
    </FieldFrame>
  );
}

/** Nothing but length and kinds: an account password has at most 16 characters. */
const strengthOf = (value: string): 0 | 1 | 2 | 3 => {
  const kinds = passwordKinds(value);
  if (value.length < 8 || kinds < 2) return 0;
  if (kinds === 3 && value.length >= 12) return 3;
  return kinds === 3 || value.length >= 12 ? 2 : 1;
};

const tones: TokenName[] = ['danger-solid', 'warning-solid', 'info-solid', 'success-solid'];

function Strength({ value }: { value: string }) {
  const level = strengthOf(value);
  return (
    <Scale role="status">
      {formText.strength.map((word, step) => (
        <i key={word} style={{ background: step <= level ? token(tones[level]!) : undefined }} />
      ))}
      <span>{formText.strengthLabel(formText.strength[level])}</span>
    </Scale>
  );
}

const Scale = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  margin-top: 6px;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
  & > i {
    flex: 1;
    height: 4px;
    border-radius: 1px;
    background: ${token('surface-pressed')};
  }
  & > span {
    margin-left: 4px;
  }
`;
