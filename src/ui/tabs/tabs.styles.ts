import { styled } from 'styled-components';
import { token } from '../../theme';

export const Row = styled.div.attrs({ part: 'tabs' })`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  box-shadow: inset 0 -1px 0 ${token('border')};
  & > [role='tablist'] {
    display: flex;
    gap: 24px;
    min-width: 0;
    overflow-x: auto;
    scrollbar-width: none;
    outline: none;
  }
`;

export const Tab = styled.button`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  height: 40px;
  padding: 0;
  border: 0;
  background: none;
  color: ${token('text-2')};
  font-size: 14px;
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    color: ${token('text-1')};
  }
  &:focus-visible {
    box-shadow: inset 0 0 0 2px ${token('focus')};
  }
  &[aria-selected='true'] {
    color: ${token('text-1')};
    font-weight: 600;
  }
  &[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    background: ${token('accent-text')};
    forced-color-adjust: none;
  }
  &:disabled {
    color: ${token('text-disabled')};
    cursor: not-allowed;
  }
`;

export const Count = styled.span`
  color: ${token('text-3')};
  font-size: 12px;
  font-weight: 400;
`;

export const Panel = styled.div`
  padding-top: 16px;
`;
