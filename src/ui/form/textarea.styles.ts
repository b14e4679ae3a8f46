import { styled } from 'styled-components';
import { token } from '../../theme';
import { box, focused } from '../input';

interface AreaProps {
  $invalid: boolean;
  $disabled: boolean | undefined;
}

export const Plain = styled.textarea.attrs({ part: 'input' })<AreaProps>`
  ${box}
  display: block;
  height: auto;
  padding: 6px 10px;
  resize: vertical;
  &:focus-visible {
    ${focused}
  }
  &::placeholder {
    color: ${token('text-3')};
    opacity: 1;
  }
`;

export const Lines = styled.div.attrs({ part: 'input' })<AreaProps>`
  ${box}
  display: flex;
  height: auto;
  padding: 0;
  overflow: hidden;
  &:focus-within {
    ${focused}
  }
`;

export const Gutter = styled.div`
  flex: none;
  align-self: stretch;
  width: 40px;
  contain: size;
  padding: 6px 0;
  overflow: hidden;
  border-right: 1px solid ${token('border')};
  background: ${token('surface-sunken')};
  color: ${token('text-3')};
  font-family: ${token('font-mono')};
  font-size: 12px;
  line-height: 20px;
  text-align: right;
  user-select: none;
  & > span {
    display: block;
    padding: 0 6px;
  }
  & > [data-bad] {
    background: ${token('danger-soft')};
    color: ${token('danger-text')};
    font-weight: 600;
    box-shadow: inset 2px 0 0 ${token('danger-solid')};
  }
`;

export const Area = styled.textarea`
  flex: 1;
  min-width: 0;
  min-height: 72px;
  padding: 6px 10px;
  border: 0;
  background: none;
  color: inherit;
  font-family: ${token('font-mono')};
  font-size: 13px;
  line-height: 20px;
  white-space: pre;
  resize: vertical;
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  &::placeholder {
    color: ${token('text-3')};
    opacity: 1;
  }
`;
