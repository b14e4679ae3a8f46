import { styled } from 'styled-components';
import { token } from '../../../src/theme';

export const Intro = styled.p`
  margin: 0 0 12px;
  color: ${token('text-2')};
`;

/** The code at the left, what to do with it at the right. */
