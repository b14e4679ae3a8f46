import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** First line of a cell. */
export const Name = styled.b`
  display: block;
  color: ${token('text-1')};
  font-weight: 500;
  overflow: hidden;
  text-overflow: ellipsis;
`;

/** Second line of a cell: an address, or `$plain` words. */
export const Below = styled.span<{ $plain?: boolean }>`
  display: block;
  color: ${token('text-3')};
  font-family: ${({ $plain }) => ($plain ? 'inherit' : token('font-mono'))};
  font-size: 12px;
  line-height: 16px;
  overflow: hidden;
  text-overflow: ellipsis;
`;

export const Panel = styled.div`
  min-width: 0;
`;
