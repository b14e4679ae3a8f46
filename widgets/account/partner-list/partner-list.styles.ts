import { styled } from 'styled-components';
import { token } from '../../../src/theme';

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

export const Use = styled.div`
  display: grid;
  grid-template-columns: minmax(260px, 2fr) minmax(0, 3fr);
  gap: 16px 32px;
  align-items: start;
  padding: 16px 20px;
  & code {
    display: block;
    font-family: ${token('font-mono')};
    font-size: 12px;
  }
  & h3 {
    margin-bottom: 12px;
    color: ${token('text-3')};
  }
  @container (max-width: 720px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Line = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
`;
