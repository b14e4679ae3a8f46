import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** A drawing beside its words. */
export const Cell = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  vertical-align: middle;
`;

export const Mono = styled.span`
  font-family: ${token('font-mono')};
  font-size: 12px;
`;
