import { styled } from 'styled-components';
import { token } from '../../theme';
import { box, focused } from '../input';

interface OpenerProps {
  $size: 'sm' | 'md' | 'lg';
  $invalid: boolean;
  $disabled: boolean | undefined;
}

export const Opener = styled.button.attrs({ part: 'input' })<OpenerProps>`
  ${box}
  display: flex;
  align-items: center;
  gap: 8px;
  text-align: start;
  cursor: pointer;
  &:focus-visible {
    ${focused}
  }
  & > svg,
  & > span + span {
    flex: none;
    color: ${token('text-3')};
    font-size: 12px;
  }
`;

export const Chosen = styled.span<{ $empty: boolean }>`
  flex: 1;
  min-width: 0;
  color: ${({ $empty }) => ($empty ? token('text-3') : 'inherit')};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Listed = styled.div`
  display: grid;
  max-height: 280px;
  margin-top: 4px;
  overflow: auto;
  & > label {
    align-items: center;
    min-height: ${token('control-height')};
    padding: 0 10px;
    border-radius: calc(${token('radius-2')} - 1px);
  }
  & > label > input {
    margin: 0;
  }
  & > label:hover {
    background: ${token('surface-pressed')};
  }
`;

export const Nothing = styled.span`
  padding: 8px 10px;
  color: ${token('text-3')};
`;
