import { styled } from 'styled-components';
import { token } from '../../../src/theme';

export const Caption = styled.div`
  color: ${token('text-3')};
`;

export const Acts = styled.div`
  display: flex;
  gap: 8px;
`;

export const Line = styled.div<{ $below?: boolean }>`
  display: ${({ $below }) => ($below ? 'block' : 'flex')};
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 32px;
  margin-top: ${({ $below }) => ($below ? 12 : 4)}px;
`;
