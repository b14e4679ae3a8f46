import { styled } from 'styled-components';
import { token } from '../../src/theme';

export const Secret = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-top: 12px;
  padding: 8px 12px;
  border-radius: ${token('radius-2')};
  background: ${token('surface-sunken')};
  & > code {
    flex: 1;
    color: ${token('text-1')};
    font-family: ${token('font-mono')};
    overflow-wrap: anywhere;
  }
`;
