import { styled } from 'styled-components';
import { token } from '../../../src/theme';

export const Gateway = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  & a {
    color: ${token('text-1')};
    font-weight: 500;
  }
`;

export const Quiet = styled.span`
  color: ${token('text-3')};
`;
