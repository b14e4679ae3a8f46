import { useState } from 'react';
import { IconButton } from '../button';
import { Eye, EyeOff, Lock } from '../icon';
import { Input } from '../input';
import { lazy, Suspense } from '../lazy';
import { FieldFrame } from './field';
import { formText } from './form.text';
import { useField, type FieldProps } from './use-field';

/** Only a password that is being chosen has a strength. */
const Strength = lazy(() => import('./password-strength').then((m) => m.PasswordStrength));

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
      <Suspense>{purpose === 'new' && !plain && state.value && <Strength value={state.value} />}</Suspense>
    </FieldFrame>
  );
}
