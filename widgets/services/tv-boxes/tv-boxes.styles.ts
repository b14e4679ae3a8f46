import { styled } from 'styled-components';
import { token } from '../../../src/theme';

export const Above = styled.span<{ $plain?: boolean }>`
  display: block;
  overflow: hidden;
  color: ${({ $plain }) => token($plain ? 'text-2' : 'text-1')};
  font-weight: ${({ $plain }) => ($plain ? 400 : 500)};
  text-overflow: ellipsis;
`;

export const Below = styled.span`
  display: flex;
  gap: 6px;
  align-items: center;
  overflow: hidden;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
  text-overflow: ellipsis;
`;
