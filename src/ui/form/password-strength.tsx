import { styled } from 'styled-components';
import { passwordKinds } from '../../rules';
import { token, type TokenName } from '../../theme';
import { formText } from './form.text';

/** Nothing but length and kinds: an account password has at most 16 characters. */
const strengthOf = (value: string): 0 | 1 | 2 | 3 => {
  const kinds = passwordKinds(value);
  if (value.length < 8 || kinds < 2) return 0;
  if (kinds === 3 && value.length >= 12) return 3;
  return kinds === 3 || value.length >= 12 ? 2 : 1;
};

const tones: TokenName[] = ['danger-solid', 'warning-solid', 'info-solid', 'success-solid'];

/** How strong a password is, in four steps and in words. */
export function PasswordStrength({ value }: { value: string }) {
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
