import { styled } from 'styled-components';
import { token } from '../../../src/theme';

export const Decoys = styled.ol`
  display: grid;
  gap: 8px;
  max-width: 480px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(80px, 1fr) 28px;
    align-items: center;
    gap: 8px;
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  margin-top: 8px;
  color: ${token('text-3')};
  font-size: 12px;
`;
