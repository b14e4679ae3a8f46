import { styled } from 'styled-components';
import { token } from '../../theme';
import { touchTarget } from '../button';

export const Label = styled.label<{ $disabled: boolean | undefined }>`
  ${touchTarget}
  /* What a label links to stands above the room around it. */
  isolation: isolate;
  &::after {
    z-index: -1;
  }
  display: inline-flex;
  align-items: flex-start;
  gap: 8px;
  min-width: 0;
  color: ${({ $disabled }) => token($disabled ? 'text-3' : 'text-1')};
  cursor: ${({ $disabled }) => ($disabled ? 'not-allowed' : 'pointer')};
  & > input {
    margin-top: 2px;
  }
  /* Colour alone would not tell a link from the sentence it stands in. */
  & a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** Marks are drawn with borders inside the native control: no image, so nothing for a content policy to refuse. */
export const Box = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  display: inline-grid;
  place-items: center;
  width: 16px;
  height: 16px;
  margin: 0;
  border: 1px solid ${token('border-control')};
  border-radius: calc(${token('radius-2')} - 1px);
  background: ${token('surface-base')};
  vertical-align: middle;
  cursor: pointer;
  &[type='radio'] {
    border-radius: 50%;
  }
  &:focus-visible {
    border-radius: calc(${token('radius-2')} - 1px);
  }
  &[type='radio']:focus-visible {
    border-radius: 50%;
  }
  &[type='checkbox']:checked,
  &[type='checkbox']:indeterminate {
    border-color: ${token('accent')};
    background: ${token('accent')};
  }
  &[type='checkbox']:checked:not(:indeterminate)::before {
    content: '';
    width: 5px;
    height: 9px;
    margin-top: -2px;
    border: solid ${token('text-on-accent')};
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  &:indeterminate[type='checkbox']::before {
    content: '';
    width: 8px;
    border-top: 2px solid ${token('text-on-accent')};
  }
  &[type='radio']:checked {
    border: 5px solid ${token('accent')};
  }
  &[aria-invalid='true'] {
    border-color: ${token('danger-solid')};
  }
  &:disabled {
    border-color: ${token('border')};
    background: ${token('surface-sunken')};
    cursor: not-allowed;
  }
  &[type='checkbox']:disabled:checked,
  &[type='checkbox']:disabled:indeterminate {
    border-color: transparent;
    background: ${token('text-disabled')};
  }
  &[type='radio']:disabled:checked {
    border-color: ${token('text-disabled')};
  }
`;
