import { styled } from 'styled-components';
import { token } from '../../theme';

export const Row = styled.div<{ $small: boolean }>`
  display: inline-flex;
  flex: none;
  gap: 2px;
  max-width: 100%;
  padding: ${({ $small }) => ($small ? 1 : 2)}px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-2')};
  background: ${token('surface-sunken')};
  overflow-x: auto;
  scrollbar-width: none;
`;

export const Choice = styled.label<{ $small: boolean }>`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  height: calc(${token('control-height')} - ${({ $small }) => ($small ? 8 : 6)}px);
  padding: 0 ${({ $small }) => ($small ? 8 : 10)}px;
  border: 1px solid transparent;
  border-radius: calc(${token('radius-2')} - 1px);
  color: ${token('text-2')};
  font-size: ${({ $small }) => ($small ? 12 : 13)}px;
  white-space: nowrap;
  cursor: pointer;
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:hover {
    color: ${token('text-1')};
  }
  &:has(:checked) {
    border-color: ${token('border-strong')};
    background: ${token('surface-base')};
    color: ${token('text-1')};
    box-shadow: ${token('shadow-1')};
    outline: 2px solid transparent;
    outline-offset: -2px;
    font-weight: 500;
  }
  &:has(:focus-visible) {
    box-shadow: inset 0 0 0 2px ${token('focus')};
  }
  &:has(:disabled) {
    color: ${token('text-disabled')};
  }
`;
