import { styled } from 'styled-components';
import { token } from '../../../src/theme';

export const Classes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(232px, 1fr));
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Class = styled.li<{ $on: boolean; $near: boolean }>`
  display: grid;
  align-content: start;
  gap: 2px;
  padding: 10px 12px;
  border: 1px solid ${({ $on }) => token($on ? 'accent-line' : 'border')};
  border-radius: ${token('radius-2')};
  background: ${({ $on }) => token($on ? 'accent-soft' : 'surface-base')};
  box-shadow: ${({ $near }) => ($near ? `inset 2px 0 0 ${token('accent')}` : 'none')};
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
  & > label {
    font-size: 14px;
  }
`;
