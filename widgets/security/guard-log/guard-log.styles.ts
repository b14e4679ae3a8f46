import { styled } from 'styled-components';
import { token } from '../../../src/theme';

export const Only = styled.button`
  display: block;
  max-width: 100%;
  padding: 0;
  overflow: hidden;
  border: 0;
  background: none;
  color: ${token('accent-text')};
  font: inherit;
  text-align: start;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;
`;

export const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  padding-inline-start: 8px;
  border: 1px solid ${token('border-strong')};
  border-radius: ${token('radius-2')};
  color: ${token('text-1')};
  white-space: nowrap;
`;
