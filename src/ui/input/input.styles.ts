import { css, styled } from 'styled-components';
import { controlHeight, token } from '../../theme';

const heights = { sm: 28, md: 32, lg: 40 };
const paddings = { sm: 8, md: 10, lg: 12 };

interface BoxProps {
  $size?: 'sm' | 'md' | 'lg';
  $invalid?: boolean | undefined;
  $disabled?: boolean | undefined;
  $mono?: boolean | undefined;
}

/**
 * The face that every box one types or chooses in shares. On a phone its letters have 16 px: iOS zooms into a field with
 * smaller ones, and does not zoom out again.
 */
export const box = css<BoxProps>`
  width: 100%;
  min-width: 0;
  height: ${({ $size = 'md' }) => controlHeight(heights[$size])};
  padding: 0 ${({ $size = 'md' }) => paddings[$size]}px;
  border: 1px solid ${token('border-control')};
  border-radius: ${token('radius-2')};
  background: ${token('surface-base')};
  color: ${token('text-1')};
  font-size: ${({ $size }) => ($size === 'lg' ? 14 : 13)}px;
  line-height: 20px;
  @media (pointer: coarse) and (width < 640px) {
    font-size: 16px;
  }
  ${({ $mono }) => $mono && `font-family: ${token('font-mono')};`}
  ${({ $invalid }) =>
    $invalid &&
    css`
      border-color: ${token('danger-solid')};
      box-shadow: inset 0 0 0 1px ${token('danger-solid')};
    `}
  ${({ $disabled }) =>
    $disabled &&
    css`
      border-color: ${token('border')};
      background: ${token('surface-sunken')};
      color: ${token('text-disabled')};
      cursor: not-allowed;
    `}
`;

/** The ring of a box that has the focus. */
export const focused = css<BoxProps>`
  border-color: ${({ $invalid }) => ($invalid ? token('danger-solid') : token('focus'))};
  box-shadow:
    inset 0 0 0 1px ${({ $invalid }) => ($invalid ? token('danger-solid') : token('focus'))},
    0 0 0 3px ${({ $invalid }) => ($invalid ? token('danger-line') : token('accent-line'))};
  outline: 2px solid transparent;
`;

export const Shell = styled.span.attrs({ part: 'input' })<BoxProps>`
  display: flex;
  align-items: center;
  gap: 8px;
  ${box}
  &:focus-within {
    ${focused}
  }
  & > input {
    flex: 1;
    align-self: stretch;
    min-width: 0;
    width: 100%;
    text-overflow: ellipsis;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    outline: none;
    box-shadow: none;
  }
  & > input:focus-visible {
    box-shadow: none;
  }
  & > input::placeholder {
    color: ${token('text-3')};
    opacity: 1;
  }
  & > input:disabled {
    cursor: not-allowed;
    -webkit-text-fill-color: currentColor;
  }
  & > input::-webkit-search-cancel-button {
    display: none;
  }
  & > svg {
    color: ${token('text-3')};
  }
  & > button {
    margin-right: -6px;
  }
`;

export const Suffix = styled.span`
  flex: none;
  color: ${token('text-3')};
  white-space: nowrap;
`;
