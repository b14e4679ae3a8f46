import { styled } from 'styled-components';
import { token } from '../../theme';

export const Item = styled.button<{ $danger: boolean | undefined; $current: boolean | undefined }>`
  display: flex;
  align-items: center;
  gap: 8px;
  width: 100%;
  min-width: 168px;
  min-height: ${token('control-height')};
  padding: 0 10px;
  border: 0;
  border-radius: calc(${token('radius-2')} - 1px);
  background: none;
  color: ${({ $danger, $current }) => token($danger ? 'danger-text' : $current ? 'accent-text' : 'text-1')};
  font-weight: ${({ $current }) => ($current ? 500 : 400)};
  text-align: start;
  white-space: nowrap;
  cursor: pointer;
  & > svg {
    color: ${({ $danger }) => ($danger ? 'inherit' : token('text-3'))};
  }
  &:hover,
  &:focus {
    outline: 2px solid transparent;
    outline-offset: -2px;
    background: ${token('surface-pressed')};
  }
  &:focus-visible {
    border-radius: calc(${token('radius-2')} - 1px);
    box-shadow: inset 0 0 0 2px ${token('focus')};
  }
  &[aria-disabled='true'] {
    color: ${token('text-disabled')};
    cursor: not-allowed;
  }
`;

export const Hint = styled.span`
  margin-left: auto;
  padding-left: 16px;
  color: ${token('text-3')};
  font-size: 12px;
  font-weight: 400;
`;

export const Rule = styled.hr`
  height: 0;
  margin: 4px 0;
  border: 0;
  border-top: 1px solid ${token('border')};
`;

export const Top = styled.div`
  margin: 4px 10px;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
`;
