import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** What is said below a list. */
export const Note = styled.p`
  margin: 0;
  padding: 10px 20px 16px;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
  & > span {
    white-space: normal;
  }
`;
